public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Forgets the kept copy of an article; one that is not kept is no failure.
public struct RemoveKeptArticle: CommandUseCase {
    private let gateway: any KeptArticleGateway
    private let host: ArticleHost

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - gateway: keeps the copies.
    ///   - host: the host that is set; an article of another one is refused.
    public init(gateway: any KeptArticleGateway, host: ArticleHost) {
        self.gateway = gateway
        self.host = host
    }

    public func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) {
        try await gateway.remove(try input.id(on: host))
    }
}
