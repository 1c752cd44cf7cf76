import ArticleDomain
import DomainKit

extension CompletionSource {
    /// Returns the title of a kept article, or nil if the article is not kept or its title cannot be read.
    ///
    /// A title only names an article in a confirmation, so a failure to find it is none of what is confirmed.
    func title(of article: ArticleID) async -> KeptTitle? {
        try? await titles(beginning: article.rawValue, limit: nil).first { $0.id == article }
    }
}
