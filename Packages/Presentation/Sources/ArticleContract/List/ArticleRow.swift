public import PresentationKit

/// One article in a list, ready to be shown.
///
/// The texts come from outside; the view sanitises them.
public struct ArticleRow: Hashable, Sendable, Identifiable {
    /// The article's identifier, which ``ArticleListEvent/didSelect(_:)`` takes.
    public let id: String
    /// The title.
    public let title: String
    /// Who wrote it, without a sign before the name, or nil where the source does not say.
    public let author: String?
    /// The day of its creation, as `2026-11-21`, or nil where the source does not say.
    public let date: String?
    /// The names of its tags.
    public let tags: [String]
    /// How many people like it.
    public let likes: Int
    /// How many people keep it on their list.
    public let stocks: Int
    /// How many comments it has.
    public let comments: Int
    /// A Boolean value that indicates whether it was read before.
    public var isRead: Bool
    /// Whether the article is a kept copy, not what its host says now.
    public let isKept: Bool
    /// The article for programs, without its text.
    public let record: Record

    /// Makes a row.
    public init(
        id: String,
        title: String,
        author: String?,
        date: String?,
        tags: [String],
        likes: Int,
        stocks: Int,
        comments: Int,
        isRead: Bool,
        isKept: Bool,
        record: Record
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.date = date
        self.tags = tags
        self.likes = likes
        self.stocks = stocks
        self.comments = comments
        self.isRead = isRead
        self.isKept = isKept
        self.record = record
    }
}
