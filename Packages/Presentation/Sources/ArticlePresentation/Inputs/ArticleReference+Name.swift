import ArticleDomain
import DomainKit

extension ArticleReference {
    /// Returns the identifier in what the user wrote, or the whole text if it names no article.
    static func identifier(in name: String) -> String {
        (try? ArticleReference(name))?.id.rawValue ?? name
    }
}
