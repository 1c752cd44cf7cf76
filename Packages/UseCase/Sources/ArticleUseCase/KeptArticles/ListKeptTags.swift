public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Lists the tags of the kept articles, those of most articles first.
public struct ListKeptTags: QueryUseCase {
    private let gateway: any KeptArticleGateway
    private let source: any CompletionSource

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the kept articles.
    ///   - source: the tags that are known on this machine.
    public init(gateway: any KeptArticleGateway, source: any CompletionSource) {
        self.gateway = gateway
        self.source = source
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> [KnownTag] {
        // The source knows the articles that the gateway has seen, which may have been kept since then.
        _ = try await gateway.count()
        return try await source.tags()
    }
}
