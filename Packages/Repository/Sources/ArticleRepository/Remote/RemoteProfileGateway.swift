public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// Fetches profiles from Qiita or from a team's host, by version 2 of Qiita's API.
public struct RemoteProfileGateway: ProfileGateway {
    private let client: ResourceClient

    /// Makes the gateway.
    ///
    /// - Parameters:
    ///   - host: where the people are.
    ///   - exchange: sends the requests.
    ///   - token: is sent along to its own host, and nowhere else.
    ///   - clock: tells the date.
    public init(
        host: ArticleHost,
        exchange: any HTTPExchange,
        token: HostToken?,
        clock: any WallClock = SystemWallClock()
    ) {
        client = ResourceClient(host: host, exchange: exchange, token: token, clock: clock)
    }

    @concurrent
    public func profile(of user: ArticleAuthor) async throws(ApplicationError) -> Fetched<UserProfile> {
        let resource = Resource<UserProfile>(["users", user.id]) { response throws(ApplicationError) in
            let profile: WireUserProfile = try response.decoded()
            return profile.profile
        }
        return Fetched(try await client.value(of: resource), freshness: .live)
    }

    @concurrent
    public func profile(of tag: ArticleTag) async throws(ApplicationError) -> Fetched<TagProfile> {
        let resource = Resource<TagProfile>(["tags", tag.name]) { response throws(ApplicationError) in
            let profile: WireTagProfile = try response.decoded()
            return profile.profile
        }
        return Fetched(try await client.value(of: resource), freshness: .live)
    }
}
