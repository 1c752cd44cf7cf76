public import ArticleDomain
public import DomainKit
import Foundation
public import UseCaseKit

/// Fetches the comments on an article with their parsed texts, the oldest first.
///
/// Comments without a date are last.
public struct FetchComments: QueryUseCase {
    private let gateway: any CommentGateway
    private let host: ArticleHost
    private let markup: any MarkupGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the comments.
    ///   - host: the host of the run; an article of another host is refused.
    ///   - markup: parses the Markdown of a comment.
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
