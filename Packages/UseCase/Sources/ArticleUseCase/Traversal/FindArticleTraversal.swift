public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Finds the unfinished traversal of a list, or creates a new one.
public struct FindArticleTraversal: QueryUseCase {
    private let gateway: any ArticleTraversalGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: stores unfinished traversals.
    public init(gateway: any ArticleTraversalGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleSelection) async throws(ApplicationError) -> ArticleTraversal {
        try await gateway.traversal(of: input) ?? ArticleTraversal(input)
    }
}
