public import DomainKit
public import Foundation

/// What a list shows of a kept article: everything but its text.
///
/// Lists hold thousands of them, so that what costs much to make is made when somebody looks at it.
public struct KeptArticleSummary: Identifiable, Hashable, Sendable {
    /// Which article it is.
    public let id: ArticleID
    /// The title.
    public let title: String
    /// Who wrote it, or nil where the source does not say.
    public let author: ArticleAuthor?
    /// What it is about, in the author's order.
    public let tags: [ArticleTag]
    /// The URL, as text.
    private let address: String?
    /// When it was published, or nil where the source does not say.
    public let createdAt: Date?
    /// When it was last changed, or nil where the source does not say.
    public let updatedAt: Date?
    /// How readers had received it when it was kept.
    public let counts: ArticleCounts
    /// When it was kept.
    public let keptAt: Date

    /// Where it can be read in a browser, or nil where there is no such place.
    public var url: URL? { address.flatMap { URL(string: $0) } }

    /// Sums up an article.
    public init(_ article: Article, keptAt: Date) {
        id = article.id
        title = article.title
        author = article.author
        tags = article.tags
        address = article.url?.absoluteString
        createdAt = article.createdAt
        updatedAt = article.updatedAt
        counts = article.counts
        self.keptAt = keptAt
    }

    /// Makes the summary that one of an article was.
    ///
    /// - Parameters:
    ///   - id: which article it is.
    ///   - title: the title.
    ///   - author: who wrote it, or nil.
    ///   - tags: what it is about.
    ///   - address: the URL of the article, as text, or nil.
    ///   - createdAt: when it was published, or nil.
    ///   - updatedAt: when it was last changed, or nil.
    ///   - counts: how readers had received it.
    ///   - keptAt: when it was kept.
    /// - Throws: ``ValidationError`` for `title` if it is blank.
    public init(
        id: ArticleID,
        title: String,
        author: ArticleAuthor?,
        tags: [ArticleTag],
        address: String?,
        createdAt: Date?,
        updatedAt: Date?,
        counts: ArticleCounts,
        keptAt: Date
    ) throws(ValidationError) {
        guard !title.isBlank else { throw ValidationError(field: "title", value: title, rule: .notEmpty) }
        self.id = id
        self.title = title
        self.author = author
        self.tags = tags
        self.address = address
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.counts = counts
        self.keptAt = keptAt
    }
}
