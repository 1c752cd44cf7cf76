import ArticleCommandLine
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import CurlTransport
import DomainKit
import FileStorage
import PresentationKit
import RepositoryKit
import UseCaseKit

/// Where the articles come from: a host, with what was kept of it, or the guide.
struct ArticleSource {
    let origin: ArticleOrigin
    let host: ArticleHost
    let gateway: any ArticleGateway

    init(
        _ options: ReaderOptions,
        environment: [String: String],
        language: Language
    ) async throws(ApplicationError) {
        switch options.source {
        case .guide:
            origin = .guide
            host = .qiita
            gateway = GuideArticleGateway(chapters: GuideChapter.all, language: language.rawValue)
        case .qiita:
            let folders = StandardFolders(application: "qiita-reader")
            let configuration = try await Self.settings(in: folders.config)
            let setting: Setting<ArticleHost>
            let token: HostToken?
            do throws(ValidationError) {
                setting = try Setting(
                    option: options.host,
                    environment: environment,
                    configuration: configuration["host"]
                )
                token = try HostToken(qiitaEnvironment: environment)
            } catch {
                throw ApplicationError(.invalidInput(error))
            }
            origin = .host(setting)
            host = setting.value
            let exchange = RetryingExchange(RateLimitedExchange(CurlHTTPExchange(environment: environment)))
            gateway = KeepingArticleGateway(
                RemoteArticleGateway(host: host, exchange: exchange, token: token),
                host: host,
                store: FileDocumentStore(folder: folders.data)
            )
        }
    }

    /// What the user has set, by key.
    private static func settings(in folder: String) async throws(ApplicationError) -> [String: String] {
        do throws(SettingsError) {
            let settings = try await SettingsFile(path: folder + "/config").settings()
            return Dictionary(settings.map { ($0.key, $0.value) }) { first, _ in first }
        } catch {
            throw ApplicationError(error)
        }
    }
}
