public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches the article that the user named, ready to be read.
///
/// A URL that names another host than the one that is set is refused: the same identifier may be another article there.
public struct ReadArticle: QueryUseCase {
    private let gateway: any ArticleGateway
    private let host: ArticleHost
    private let markup: any MarkupGateway

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - gateway: where the article comes from.
    ///   - host: the host that is set.
    ///   - markup: knows what the Markdown of a body means.
    public init(gateway: any ArticleGateway, host: ArticleHost, markup: any MarkupGateway) {
        self.gateway = gateway
        self.host = host
        self.markup = markup
    }

    @concurrent
    public func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) -> Fetched<ParsedArticle> {
        try await gateway.article(input.id(on: host)).map { ParsedArticle($0, markup: markup.markup(of: $0.body)) }
    }
}
