public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches one page of a list of articles: what an ``ArticlePaginator`` is made with.
public struct FetchArticles: QueryUseCase {
    private let gateway: any ArticleGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: where the articles come from.
    public init(gateway: any ArticleGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(
        _ input: PagedQuery<ArticleSelection>
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        try await gateway.page(input.page, of: input.query)
    }
}
