import ArticleCommandLine
import ArticleContract
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import DomainKit
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screens of the account at the host, and of the state of the reader.
extension ReaderApp {
    func makeAccount(_ invocation: AccountInvocation, on host: any SceneHost) throws(ApplicationError) -> any Screen {
        let connection = try connection()
        let (session, tokens, accounts) = (connection.session, connection.tokens, connection.accounts)
        let fetchSession = FetchSession(tokens: tokens, accounts: accounts)
        let reports = ReportScreens(host: host, failures: ArticleContext(origin: connection.origin).alerts)
        let progress = Phrase(asking: connection.host)
        switch invocation {
        case .login(let method): return makeLogin(method, to: connection, on: host)
        case .logout:
            return reports.command(signOut(from: connection), (), state: session.readOnly) { Report(signedOut: $0) }
        case .whoami:
            return reports.query(fetchSession, (), progress: progress) { Report(session: $0, to: connection.setting) }
        case .status:
            let size = StoredSizeGateway(
                host: connection.host,
                store: storage.data,
                index: storage.index(of: connection.host)
            )
            let syncs = StoredArticleSyncGateway(
                host: connection.host,
                store: storage.state,
                skipped: storage.skipped
            )
            let fetchStatus = FetchStatus(
                tokens: tokens,
                session: fetchSession,
                quota: connection.quota,
                size: size,
                syncs: syncs,
                queue: connection.queue
            )
            return reports.query(fetchStatus, (), progress: progress) { [storage] in
                Report($0, on: connection.setting, places: storage.text)
            }
        }
    }

    func makeLogin(
        _ method: LoginMethod,
        to connection: HostConnection,
        on host: any SceneHost,
        router: Router<ArticleRoute>? = nil
    ) -> any Screen {
        Scene<ReportScreen<LoginAction>>.build(
            tasks: host.makeTasks(),
            view: { ReportScreen(eventListener: $0, host: host) },
            presenter: {
                LoginPresenter(
                    method: method,
                    host: connection.setting,
                    place: storage.secretsFolder,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: loginInteractor(to: connection)
        )
    }
}
