import ArticleCommandLine
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
import SecretFile
import UseCaseKit

/// A host, whoever is signed in there, and the way to it.
///
/// The way is asked for nothing twice: young answers are given again, older ones are asked about, quotas are kept to,
/// and what may be gone the next time is tried again.
struct HostConnection {
    let setting: Setting<ArticleHost>
    let tokens: StoredTokenGateway
    let token: HostToken?
    /// The origin of articles, as people see it.
    let origin: ArticleOrigin
    let exchange: CachingExchange
    let quota: ExchangeQuotaGateway
    let session: State<Session>

    var host: ArticleHost { setting.value }

    /// What this run has cost.
    func cost() async -> Phrase {
        Phrase(sent: quota.requestCount, quota: await quota.quota())
    }

    init(_ options: ReaderOptions, places: ReaderStorage) async throws(ApplicationError) {
        let written = try await places.settings.written()
        let age: Setting<Int>
        do throws(ValidationError) {
            setting = try Setting(option: options.host, environment: places.environment, written: written)
            age = try Setting(maxAge: options.maxAge, written: written)
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
        let host = setting.value
        tokens = StoredTokenGateway(
            host: host,
            secrets: SecretFile(folder: places.secrets),
            environment: places.environment,
            files: LocalFileTree(),
            toolFolder: StandardFolders(application: "qiita-cli").config
        )
        let held = try await tokens.tokens()
        token = held.first.map { HostToken($0.secret, host: host.name) }
        origin = .host(
            setting,
            RequestAuthorization(held.map(\.source), withheld: try await tokens.withheldToken())
        )
        let limited = RateLimitedExchange(
            CurlHTTPExchange(environment: places.environment),
            store: places.state
        )
        session = State(Session(host: host))
        quota = ExchangeQuotaGateway(host: host, token: token, exchange: limited)
        exchange = CachingExchange(
            RetryingExchange(limited),
            age: Double(age.value),
            archive: FileDocumentStore(folder: places.folders.cache + "/documents")
        )
    }
}
