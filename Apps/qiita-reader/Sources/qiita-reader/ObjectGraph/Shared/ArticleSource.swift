import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import RepositoryKit
import UseCaseKit

/// The source of the articles: a host, with the kept copies of its articles, or the guide.
struct ArticleSource {
    let host: ArticleHost
    let articles: any ArticleGateway
    /// The titles of the articles on this machine.
    let titles: any CompletionSource
    let comments: any CommentGateway
    let profiles: any ProfileGateway
    let reactions: any ReactionGateway
    let queue: any ReactionQueueGateway
    /// The gateways that only a host has; nil for the guide.
    let remote: RemoteSource?

    var origin: ArticleOrigin { remote?.connection.origin ?? .guide }
    var awaitSignIn: AwaitSignIn {
        remote.map { AwaitSignIn(signIns: $0.connection.signIns.readOnly) } ?? AwaitSignIn()
    }

    /// A host.
    init(_ connection: HostConnection, storage: ReaderStorage) {
        let host = connection.host
        let (store, skipped, index) = (storage.data, storage.skipped, storage.index(of: connection.host))
        let token = connection.token
        let client = ResourceClient(host: host, exchange: connection.exchange, token: token.value)
        let network = NetworkFirst { [quota = connection.quota] in quota.refusal }
        let listed = RemoteArticleGateway(client, skipped: skipped)
        let keeping = CachingArticleGateway(
            listed,
            host: host,
            token: token.value,
            store: store,
            index: index,
            network: network,
            skipped: skipped
        )
        self.host = host
        (articles, queue) = (keeping, connection.queue)
        titles = IndexCompletionSource(host: host, store: store, index: index, skipped: skipped)
        comments = CachingCommentGateway(
            RemoteCommentGateway(client, skipped: skipped),
            host: host,
            store: store,
            network: network,
            skipped: skipped
        )
        profiles = CachingProfileGateway(
            RemoteProfileGateway(client),
            host: host,
            store: store,
            network: network,
            skipped: skipped
        )
        reactions = RemoteReactionGateway(client)
        remote = RemoteSource(
            connection: connection,
            articles: listed,
            keptArticles: keeping,
            kept: IndexedArticleGateway(host: host, store: store, index: index, skipped: skipped),
            syncs: StoredArticleSyncGateway(host: host, token: token.value, store: storage.state, skipped: skipped),
            syncLock: ProcessSyncLockGateway(lock: storage.lock("sync", of: host))
        )
    }
}

/// The gateways that only a host has.
struct RemoteSource {
    let connection: HostConnection
    /// The articles of the host itself.
    let articles: any ArticleGateway
    let keptArticles: any KeptArticleStore
    let kept: IndexedArticleGateway
    let syncs: any ArticleSyncGateway
    let syncLock: any SyncLockGateway
}
