public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Saves a traversal, so that it can be resumed.
public struct SaveArticleTraversal: CommandUseCase {
    private let gateway: any ArticleTraversalGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: stores unfinished traversals.
    public init(gateway: any ArticleTraversalGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleTraversal) async throws(ApplicationError) {
        try await gateway.save(input)
    }
}
