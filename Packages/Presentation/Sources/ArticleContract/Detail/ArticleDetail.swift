public import PresentationKit

/// One article, ready to be shown.
///
/// The texts come from outside; the view sanitises them.
public struct ArticleDetail: Hashable, Sendable {
    /// The article's identifier, or nil for a text that nobody has published.
    public let id: String?
    /// The title.
    public let title: String
    /// Who wrote it, without a sign before the name, or nil where the source does not say.
    public let author: String?
    /// The day of its creation, as `2026-11-21`, or nil where the source does not say.
    public let created: String?
    /// The day of its last change, as `2026-11-21`, or nil where it is the day of its creation or not known.
    public let updated: String?
    /// The names of its tags.
    public let tags: [String]
    /// How many people like it.
    public let likes: Int
    /// How many people keep it on their list.
    public let stocks: Int
    /// How many comments it has.
    public let comments: Int
    /// The day on which it was read before, as `2026-11-21`, or nil.
    public let lastRead: String?
    /// Where it can be read in a browser, or nil.
    public let url: String?
    /// The text, ready to be laid out.
    public let text: ArticleText
    /// The article for programs; its document is the text in Markdown, as its author wrote it.
    public let record: Record

    /// Makes an article for the screen.
    public init(
        id: String?,
        title: String,
        author: String?,
        created: String?,
        updated: String?,
        tags: [String],
        likes: Int,
        stocks: Int,
        comments: Int,
        lastRead: String?,
        url: String?,
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
        self.text = text
        self.record = record
    }
}
