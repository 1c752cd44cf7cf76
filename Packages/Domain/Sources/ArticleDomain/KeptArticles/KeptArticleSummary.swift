public import DomainKit
public import Foundation

/// A kept article without its text.
///
/// Lists hold thousands of them, so that values that are expensive to create are created on demand.
public struct KeptArticleSummary: Identifiable, Hashable, Sendable {
    /// The identifier.
    public let id: ArticleID
    /// The title.
    public let title: String
    /// The author, or nil where the source does not say.
    public let author: ArticleAuthor?
    /// The tags, in the order of the author.
    public let tags: [ArticleTag]
    private let address: String?
    /// The date of publication, or nil where the source does not say.
    public let createdAt: Date?
    /// The date of the last change, or nil where the source does not say.
    public let updatedAt: Date?
    /// The reactions and comments when the article was kept.
    public let counts: ArticleCounts
    /// The date on which the article was kept.
    public let keptAt: Date

    /// The address in a browser, or nil where the article has none.
    public var url: URL? { address.flatMap { URL(string: $0) } }

    /// Creates the summary of an article.
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

    /// Creates a summary from its stored parts.
    ///
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
