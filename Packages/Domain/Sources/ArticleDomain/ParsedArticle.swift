/// An article with the structure of its text, as whoever reads it needs it.
public struct ParsedArticle: Hashable, Sendable {
    /// The article.
    public let article: Article
    /// What the Markdown of its body means.
    public let markup: Markup

    /// Puts an article and the structure of its text together.
    public init(_ article: Article, markup: Markup) {
        self.article = article
        self.markup = markup
    }
}
