public import PresentationKit
public import ReportKit

/// The display value of an article.
///
/// The texts come from outside; the view sanitises them.
public struct ArticleDetail: Hashable, Sendable {
    /// The identifier, or nil for an unpublished text.
    public let id: String?
    /// The title.
    public let title: String
    /// The account name of the author, without `@`, or nil where the source does not say.
    public let author: String?
    /// The day of publication, as `2026-11-21`, or nil where the source does not say.
    public let created: String?
    /// The day of the last change, as `2026-11-21`, or nil where it is unknown or that of publication.
    public let updated: String?
    /// The names of the tags.
    public let tags: [String]
    /// The number of likes.
    public let likes: Int
    /// The number of stocks.
    public let stocks: Int
    /// The number of comments.
    public let comments: Int
    /// The day on which the article was read before, as `2026-11-21`, or nil.
    public let lastRead: String?
    /// The address in a browser, or nil.
    public let url: String?
    /// The notice about the article, for example that it is a kept copy, or nil.
    public let notice: Phrase?
    /// The text for the layout.
    public let text: ArticleText
    /// The record of the article; its document is the text in Markdown, as its author wrote it.
    public let record: Record

    /// Creates a display value.
    public init(
        id: String?,
        title: String,
        author: String? = nil,
        created: String? = nil,
        updated: String? = nil,
        tags: [String],
        likes: Int = 0,
        stocks: Int = 0,
        comments: Int = 0,
        lastRead: String? = nil,
        url: String? = nil,
        notice: Phrase? = nil,
        text: ArticleText,
        record: Record
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.created = created
        self.updated = updated
        self.tags = tags
        self.likes = likes
        self.stocks = stocks
        self.comments = comments
        self.lastRead = lastRead
        self.url = url
        self.notice = notice
        self.text = text
        self.record = record
    }
}
