public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches an article and parses its text.
///
/// A URL of another host than that of the run is refused: the same identifier may be another article there. Adding the
/// article to the history is not an effect that the user asked for, so reading stays a query (RFC 9110, section 9.2.1, on
/// safe methods).
public struct ReadArticle: QueryUseCase {
    private let gateway: any ArticleGateway
    private let host: ArticleHost
    private let markup: any MarkupGateway
    private let history: (any CommandUseCase<Article>)?

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the articles.
    ///   - host: the host of the run.
    ///   - markup: parses the Markdown of a body.
    ///   - history: adds the article to the history, or nil where it is not added, or not by this use case.
    public init(
        gateway: any ArticleGateway,
        host: ArticleHost,
        markup: any MarkupGateway,
        history: (any CommandUseCase<Article>)? = nil
    ) {
        self.history = history
        self.gateway = gateway
        self.host = host
        self.markup = markup
    }

    @concurrent
    public func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) -> Fetched<ParsedArticle> {
        let fetched = try await gateway.article(input.id(on: host))
        _ = await history?.result(fetched.value)
        return fetched.map { ParsedArticle($0, markup: markup.markup(of: $0.body)) }
    }
}
