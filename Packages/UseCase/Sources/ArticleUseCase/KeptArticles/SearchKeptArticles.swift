public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// A question about kept articles: what to look for, and which page of what is found.
public struct KeptSearch: Hashable, Sendable {
    /// What to look for.
    public let query: SearchQuery
    /// Which page of what is found.
    public let page: PageRequest

    /// Makes a question.
    public init(_ query: SearchQuery, page: PageRequest) {
        self.query = query
        self.page = page
    }
}

/// Finds kept articles without a connection, the most relevant first.
public struct SearchKeptArticles: QueryUseCase {
    private let gateway: any KeptArticleGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: finds kept articles.
    public init(gateway: any KeptArticleGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: KeptSearch) async throws(ApplicationError) -> Page<KeptArticleHit> {
        try await gateway.search(input.query, input.page)
    }
}
