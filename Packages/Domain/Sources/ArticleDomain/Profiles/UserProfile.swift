public import Foundation

/// What is publicly known about somebody who writes or reads.
public struct UserProfile: Hashable, Sendable {
    /// The names of the person.
    public let author: ArticleAuthor
    /// What the person says about themselves, or nil.
    public let about: String?
    /// Where the person works, or nil.
    public let organization: String?
    /// Where the person lives, or nil.
    public let location: String?
    /// The person's own page, by `https` or `http`, or nil.
    public let website: URL?
    /// Under which names other services know the person.
    public let accounts: [UserAccount]
    /// How much the person wrote, and how many follow whom.
    public let counts: UserCounts

    /// Makes a profile; a blank text counts as none, and so does a website that a browser would not open.
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

/// The name under which another service knows somebody.
public struct UserAccount: Hashable, Sendable {
    /// A service that profiles name.
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

    /// Which service.
    public let service: Service
    /// The name there; never blank.
    public let name: String

    /// Makes an account, or gives nil if the name is blank.
    public init?(_ service: Service, name: String) {
        guard !name.allSatisfy(\.isWhitespace) else { return nil }
        self.service = service
        self.name = name
    }
}
