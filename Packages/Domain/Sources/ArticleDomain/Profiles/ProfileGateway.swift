public import DomainKit
public import Foundation

/// Fetches the profiles of users and tags.
public protocol ProfileGateway: Sendable {
    /// Fetches the profile of a user.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such user.
    @concurrent
    func profile(of user: ArticleAuthor) async throws(ApplicationError) -> Fetched<UserProfile>

    /// Fetches the profile of a tag.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such tag.
    @concurrent
    func profile(of tag: ArticleTag) async throws(ApplicationError) -> Fetched<TagProfile>
}

/// The public profile of a user.
public struct UserProfile: Hashable, Sendable {
    /// The names of the user.
    public let author: ArticleAuthor
    /// The self-description, or nil.
    public let about: String?
    /// The employer or another organisation, or nil.
    public let organization: String?
    /// The location, or nil.
    public let location: String?
    /// The website, by `https` or `http`, or nil.
    public let website: URL?
    /// The accounts on other services.
    public let accounts: [UserAccount]
    /// The numbers of articles, followees and followers.
    public let counts: UserCounts

    /// Creates a profile; a blank text counts as none, and so does a website that a browser would not open.
    public init(
        author: ArticleAuthor,
        about: String? = nil,
        organization: String? = nil,
        location: String? = nil,
        website: URL? = nil,
        accounts: [UserAccount] = [],
        counts: UserCounts
    ) {
        func present(_ text: String?) -> String? { text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } }
        self.author = author
        self.about = present(about)
        self.organization = present(organization)
        self.location = present(location)
        self.website = website.flatMap { ["https", "http"].contains($0.scheme?.lowercased()) ? $0 : nil }
        self.accounts = accounts
        self.counts = counts
    }
}

/// An account of a user on another service.
public struct UserAccount: Hashable, Sendable {
    /// The services that a profile names.
    public enum Service: String, CaseIterable, Sendable {
        /// GitHub.
        case github
        /// Twitter, now X.
        case twitter
        /// Facebook.
        case facebook
        /// LinkedIn.
        case linkedin
    }

    /// The service.
    public let service: Service
    /// The name of the account; never blank.
    public let name: String

    /// Creates an account, or returns nil if the name is blank.
    public init?(_ service: Service, name: String) {
        guard !name.allSatisfy(\.isWhitespace) else { return nil }
        self.service = service
        self.name = name
    }
}

/// The public profile of a tag.
public struct TagProfile: Hashable, Sendable {
    /// The tag, in the spelling of the service.
    public let tag: ArticleTag
    /// The number of articles with the tag.
    public let articles: Int
    /// The number of its followers.
    public let followers: Int

    /// Creates a profile.
    ///
    /// - Throws: ``ValidationError`` that names the negative count.
    public init(tag: ArticleTag, articles: Int, followers: Int) throws(ValidationError) {
        try ValidationError.check(["items_count": articles, "followers_count": followers])
        self.tag = tag
        self.articles = articles
        self.followers = followers
    }
}

/// The numbers of articles, followees and followers of a user.
public struct UserCounts: Hashable, Sendable {
    /// The number of published articles.
    public let articles: Int
    /// The number of users that the user follows.
    public let followees: Int
    /// The number of followers of the user.
    public let followers: Int

    /// Creates counts.
    ///
    /// - Throws: ``ValidationError`` that names the negative count.
    public init(articles: Int, followees: Int, followers: Int) throws(ValidationError) {
        try ValidationError.check(["items_count": articles, "followees_count": followees, "followers_count": followers])
        self.articles = articles
        self.followees = followees
        self.followers = followers
    }
}
