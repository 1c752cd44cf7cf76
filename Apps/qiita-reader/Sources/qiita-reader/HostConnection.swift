import ArticleCommandLine
import ArticleDomain
import ArticleRepository
import ArticleUseCase
import CurlTransport
import DomainKit
import FileStorage
import LocalFileTree
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
    let exchange: CachingExchange
    let quota: MeteredQuotaGateway

    var host: ArticleHost { setting.value }

    init(_ options: ReaderOptions, places: ReaderPlaces) async throws(ApplicationError) {
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
            secrets: SecretFile(folder: places.folders.state + "/secrets"),
            environment: places.environment,
            files: LocalFileTree(),
            toolFolder: StandardFolders(application: "qiita-cli").config
        )
        token = try await tokens.tokens().first.map { HostToken($0.secret, host: host.name) }
        let metered = MeteredExchange(
            CurlHTTPExchange(environment: places.environment),
            store: places.state
        )
        quota = MeteredQuotaGateway(host: host, token: token, exchange: metered)
        exchange = CachingExchange(
            RetryingExchange(RateLimitedExchange(metered)),
            age: Double(age.value),
            archive: FileDocumentStore(folder: places.folders.cache + "/documents")
        )
    }
}
