public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches the article that the user named.
///
/// A URL that names another host than the one that is set is refused: the same identifier may be another article there.
public struct ReadArticle: QueryUseCase {
    private let gateway: any ArticleGateway
    private let host: ArticleHost

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - gateway: where the article comes from.
    ///   - host: the host that is set.
    public init(gateway: any ArticleGateway, host: ArticleHost) {
        self.gateway = gateway
        self.host = host
    }

    public func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) -> Fetched<Article> {
        if let other = input.host, other != host {
            let error = ValidationError(field: "host", value: other.description, rule: .oneOf([host.description]))
            throw ApplicationError(.invalidInput(error))
        }
        return try await gateway.article(input.id)
    }
}
