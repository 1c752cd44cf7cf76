public import Foundation

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
