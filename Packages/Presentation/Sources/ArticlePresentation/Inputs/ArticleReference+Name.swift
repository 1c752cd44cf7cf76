import ArticleDomain
import DomainKit

extension ArticleReference {
    /// Parses the name of an article, and reports a failure in the terms of the application.
    ///
    /// - Throws: ``ApplicationError`` of kind `invalidInput`.
    init(named name: String) throws(ApplicationError) {
        do throws(ValidationError) {
            try self.init(name)
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
    }

    /// Returns the identifier in what the user wrote, or the whole text if it names no article.
    static func identifier(in name: String) -> String {
        (try? ArticleReference(name))?.id.rawValue ?? name
    }
}
