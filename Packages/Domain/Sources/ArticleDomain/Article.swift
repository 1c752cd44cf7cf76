public import DomainKit
public import Foundation

/// Names one article: 20 hexadecimal digits on Qiita, a word such as `the-grid` in the embedded guide.
public typealias ArticleID = Identifier<Article>

/// A text that somebody published, in Markdown.
///
/// The only thing that an article must have besides its identifier is a title, because nobody can choose one without.
/// What a source may leave out is optional and never made up.
public struct Article: Identifiable, Hashable, Sendable {
    /// Which article it is.
    public let id: ArticleID
    /// The number of Unicode scalars that a title has at most, several times what Qiita allows; a longer one is cut.
    public static let titleLimit = 1_000

    /// The title; never blank, and never longer than ``titleLimit`` but for an ellipsis.
    public let title: String
    /// The text in Qiita's Markdown, as its author wrote it.
    public let body: String
    /// Who wrote it, or nil where the source does not say.
    public let author: ArticleAuthor?
    /// What it is about, in the author's order.
    public let tags: [ArticleTag]
    /// Where it can be read in a browser, by `https` or `http`, or nil where there is no such place.
    public let url: URL?
    /// When it was published, or nil where the source does not say.
    public let createdAt: Date?
    /// When it was last changed, or nil where the source does not say.
    public let updatedAt: Date?
    /// How readers received it.
    public let counts: ArticleCounts
    /// For which organisation it was written.
    public let organization: ArticleOrganization

    /// Makes an article.
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
