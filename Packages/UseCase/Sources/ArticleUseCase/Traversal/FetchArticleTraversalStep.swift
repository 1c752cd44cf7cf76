public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches the next step of a traversal.
public struct FetchArticleTraversalStep: QueryUseCase {
    private let gateway: any ArticleGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: the gateway of the articles.
    public init(gateway: any ArticleGateway) {
        self.gateway = gateway
    }

    /// Fetches the next articles.
    ///
    /// - Throws: ``ApplicationError``; a page of kept copies is not a step, so the reason for it is thrown.
    public func callAsFunction(_ input: ArticleTraversal) async throws(ApplicationError) -> ArticleTraversalStep {
        guard let request = input.request else { return ArticleTraversalStep([], traversal: input) }
        let page = try await gateway.page(request.page, of: request.selection)
        if case .kept(_, let reason)? = page.elements.first?.freshness { throw ApplicationError(reason) }
        var traversal = input
        let articles = traversal.take(page)
        return ArticleTraversalStep(articles, traversal: traversal)
    }
}
