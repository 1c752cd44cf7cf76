public import PresentationKit
public import ReportKit

/// The display value of a row in a list: of an article, or of a search or a tag in the library.
///
/// The texts come from outside; the view sanitises them.
public struct ArticleRow: Hashable, Sendable, Identifiable {
    /// The identifier, for ``ArticleListEvent/didOpen(_:)``.
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
    /// A Boolean value that indicates whether the article was read before, or nil in lists that do not show this.
    public var isRead: Bool?
    /// A Boolean value that indicates whether the article is kept for reading without a connection.
    public var isKept: Bool
    /// A Boolean value that indicates whether the article is known to be in the stocks of the user.
    public var isStocked: Bool
    /// The remarks that follow the facts about an article, from left to right.
    public let remarks: [Phrase]
    /// The line that matches a search, or a part of it; nil without a search.
    public let excerpt: String?
    /// The record of the article, without its text; nil for a row of the library.
    public let record: Record?

    /// Creates a row.
    public init(
        id: String,
        title: String,
        author: String? = nil,
        date: String? = nil,
        tags: [String] = [],
        likes: Int = 0,
        stocks: Int = 0,
        comments: Int = 0,
        isRead: Bool? = nil,
        isKept: Bool = false,
        isStocked: Bool = false,
        remarks: [Phrase] = [],
        excerpt: String? = nil,
        record: Record? = nil
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
        self.remarks = remarks
        self.excerpt = excerpt
        self.record = record
    }
}
