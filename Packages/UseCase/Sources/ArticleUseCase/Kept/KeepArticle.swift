public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches an article and keeps it, so that it can be read without a connection.
public struct KeepArticle: CommandUseCase {
    private let gateway: any ArticleGateway
    private let host: ArticleHost

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - gateway: fetches articles and keeps what it fetches.
    ///   - host: the host that is set; an article of another one is refused.
    public init(gateway: any ArticleGateway, host: ArticleHost) {
        self.gateway = gateway
        self.host = host
    }

    /// Fetches and keeps the article; one that is kept already stays where its host does not answer.
    ///
    /// - Throws: ``ApplicationError``: why it could not be fetched, or why it could not be kept.
    public func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) {
        let fetched = try await gateway.article(try input.id(on: host))
        if case .notKept(let reason) = fetched.freshness { throw ApplicationError(reason) }
    }
}
