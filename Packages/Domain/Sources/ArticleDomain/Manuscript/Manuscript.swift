public import Foundation

/// The text of an article in a file of its author, before publication.
///
/// Missing fields stay nil: an unpublished text has no identifier, and it may have no title yet.
public struct Manuscript: Hashable, Sendable {
    /// The size in bytes that a file has to stay below; articles are far smaller.
    public static let sizeLimit = 10_000_000

    /// The title, or nil where the file has none; never blank.
    public let title: String?
    /// The tags, in the order of the author.
    public let tags: [ArticleTag]
    /// The identifier of the published article, or nil where the file has none.
    public let id: ArticleID?
    /// The date of the last change of the published article, or nil where the file has none.
    public let updatedAt: Date?
    /// The text in Qiita's Markdown, as its author wrote it.
    public let body: String
    /// The parts of its front matter that could not be read.
    public let defects: [FrontMatterDefect]

    /// Creates a manuscript; a blank title counts as none.
    public init(
        title: String? = nil,
        tags: [ArticleTag] = [],
        id: ArticleID? = nil,
        updatedAt: Date? = nil,
        body: String,
        defects: [FrontMatterDefect] = []
    ) {
        self.title = title.map { $0.truncated(to: Article.titleLimit) }.flatMap {
            $0.allSatisfy(\.isWhitespace) ? nil : $0
        }
        self.tags = tags
        self.id = id
        self.updatedAt = updatedAt
        self.body = body
        self.defects = defects
    }
}

/// A manuscript with its parsed body.
public typealias ParsedManuscript = Parsed<Manuscript>
