import ArticleDomain
import DomainKit

extension CompletionSource {
    /// Returns the title of a kept article, or nil if the article is not kept or its title cannot be read.
    ///
    /// The title only names the article in a confirmation, so it is not worth a failure.
    func title(of article: ArticleID) async -> KeptTitle? {
        try? await titles(beginning: article.rawValue, limit: nil).first { $0.id == article }
    }
}
