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

/// The numbers of reactions and comments of an article.
public struct ArticleCounts: Hashable, Sendable {
    /// The number of likes.
    public let likes: Int
    /// The number of stocks.
    public let stocks: Int
    /// The number of comments.
    public let comments: Int

    /// The counts of an article without any reaction or comment.
    public static let none = ArticleCounts(uncheckedLikes: 0, stocks: 0, comments: 0)

    /// Creates counts.
    ///
    /// - Throws: ``ValidationError`` that names the negative count.
    public init(likes: Int = 0, stocks: Int = 0, comments: Int = 0) throws(ValidationError) {
        try ValidationError.check(["likes_count": likes, "stocks_count": stocks, "comments_count": comments])
        self.init(uncheckedLikes: likes, stocks: stocks, comments: comments)
    }

    private init(uncheckedLikes likes: Int, stocks: Int, comments: Int) {
        self.likes = likes
        self.stocks = stocks
        self.comments = comments
    }
}

/// The organisation for which an article was written.
public enum ArticleOrganization: Hashable, Sendable {
    /// The source does not say.
    case unknown
    /// The author belongs to no organisation.
    case independent
    /// The account name of the organisation; never blank.
    case named(String)

    /// Creates an organisation; a blank name means none.
    public init(_ name: String) {
        self = name.isBlank ? .independent : .named(name)
    }
}

/// A tag of an article.
public struct ArticleTag: Hashable, Sendable {
    /// The name, for example `Swift`; never blank.
    public let name: String
    /// The versions that the article covers; usually none.
    public let versions: [String]

    /// Creates a tag.
    ///
    /// - Throws: ``ValidationError`` for `tag` if the name is blank.
    public init(_ name: String, versions: [String] = []) throws(ValidationError) {
        guard !name.isBlank else {
            throw ValidationError(field: "tag", value: name, rule: .notEmpty)
        }
        self.name = name
        self.versions = versions
    }
}

/// The author of an article.
public struct ArticleAuthor: Hashable, Sendable {
    /// The name of the account; never blank.
    public let id: String
    /// The display name, or nil.
    public let name: String?

    /// Creates an author with the name of the account; a blank display name counts as none.
    ///
    /// - Throws: ``ValidationError`` for `user.id` if it is blank.
    public init(id: String, name: String? = nil) throws(ValidationError) {
        guard !id.isBlank else {
            throw ValidationError(field: "user.id", value: id, rule: .notEmpty)
        }
        self.id = id
        self.name = name.flatMap { $0.isBlank ? nil : $0 }
    }

    /// Parses the name of an account, with or without a leading `@`.
    ///
    /// - Throws: ``ValidationError`` for `user` if the text is no such name.
    public init(handle text: String) throws(ValidationError) {
        let id = text.hasPrefix("@") ? String(text.dropFirst()) : text
        guard !id.isEmpty, id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_@".contains($0)) }) else {
            throw ValidationError(field: "user", value: text, rule: .only(characters: "A-Z a-z 0-9 - _ @"))
        }
        try self.init(id: id)
    }
}
