public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Finds where a walk through a list stopped, or begins one.
public struct FindArticleWalk: QueryUseCase {
    private let gateway: any ArticleWalkGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: keeps how far walks have come.
    public init(gateway: any ArticleWalkGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleSelection) async throws(ApplicationError) -> ArticleWalk {
        try await gateway.walk(through: input) ?? ArticleWalk(input)
    }
}
