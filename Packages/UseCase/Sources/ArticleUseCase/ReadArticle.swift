public import ArticleDomain
public import DomainKit
import Foundation
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
    /// Without a history, or where another use case adds the article to it, nothing is added.
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

extension ArticleReference {
    /// Returns the identifier of the article on a host.
    ///
    /// - Throws: ``ApplicationError`` if the URL has another host, where the same identifier may be another article.
    func id(on host: ArticleHost) throws(ApplicationError) -> ArticleID {
        guard let other = self.host, other != host else { return id }
        let error = ValidationError(field: "host", value: other.description, rule: .oneOf([host.description]))
        throw ApplicationError(.invalidInput(error))
    }
}

/// Fetches an image of an article.
public struct FetchArticleImage: QueryUseCase {
    private let gateway: any ArticleImageGateway

    /// Creates the use case.
    public init(gateway: any ArticleImageGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleImageAddress) async throws(ApplicationError) -> PixelImage {
        try await gateway.image(at: input)
    }
}

/// Fetches the comments on an article with their parsed texts, the oldest first.
///
/// Comments without a date are last. An article of another host is refused.
public struct FetchComments: QueryUseCase {
    private let gateway: any CommentGateway
    private let host: ArticleHost
    private let markup: any MarkupGateway

    /// Creates the use case.
    public init(gateway: any CommentGateway, host: ArticleHost, markup: any MarkupGateway) {
        self.gateway = gateway
        self.host = host
        self.markup = markup
    }

    @concurrent
    public func callAsFunction(
        _ input: ArticleReference
    ) async throws(ApplicationError) -> Fetched<[ParsedComment]> {
        try await gateway.comments(on: input.id(on: host)).map { comments in
            comments.sorted { Self.key($0) < Self.key($1) }
                .map { ParsedComment($0, markup: markup.markup(of: $0.body)) }
        }
    }

    private static func key(_ comment: ArticleComment) -> (Date, String) {
        (comment.createdAt ?? .distantFuture, comment.id.rawValue)
    }
}

/// Reads a manuscript of the user and parses its text.
public struct ReadManuscript: QueryUseCase {
    private let gateway: any ManuscriptGateway
    private let markup: any MarkupGateway

    /// Creates the use case.
    public init(gateway: any ManuscriptGateway, markup: any MarkupGateway) {
        self.gateway = gateway
        self.markup = markup
    }

    @concurrent
    public func callAsFunction(_ input: ManuscriptPath) async throws(ApplicationError) -> ParsedManuscript {
        let manuscript = try await gateway.manuscript(at: input)
        return ParsedManuscript(manuscript, markup: markup.markup(of: manuscript.body))
    }
}

/// Fetches the public profile of a tag.
public struct FetchTagProfile: QueryUseCase {
    private let gateway: any ProfileGateway

    /// Creates the use case.
    public init(gateway: any ProfileGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleTag) async throws(ApplicationError) -> Fetched<TagProfile> {
        try await gateway.profile(of: input)
    }
}

/// Fetches the public profile of a user.
public struct FetchUserProfile: QueryUseCase {
    private let gateway: any ProfileGateway

    /// Creates the use case.
    public init(gateway: any ProfileGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleAuthor) async throws(ApplicationError) -> Fetched<UserProfile> {
        try await gateway.profile(of: input)
    }
}

/// The connection to hosts, as the last request found it.
public enum Connectivity: Hashable, Sendable {
    /// The last request was answered, or none was sent.
    case online
    /// The last request reached nobody.
    case offline

    /// Creates the state that a request has shown.
    public init(isOnline: Bool) { self = isOnline ? .online : .offline }
}
