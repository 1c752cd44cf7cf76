public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// A decorator that stores the profiles of another gateway, for use when that one fails or is slow.
public struct CachingProfileGateway: ProfileGateway {
    private let base: any ProfileGateway
    private let users: FallbackCache<UserProfileDocument>
    private let tags: FallbackCache<TagProfileDocument>

    /// Creates a decorator, which stores profiles in the collections `users-HOST` and `tags-HOST`.
    public init(
        _ base: any ProfileGateway,
        host: ArticleHost,
        store: any DocumentStore,
        network: NetworkFirst = NetworkFirst(),
        skipped: SkippedDocuments = SkippedDocuments(),
        clock: any WallClock = SystemWallClock()
    ) {
        self.base = base
        users = FallbackCache("users-\(host)", store: store, network: network, skipped: skipped, clock: clock)
        tags = FallbackCache(Self.tags(of: host), store: store, network: network, skipped: skipped, clock: clock)
    }

    /// Returns the collection of the stored profiles of tags, whose keys are the names of the tags.
    static func tags(of host: ArticleHost) -> String { "tags-\(host)" }

    @concurrent
    public func profile(of user: ArticleAuthor) async throws(ApplicationError) -> Fetched<UserProfile> {
        try await users.answer(to: user.id) { [base] () throws(ApplicationError) in try await base.profile(of: user) }
    }

    @concurrent
    public func profile(of tag: ArticleTag) async throws(ApplicationError) -> Fetched<TagProfile> {
        try await tags.answer(to: tag.name) { [base] () throws(ApplicationError) in try await base.profile(of: tag) }
    }
}

/// The stored form of a user's profile, version 1.
private struct UserProfileDocument: StoredForm {
    private let id: String
    private let name: String?
    private let about: String?
    private let organization: String?
    private let location: String?
    private let website: String?
    private let accounts: [String: String]
    private let articles: Int
    private let followees: Int
    private let followers: Int

    init(_ profile: UserProfile) {
        id = profile.author.id
        name = profile.author.name
        about = profile.about
        organization = profile.organization
        location = profile.location
        website = profile.website?.absoluteString
        accounts = Dictionary(profile.accounts.map { ($0.service.rawValue, $0.name) }) { first, _ in first }
        articles = profile.counts.articles
        followees = profile.counts.followees
        followers = profile.counts.followers
    }

    func restored() throws(ValidationError) -> UserProfile {
        UserProfile(
            author: try ArticleAuthor(id: id, name: name),
            about: about,
            organization: organization,
            location: location,
            website: website.flatMap { URL(string: $0) },
            accounts: UserAccount.Service.allCases.compactMap { service in
                accounts[service.rawValue].flatMap { UserAccount(service, name: $0) }
            },
            counts: try UserCounts(articles: articles, followees: followees, followers: followers)
        )
    }
}

/// The stored form of a tag's profile, version 1.
private struct TagProfileDocument: StoredForm {
    private let name: String
    private let articles: Int
    private let followers: Int

    init(_ profile: TagProfile) {
        name = profile.tag.name
        articles = profile.articles
        followers = profile.followers
    }

    func restored() throws(ValidationError) -> TagProfile {
        try TagProfile(tag: ArticleTag(name), articles: articles, followers: followers)
    }
}
