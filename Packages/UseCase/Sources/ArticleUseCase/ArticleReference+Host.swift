import ArticleDomain
import DomainKit

extension ArticleReference {
    /// The identifier, if the article can be on a host.
    ///
    /// - Throws: ``ApplicationError`` if a URL names another host: the same identifier may be another article there.
    func id(on host: ArticleHost) throws(ApplicationError) -> ArticleID {
        guard let other = self.host, other != host else { return id }
        let error = ValidationError(field: "host", value: other.description, rule: .oneOf([host.description]))
        throw ApplicationError(.invalidInput(error))
    }
}
