public import ArticleDomain
import DomainKit
public import UseCaseKit

/// Names articles in confirmations: by their titles, or as the user did where nobody knows the title.
@MainActor
public struct ArticleNaming {
    private let title: any QueryUseCase<ArticleReference, String?>

    /// Creates a naming.
    ///
    /// - Parameter title: finds the title of an article.
    public init(_ title: any QueryUseCase<ArticleReference, String?>) {
        self.title = title
    }

    /// The name of an article; that its title cannot be found is no failure of what is confirmed.
    func name(of article: ArticleReference) async -> String {
        guard case .success(let title?) = await title.result(article) else { return article.id.rawValue }
        return title
    }
}
