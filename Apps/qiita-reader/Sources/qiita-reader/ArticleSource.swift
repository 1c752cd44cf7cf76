import ArticleCommandLine
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import DomainKit
import FileStorage
import PresentationKit
import RepositoryKit

/// Where the articles come from: a host, with what was kept of it, or the guide.
struct ArticleSource {
    let origin: ArticleOrigin
    let host: ArticleHost
    let gateway: any ArticleGateway
    let social: SocialGateways
    /// How far walks through whole lists have come.
    let walks: StoredArticleTraversalGateway
    /// The way to the host; nil for the guide, which needs none.
    let connection: HostConnection?
    /// Knows the titles of what is kept.
    let titles: any CompletionSource
    /// Finds what is kept; nil for the guide.
    let kept: IndexedArticleGateway?
    /// What a sync needs; nil for the guide.
    let sync: SyncGateways?

    init(
        _ options: ReaderOptions,
        places: ReaderStorage,
        language: Language
    ) async throws(ApplicationError) {
        switch options.source {
        case .guide:
            origin = .guide
            host = .qiita
            let guide = SuppliedArticleGateway.guide(in: language.rawValue)
            (gateway, titles) = (guide, guide)
            social = SocialGateways(guide: NullCommunityGateway())
            connection = nil
            sync = nil
            kept = nil
            walks = StoredArticleTraversalGateway(host: host, store: places.state)
        case .qiita:
            let connection = try await HostConnection(options, places: places)
            origin = connection.origin
            host = connection.host
            let store = FileDocumentStore(folder: places.folders.data)
            let remote = RemoteArticleGateway(host: host, exchange: connection.exchange, token: connection.token)
            let index = places.index(of: host)
            let skipped = places.skipped
            let keeping = CachingArticleGateway(remote, host: host, store: store, index: index, skipped: skipped)
            kept = IndexedArticleGateway(host: host, store: store, index: index, skipped: skipped)
            gateway = keeping
            titles = IndexCompletionSource(host: host, store: store, index: index)
            sync = SyncGateways(
                remote: remote,
                keeper: keeping,
                syncs: StoredArticleSyncGateway(host: host, store: places.state, skipped: skipped),
                lock: ProcessSyncLockGateway(lock: places.syncLock(of: host)),
                quota: connection.quota
            )
            social = SocialGateways(connection, store: store, skipped: skipped)
            self.connection = connection
            walks = StoredArticleTraversalGateway(host: host, store: places.state)
        }
    }
}

/// What the keeping of whole lists needs.
struct SyncGateways {
    let remote: any ArticleGateway
    let keeper: any KeptArticleStore
    let syncs: any ArticleSyncGateway
    let lock: any SyncLockGateway
    let quota: any QuotaGateway
}
