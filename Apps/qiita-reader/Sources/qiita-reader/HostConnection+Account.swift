import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import DomainKit
import FailureKit
import FileStorage
import PresentationKit
import UseCaseKit
import ViewKit

/// The scenes about who the user is to the host, and how things stand.
extension HostConnection {
    @MainActor
    func makeScreen(for invocation: AccountInvocation, places: ReaderStorage, on host: LineHost) -> any LineScreen {
        switch invocation {
        case .login(let way): makeLogin(way, places: places, on: host)
        case .logout:
            makeReport(on: host, progress: nil) { [signOut = SignOut(session: session, tokens: tokens), session] in
                await signOut.result().map { session.value }
            } report: {
                Report(signedOut: $0)
            }
        case .whoami:
            makeReport(on: host, progress: Phrase(asking: setting.value)) { [fetchSession] in
                await fetchSession.result(())
            } report: { [setting] in
                Report(session: $0, to: setting)
            }
        case .status:
            makeReport(on: host, progress: Phrase(asking: setting.value)) { [fetchStatus = fetchStatus(places)] in
                await fetchStatus.result(())
            } report: { [setting] in
                Report($0, on: setting, places: places.text)
            }
        }
    }

    private var accounts: RemoteAccountGateway { RemoteAccountGateway(host: setting.value, exchange: exchange) }
    private var fetchSession: FetchSession { FetchSession(tokens: tokens, accounts: accounts) }

    private func fetchStatus(_ places: ReaderStorage) -> FetchStatus {
        let store = FileDocumentStore(folder: places.folders.data)
        return FetchStatus(
            tokens: tokens,
            session: fetchSession,
            quota: quota,
            size: StoredSizeGateway(host: setting.value, store: store, index: places.index(of: setting.value)),
            syncs: StoredArticleSyncGateway(host: setting.value, store: places.state, skipped: places.skipped),
            queue: SocialGateways(self, store: store, skipped: places.skipped).queue
        )
    }

    @MainActor
    private func makeLogin(_ way: LoginMethod, places: ReaderStorage, on host: LineHost) -> any LineScreen {
        Scene<ReportScreen<LoginAction>>.build(
            tasks: host.makeTasks(),
            view: { ReportScreen(eventListener: $0, host: host) },
            presenter: {
                LoginPresenter(
                    way: way,
                    host: setting,
                    place: places.secrets,
                    commandListener: $0,
                    requestListener: $1
                )
            },
            interactor: {
                UseCaseInteractor(
                    responseListener: $0,
                    tasks: $1,
                    session: session.readOnly,
                    find: FindForeignToken(tokens: tokens),
                    signIn: SignIn(session: session, tokens: tokens, accounts: accounts)
                )
            }
        )
    }

    @MainActor
    private func makeReport<Value: Sendable>(
        on host: LineHost,
        progress: Phrase?,
        answer: @escaping @MainActor () async -> Result<Value, ApplicationError>,
        report: @escaping (Value) -> Report
    ) -> any LineScreen {
        ReportScreen<ArticleFailureAction>.scene(
            on: host,
            progress: progress,
            failures: ArticleFailureAlerts(origin: origin),
            report: report,
            interactor: { UseCaseInteractor(responseListener: $0, tasks: $1, answer: answer) }
        )
    }
}
