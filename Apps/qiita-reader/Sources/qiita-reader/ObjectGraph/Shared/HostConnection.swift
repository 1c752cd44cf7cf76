import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import DomainKit
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
    /// The token that requests carry now.
    let token: CurrentToken
    let exchange: CachingExchange
    let quota: ExchangeQuotaGateway
    let queue: StoredReactionQueue
    let session: State<Session>
    let signIns = Event<Session>()

    var host: ArticleHost { setting.value }
    /// The origin of the articles, for people.
    var origin: ArticleOrigin { .host(setting, session.value.token) }
    var accounts: RemoteAccountGateway { RemoteAccountGateway(host: host, exchange: exchange) }

    /// Finds the token of the host; nothing is sent.
    static func resolve(
        _ configuration: ReaderConfiguration,
        storage: ReaderStorage,
        transport: any HTTPExchange,
        connectivity: State<Connectivity>
    ) async -> Result<HostConnection, ApplicationError> {
        do throws(ApplicationError) {
            return .success(try await HostConnection(configuration, storage, transport, connectivity))
        } catch {
            return .failure(error)
        }
    }

    private init(
        _ configuration: ReaderConfiguration,
        _ storage: ReaderStorage,
        _ transport: any HTTPExchange,
        _ connectivity: State<Connectivity>
    ) async throws(ApplicationError) {
        setting = try configuration.host()
        let (host, token) = (setting.value, CurrentToken())
        tokens = storage.tokens(of: host, current: token)
        let found = try await tokens.tokens()
        token.set(found.first.map { HostToken($0.secret, host: host.name) })
        self.token = token
        session = State(Session(host: host, sources: found.map(\.source), withheld: try await tokens.withheldToken()))
        let transport = ConnectivityExchange(transport) {
            connectivity.set(Connectivity(isOnline: $0))
        }
        let limited = RateLimitedExchange(transport, store: storage.cache)
        exchange = CachingExchange(
            RetryingExchange(limited),
            age: Double(try configuration.maxAge()),
            archive: storage.cache
        )
        quota = ExchangeQuotaGateway(host: host, token: token.value, exchange: limited)
        let (store, skipped) = (storage.data, storage.skipped)
        let owners = TokenOwners(host: host, exchange: exchange, token: token.value, store: store, skipped: skipped)
        let lock = storage.lock("reactions", of: host)
        queue = StoredReactionQueue(host: host, owners: owners, lock: lock, store: store, skipped: skipped)
    }

    /// The requests of this run, and those that are left.
    func cost() async -> Phrase {
        Phrase(sent: quota.requestCount, quota: await quota.quota())
    }
}
