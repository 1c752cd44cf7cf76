public import ArticleDomain
public import DomainKit
import Foundation
public import UseCaseKit

/// Fetches what was said about an article, the oldest first, ready to be read.
///
/// Comments whose date is not known stand last.
public struct FetchComments: QueryUseCase {
    private let gateway: any CommentGateway
    private let host: ArticleHost
    private let markup: any MarkupGateway

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - gateway: where the comments come from.
    ///   - host: the host that is set; an article of another one is refused.
    ///   - markup: knows what the Markdown of a comment means.
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
