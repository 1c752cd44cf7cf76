public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches the articles of the next step of a walk.
public struct FetchArticleWalkStep: QueryUseCase {
    private let gateway: any ArticleGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: where the articles come from.
    public init(gateway: any ArticleGateway) {
        self.gateway = gateway
    }

    /// Fetches the next articles.
    ///
    /// - Throws: ``ApplicationError``; a kept page is no answer here, so its reason is thrown.
    public func callAsFunction(_ input: ArticleWalk) async throws(ApplicationError) -> ArticleWalkStep {
        guard let request = input.request else { return ArticleWalkStep([], walk: input) }
        let page = try await gateway.page(request.page, of: request.selection)
        if case .kept(_, let reason)? = page.elements.first?.freshness { throw ApplicationError(reason) }
        var walk = input
        let articles = walk.take(page)
        return ArticleWalkStep(articles, walk: walk)
    }
}
