public import PresentationKit

/// One comment, ready to be shown.
///
/// The texts come from outside; the view sanitises them.
public struct CommentDetail: Hashable, Sendable, Identifiable {
    /// The comment's identifier.
    public let id: String
    /// Who wrote it, without a sign before the name, or nil where the source does not say.
    public let author: String?
    /// The minute in which it was written, as `2026-11-21 14:05`, or nil where the source does not say.
    public let created: String?
    /// The minute of its last change, or nil where it is that of its creation or not known.
    public let updated: String?
    /// The text, ready to be laid out.
    public let text: ArticleText
    /// The comment for programs; its document is the text in Markdown, below a heading that says whose it is.
    public let record: Record

    /// Makes a comment for the screen.
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
