public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Finds where a traversal through a list stopped, or begins one.
public struct FindArticleTraversal: QueryUseCase {
    private let gateway: any ArticleTraversalGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: keeps how far traversals have come.
    public init(gateway: any ArticleTraversalGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleSelection) async throws(ApplicationError) -> ArticleTraversal {
        try await gateway.traversal(of: input) ?? ArticleTraversal(input)
    }
}
