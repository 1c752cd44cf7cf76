import ArticleDomain
import DomainKit

extension ArticleReference {
    /// Returns the identifier of the article on a host.
    ///
    /// - Throws: ``ApplicationError`` if the URL has another host, where the same identifier may be another article.
    func id(on host: ArticleHost) throws(ApplicationError) -> ArticleID {
        guard let other = self.host, other != host else { return id }
        let error = ValidationError(field: "host", value: other.description, rule: .oneOf([host.description]))
        throw ApplicationError(.invalidInput(error))
    }
}
