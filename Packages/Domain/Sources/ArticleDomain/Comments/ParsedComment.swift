/// A comment with the structure of its text, as whoever reads it needs it.
public struct ParsedComment: Hashable, Sendable {
    /// The comment.
    public let comment: ArticleComment
    /// What the Markdown of its body means.
    public let markup: Markup

    /// Puts a comment and the structure of its text together.
    public init(_ comment: ArticleComment, markup: Markup) {
        self.comment = comment
        self.markup = markup
    }
}
