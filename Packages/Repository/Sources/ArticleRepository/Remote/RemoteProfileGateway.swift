public import ArticleDomain
public import DomainKit
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
