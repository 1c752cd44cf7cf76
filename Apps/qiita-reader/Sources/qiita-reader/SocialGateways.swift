import ArticleDomain
import ArticleRepository
import RepositoryKit

/// What other people do with articles: where their comments, profiles and reactions are.
struct SocialGateways {
    let comments: any CommentGateway
    let profiles: any ProfileGateway
    let reactions: any ReactionGateway
    let queue: any ReactionQueueGateway

    /// Those of a host.
    init(_ connection: HostConnection, store: any DocumentStore, skipped: SkippedDocuments) {
        let (host, exchange, token) = (connection.host, connection.exchange, connection.token)
        comments = CachingCommentGateway(
            RemoteCommentGateway(host: host, exchange: exchange, token: token),
            host: host,
            store: store
        )
        profiles = CachingProfileGateway(
            RemoteProfileGateway(host: host, exchange: exchange, token: token),
            host: host,
            store: store
        )
        reactions = RemoteReactionGateway(host: host, exchange: exchange, token: token)
        let owners = TokenOwners(host: host, exchange: exchange, token: token, store: store, skipped: skipped)
        queue = StoredReactionQueue(host: host, owners: owners, store: store, skipped: skipped)
    }

    /// Those of the guide, which has none.
    init(guide: NullCommunityGateway) {
        (comments, profiles, reactions, queue) = (guide, guide, guide, guide)
    }
}
