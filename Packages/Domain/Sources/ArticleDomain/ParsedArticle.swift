/// An article with its parsed text.
public struct ParsedArticle: Hashable, Sendable {
    /// The article.
    public let article: Article
    /// The parsed body.
    public let markup: Markup

    /// Creates an article with its parsed text.
    public init(_ article: Article, markup: Markup) {
        self.article = article
        self.markup = markup
    }
}
