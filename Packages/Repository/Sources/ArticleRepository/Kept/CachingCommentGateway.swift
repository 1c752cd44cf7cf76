public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// A decorator that stores the comments of another gateway, for use when that one fails or is slow.
public struct CachingCommentGateway: CommentGateway {
    private let base: any CommentGateway
    private let cache: FallbackCache<[CommentDocument]>

    /// Creates a decorator, which stores the comments of an article in one document of the collection `comments-HOST`.
    public init(
        _ base: any CommentGateway,
        host: ArticleHost,
        store: any DocumentStore,
        network: NetworkFirst = NetworkFirst(),
        skipped: SkippedDocuments = SkippedDocuments(),
        clock: any WallClock = SystemWallClock()
    ) {
        self.base = base
        cache = FallbackCache("comments-\(host)", store: store, network: network, skipped: skipped, clock: clock)
    }

    @concurrent
    public func comments(on article: ArticleID) async throws(ApplicationError) -> Fetched<[ArticleComment]> {
        try await cache.answer(to: article.rawValue) { [base] () throws(ApplicationError) in
            try await base.comments(on: article)
        }
    }
}

/// The stored form of a comment, version 1.
private struct CommentDocument: StoredForm {
    private let id: String
    private let body: String
    private let author: String?
    private let authorName: String?
    private let createdAt: Date?
    private let updatedAt: Date?

    init(_ comment: ArticleComment) {
        id = comment.id.rawValue
        body = comment.body
        author = comment.author?.id
        authorName = comment.author?.name
        createdAt = comment.createdAt
        updatedAt = comment.updatedAt
    }

    func restored() throws(ValidationError) -> ArticleComment {
        try ArticleComment(
            id: CommentID(id),
            body: body,
            author: author.map { id throws(ValidationError) in try ArticleAuthor(id: id, name: authorName) },
            createdAt: createdAt,
            updatedAt: updatedAt
        )
    }
}
