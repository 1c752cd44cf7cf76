import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import CurlTransport
import DomainKit
import FileStorage
import LocalFileTree
import PresentationKit
import RepositoryKit
import UseCaseKit

/// The connection to a host: who is signed in there, and the exchange through which all requests go.
///
/// A fresh response is taken from the cache, a stale one is revalidated, quotas are respected, and what may succeed the
/// next time is retried.
struct HostConnection {
    let setting: Setting<ArticleHost>
    let tokens: StoredTokenGateway
    let token: HostToken?
    /// The origin of the articles, for people.
    let origin: ArticleOrigin
    let exchange: CachingExchange
    let quota: ExchangeQuotaGateway
    let queue: StoredReactionQueue
    let session: State<Session>

    var host: ArticleHost { setting.value }
    var accounts: RemoteAccountGateway { RemoteAccountGateway(host: host, exchange: exchange) }

    /// Looks up the token of the host; nothing is sent.
    init(_ configuration: ReaderConfiguration, storage: ReaderStorage) async throws(ApplicationError) {
        setting = try configuration.host()
        let host = setting.value
        tokens = StoredTokenGateway(
            host: host,
            secrets: storage.secrets,
            environment: storage.environment,
            files: LocalFileTree(),
            toolFolder: StandardFolders(application: "qiita-cli").config
        )
        let found = try await tokens.tokens()
        token = found.first.map { HostToken($0.secret, host: host.name) }
        origin = .host(setting, RequestAuthorization(found.map(\.source), withheld: try await tokens.withheldToken()))
        let limited = RateLimitedExchange(CurlHTTPExchange(environment: storage.environment), store: storage.state)
        exchange = CachingExchange(
            RetryingExchange(limited),
            age: Double(try configuration.maxAge()),
            archive: storage.cache
        )
        quota = ExchangeQuotaGateway(host: host, token: token, exchange: limited)
        let (store, skipped) = (storage.data, storage.skipped)
        let owners = TokenOwners(host: host, exchange: exchange, token: token, store: store, skipped: skipped)
        queue = StoredReactionQueue(host: host, owners: owners, store: store, skipped: skipped)
        session = State(Session(host: host))
    }

    /// The requests of this run, and those that are left.
    func cost() async -> Phrase {
        Phrase(sent: quota.requestCount, quota: await quota.quota())
    }
}
