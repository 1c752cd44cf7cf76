public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Lists the kept articles, the last kept first, without opening them.
public struct ListKeptArticles: QueryUseCase {
    private let gateway: any KeptArticleGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: the gateway of the kept articles.
    public init(gateway: any KeptArticleGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: PageRequest) async throws(ApplicationError) -> Page<KeptArticleSummary> {
        let total = try await gateway.count()
        let offset = input.offset ?? total
        let summaries = offset < total ? try await gateway.list(limit: input.size, offset: offset) : []
        let isLast = offset >= total - summaries.count
        return Page(elements: summaries, next: isLast ? nil : input.next, total: total)
    }
}
