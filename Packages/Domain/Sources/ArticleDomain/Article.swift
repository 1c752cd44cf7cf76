public import DomainKit
public import Foundation

/// The identifier of an article: 20 hexadecimal digits on Qiita, a word such as `the-grid` in the embedded guide.
public typealias ArticleID = Identifier<Article>

/// A published text in Markdown.
///
/// Only the identifier and the title are required, because nobody can choose an article without a title. What a source
/// leaves out is optional and never made up.
public struct Article: Identifiable, Hashable, Sendable {
    /// The identifier.
    public let id: ArticleID
    /// The maximum number of Unicode scalars in a title, several times that of Qiita; longer titles are truncated.
    public static let titleLimit = 1_000

    /// The title; never blank, and at most ``titleLimit`` scalars and an ellipsis long.
    public let title: String
    /// The text in Qiita's Markdown, as its author wrote it.
    public let body: String
    /// The author, or nil where the source does not say.
    public let author: ArticleAuthor?
    /// The tags, in the order of the author.
    public let tags: [ArticleTag]
    /// The address in a browser, by `https` or `http`, or nil where the article has none.
    public let url: URL?
    /// The date of publication, or nil where the source does not say.
    public let createdAt: Date?
    /// The date of the last change, or nil where the source does not say.
    public let updatedAt: Date?
    /// The reactions and comments of readers.
    public let counts: ArticleCounts
    /// The organisation of the author.
    public let organization: ArticleOrganization

    /// Creates an article.
    ///
    /// - Throws: ``ValidationError`` for `title` if it is blank, and for `url` if a browser would not open it.
    public init(
        id: ArticleID,
        title: String,
        body: String,
        author: ArticleAuthor? = nil,
        tags: [ArticleTag] = [],
        url: URL? = nil,
        createdAt: Date? = nil,
        updatedAt: Date? = nil,
        counts: ArticleCounts = .none,
        organization: ArticleOrganization = .unknown
    ) throws(ValidationError) {
        let title = title.truncated(to: Self.titleLimit)
        guard !title.isBlank else {
            throw ValidationError(field: "title", value: title, rule: .notEmpty)
        }
        if let url, !["https", "http"].contains(url.scheme?.lowercased()) {
            throw ValidationError(field: "url", value: url.absoluteString, rule: .form("https://…"))
        }
        self.id = id
        self.title = title
        self.body = body
        self.author = author
        self.tags = tags
        self.url = url
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.counts = counts
        self.organization = organization
    }
}
