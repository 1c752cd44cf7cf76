public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// A query for one page of kept articles.
public struct KeptSearch: Hashable, Sendable {
    /// The query.
    public let query: SearchQuery
    /// The page.
    public let page: PageRequest

    /// Creates a search.
    public init(_ query: SearchQuery, page: PageRequest) {
        self.query = query
        self.page = page
    }
}

/// Finds kept articles without a connection, the most relevant first.
public struct SearchKeptArticles: QueryUseCase {
    private let gateway: any KeptArticleGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: the gateway of the kept articles.
    public init(gateway: any KeptArticleGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: KeptSearch) async throws(ApplicationError) -> Page<KeptArticleHit> {
        try await gateway.search(input.query, input.page)
    }
}
