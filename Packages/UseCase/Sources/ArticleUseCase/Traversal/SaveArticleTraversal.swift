public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Keeps how far a traversal has come, so that it can be resumed.
public struct SaveArticleTraversal: CommandUseCase {
    private let gateway: any ArticleTraversalGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: keeps how far traversals have come.
    public init(gateway: any ArticleTraversalGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleTraversal) async throws(ApplicationError) {
        try await gateway.save(input)
    }
}
