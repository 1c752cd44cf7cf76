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
}
