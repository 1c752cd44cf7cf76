import ArticleCommandLine
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import CurlTransport
import DomainKit
import FileStorage
import RepositoryKit
import UseCaseKit

/// Where the articles come from: a host, with what was kept of it, or the guide.
struct ArticleSource {
    let origin: ArticleOrigin
    let host: ArticleHost
    let gateway: any ArticleGateway

    init(_ options: ReaderOptions, environment: [String: String]) async throws(ApplicationError) {
        switch options.source {
        case .guide:
            origin = .guide
            host = .qiita
            gateway = GuideArticleGateway(chapters: [])
        case .qiita:
            let folders = StandardFolders(application: "qiita-reader")
            let setting: Setting<ArticleHost>
            let token: HostToken?
            do throws(ValidationError) {
                setting = try Setting(option: options.host, environment: environment, configuration: nil)
                token = try HostToken(qiitaEnvironment: environment)
            } catch {
                throw ApplicationError(.invalidInput(error))
            }
            origin = .host(setting)
            host = setting.value
            let exchange = CurlHTTPExchange(environment: environment)
            gateway = KeepingArticleGateway(
                RemoteArticleGateway(host: host, exchange: exchange, token: token),
                host: host,
                store: FileDocumentStore(folder: folders.data)
            )
        }
    }
}
