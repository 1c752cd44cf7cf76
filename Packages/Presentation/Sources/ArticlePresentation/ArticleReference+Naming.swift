import ArticleDomain
import DomainKit

extension ArticleReference {
    /// Reads what the user wrote.
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
