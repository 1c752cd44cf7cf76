public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Keeps how far a walk has come, so that it can be gone on with.
public struct KeepArticleWalk: CommandUseCase {
    private let gateway: any ArticleWalkGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: keeps how far walks have come.
    public init(gateway: any ArticleWalkGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleWalk) async throws(ApplicationError) {
        try await gateway.keep(input)
    }
}
