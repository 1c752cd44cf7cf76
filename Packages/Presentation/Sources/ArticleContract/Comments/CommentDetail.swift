public import ReportKit

/// The display value of a comment.
///
/// The texts come from outside; the view sanitises them.
public struct CommentDetail: Hashable, Sendable, Identifiable {
    /// The identifier.
    public let id: String
    /// The account name of the author, without `@`, or nil where the source does not say.
    public let author: String?
    /// The minute of the comment, as `2026-11-21 14:05`, or nil where the source does not say.
    public let created: String?
    /// The minute of the last change, or nil where it is unknown or that of the comment.
    public let updated: String?
    /// The text for the layout.
    public let text: ArticleText
    /// The record of the comment; its document is the text in Markdown below a heading with author, date and
    /// identifier.
    public let record: Record

    /// Creates a display value.
    public init(
        id: String,
        author: String?,
        created: String?,
        updated: String?,
        text: ArticleText,
        record: Record
    ) {
        self.id = id
        self.author = author
        self.created = created
        self.updated = updated
        self.text = text
        self.record = record
    }
}
