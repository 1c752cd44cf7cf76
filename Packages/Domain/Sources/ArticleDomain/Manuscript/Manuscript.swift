public import Foundation

/// The text of an article in a file of its author, who reads it before it is published.
///
/// What the file does not say is never made up: a text that nobody has published has no identifier, and it may have no
/// title yet.
public struct Manuscript: Hashable, Sendable {
    /// How many bytes a file has to stay below; an article has far less.
    public static let sizeLimit = 10_000_000

    /// The title, or nil where the file says none; never blank.
    public let title: String?
    /// What it is about, in the author's order.
    public let tags: [ArticleTag]
    /// Under which name it is published, or nil where the file says none.
    public let id: ArticleID?
    /// When what is published was last changed, or nil where the file does not say.
    public let updatedAt: Date?
    /// The text in Qiita's Markdown, as its author wrote it.
    public let body: String

    /// Makes a manuscript.
    ///
    /// - Parameters:
    ///   - title: the title; a blank one counts as none.
    ///   - tags: what it is about.
    ///   - id: under which name it is published.
    ///   - updatedAt: when what is published was last changed.
    ///   - body: the text in Markdown.
    public init(
        title: String? = nil,
        tags: [ArticleTag] = [],
        id: ArticleID? = nil,
        updatedAt: Date? = nil,
        body: String
    ) {
        self.title = title.map { $0.truncated(to: Article.titleLimit) }.flatMap {
            $0.allSatisfy(\.isWhitespace) ? nil : $0
        }
        self.tags = tags
        self.id = id
        self.updatedAt = updatedAt
        self.body = body
    }
}

/// A manuscript with the structure of its text, as whoever reads it needs it.
public struct ParsedManuscript: Hashable, Sendable {
    /// The manuscript.
    public let manuscript: Manuscript
    /// What the Markdown of its body means.
    public let markup: Markup

    /// Puts a manuscript and the structure of its text together.
    public init(_ manuscript: Manuscript, markup: Markup) {
        self.manuscript = manuscript
        self.markup = markup
    }
}
