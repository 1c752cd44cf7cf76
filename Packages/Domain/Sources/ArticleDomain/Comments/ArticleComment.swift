public import DomainKit
public import Foundation

/// Names one comment: 20 hexadecimal digits on Qiita.
public typealias CommentID = Identifier<ArticleComment>

/// What somebody said about an article, in Markdown.
public struct ArticleComment: Identifiable, Hashable, Sendable {
    /// Which comment it is.
    public let id: CommentID
    /// The text in Qiita's Markdown, as it was written.
    public let body: String
    /// Who wrote it, or nil where the source does not say.
    public let author: ArticleAuthor?
    /// When it was written, or nil where the source does not say.
    public let createdAt: Date?
    /// When it was last changed, or nil where the source does not say.
    public let updatedAt: Date?

    /// Makes a comment.
    public init(id: CommentID, body: String, author: ArticleAuthor?, createdAt: Date?, updatedAt: Date?) {
        self.id = id
        self.body = body
        self.author = author
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}
