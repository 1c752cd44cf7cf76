public import Foundation

/// What a list shows of a kept article: everything but its text.
public struct KeptArticleSummary: Identifiable, Hashable, Sendable {
    /// Which article it is.
    public let id: ArticleID
    /// The title.
    public let title: String
    /// Who wrote it, or nil where the source does not say.
    public let author: ArticleAuthor?
    /// What it is about, in the author's order.
    public let tags: [ArticleTag]
    /// Where it can be read in a browser, or nil where there is no such place.
    public let url: URL?
    /// When it was published, or nil where the source does not say.
    public let createdAt: Date?
    /// When it was last changed, or nil where the source does not say.
    public let updatedAt: Date?
    /// How readers had received it when it was kept.
    public let counts: ArticleCounts
    /// When it was kept.
    public let keptAt: Date

    /// Sums up an article.
    public init(_ article: Article, keptAt: Date) {
        id = article.id
        title = article.title
        author = article.author
        tags = article.tags
        url = article.url
        createdAt = article.createdAt
        updatedAt = article.updatedAt
        counts = article.counts
        self.keptAt = keptAt
    }
}
