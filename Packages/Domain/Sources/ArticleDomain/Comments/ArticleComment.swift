public import DomainKit
public import Foundation

/// The identifier of a comment: 20 hexadecimal digits on Qiita.
public typealias CommentID = Identifier<ArticleComment>

/// A comment on an article, in Markdown.
public struct ArticleComment: Identifiable, Hashable, Sendable {
    /// The identifier.
    public let id: CommentID
    /// The text in Qiita's Markdown, as its author wrote it.
    public let body: String
    /// The author, or nil where the source does not say.
    public let author: ArticleAuthor?
    /// The date of the comment, or nil where the source does not say.
    public let createdAt: Date?
    /// The date of the last change, or nil where the source does not say.
    public let updatedAt: Date?

    /// Creates a comment.
    public init(id: CommentID, body: String, author: ArticleAuthor?, createdAt: Date?, updatedAt: Date?) {
        self.id = id
        self.body = body
        self.author = author
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}

/// A comment with its parsed body.
public typealias ParsedComment = Parsed<ArticleComment>

/// Fetches the comments on articles.
public protocol CommentGateway: Sendable {
    /// Fetches all comments on an article.
    ///
    /// - Returns: The comments in the order of their source; empty if there are none.
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such article.
    @concurrent
    func comments(on article: ArticleID) async throws(ApplicationError) -> Fetched<[ArticleComment]>
}
