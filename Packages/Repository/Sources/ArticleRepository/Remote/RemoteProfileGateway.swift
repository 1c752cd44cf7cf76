public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// A gateway of the profiles at Qiita or a team's host, by version 2 of Qiita's API.
public struct RemoteProfileGateway: ProfileGateway {
    private let client: ResourceClient

    /// Creates a gateway.
    public init(_ client: ResourceClient) {
        self.client = client
    }

    @concurrent
    public func profile(of user: ArticleAuthor) async throws(ApplicationError) -> Fetched<UserProfile> {
        let resource = Resource<UserProfile>(["users", user.id]) { response throws(ApplicationError) in
            try response.decoded(as: WireUserProfile.self).profile
        }
        return Fetched(try await client.value(of: resource), freshness: .live)
    }

    @concurrent
    public func profile(of tag: ArticleTag) async throws(ApplicationError) -> Fetched<TagProfile> {
        let resource = Resource<TagProfile>(["tags", tag.name]) { response throws(ApplicationError) in
            try response.decoded(as: WireTagProfile.self).profile
        }
        return Fetched(try await client.value(of: resource), freshness: .live)
    }
}

/// A user's profile in a response of the API; only the identifier is required.
struct WireUserProfile: Decodable {
    private enum Key: String, CodingKey {
        case id, name, description, organization, location
        case website = "website_url"
        case github = "github_login_name"
        case twitter = "twitter_screen_name"
        case facebook = "facebook_id"
        case linkedin = "linkedin_id"
        case articles = "items_count"
        case followees = "followees_count"
        case followers = "followers_count"
    }

    let profile: UserProfile

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        func text(_ key: Key) -> String? { fields.lenient(String.self, forKey: key) }
        func count(_ key: Key) -> Int { max(0, fields.lenient(Int.self, forKey: key) ?? 0) }
        let keys: [(UserAccount.Service, Key)] = [
            (.github, .github), (.twitter, .twitter), (.facebook, .facebook), (.linkedin, .linkedin),
        ]
        profile = try fields.valid(.id) { id throws(ValidationError) in
            UserProfile(
                author: try ArticleAuthor(id: id, name: text(.name)),
                about: text(.description),
                organization: text(.organization),
                location: text(.location),
                website: text(.website).flatMap { URL(string: $0) },
                accounts: keys.compactMap { service, key in text(key).flatMap { UserAccount(service, name: $0) } },
                counts: try UserCounts(
                    articles: count(.articles),
                    followees: count(.followees),
                    followers: count(.followers)
                )
            )
        }
    }
}

/// A tag's profile in a response of the API; only the name is required.
struct WireTagProfile: Decodable {
    private enum Key: String, CodingKey {
        case id
        case articles = "items_count"
        case followers = "followers_count"
    }

    let profile: TagProfile

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        func count(_ key: Key) -> Int { max(0, fields.lenient(Int.self, forKey: key) ?? 0) }
        profile = try fields.valid(.id) { name throws(ValidationError) in
            try TagProfile(tag: ArticleTag(name), articles: count(.articles), followers: count(.followers))
        }
    }
}

extension KeyedDecodingContainer {
    /// Decodes a text and creates a value from it; a broken rule becomes a decoding error at the key.
    fileprivate func valid<Value>(
        _ key: Key,
        _ make: (String) throws(ValidationError) -> Value
    ) throws -> Value {
        let text = try decode(String.self, forKey: key)
        do {
            return try make(text)
        } catch {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\(error)")
        }
    }
}
