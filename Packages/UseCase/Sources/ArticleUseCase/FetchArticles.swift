public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches one page of a list of articles, as an ``ArticlePaginator`` needs it.
public struct FetchArticles: QueryUseCase {
    private let gateway: any ArticleGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: the gateway of the articles.
    public init(gateway: any ArticleGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(
        _ input: PagedQuery<ArticleSelection>
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        try await gateway.page(input.page, of: input.query)
    }
}
