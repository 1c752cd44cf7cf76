/// A comment with its parsed text.
public struct ParsedComment: Hashable, Sendable {
    /// The comment.
    public let comment: ArticleComment
    /// The parsed body.
    public let markup: Markup

    /// Creates a comment with its parsed text.
    public init(_ comment: ArticleComment, markup: Markup) {
        self.comment = comment
        self.markup = markup
    }
}
