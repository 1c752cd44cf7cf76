public import ReportKit

/// The display value of an article in a list.
///
/// The texts come from outside; the view sanitises them.
public struct ArticleRow: Hashable, Sendable, Identifiable {
    /// The identifier, for ``ArticleListEvent/didSelect(_:)``.
    public let id: String
    /// The title.
    public let title: String
    /// The account name of the author, without `@`, or nil where the source does not say.
    public let author: String?
    /// The day of publication, as `2026-11-21`, or nil where the source does not say.
    public let date: String?
    /// The names of the tags.
    public let tags: [String]
    /// The number of likes.
    public let likes: Int
    /// The number of stocks.
    public let stocks: Int
    /// The number of comments.
    public let comments: Int
    /// A Boolean value that indicates whether the article was read before.
    public var isRead: Bool
    /// A Boolean value that indicates whether the article is kept for reading without a connection.
    public var isKept: Bool
    /// A Boolean value that indicates whether the article is known to be in the stocks of the user.
    public var isStocked: Bool
    /// The record of the article, without its text.
    public let record: Record

    /// Creates a row.
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
        isStocked: Bool,
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
        self.isStocked = isStocked
        self.record = record
    }
}
