import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUIKit
import AttemptKit
import DomainKit
import PresentationKit
import PresenterKit
import ReportKit
import UIKit
import UIKitHost
import UseCaseKit

/// The screens, each with the interactor that the app for terminals has, too.
extension ReaderApp {
    func makeScreen(for scene: AppScene, on host: SceneHost, router: Router<AppScene>) -> UIViewController {
        do throws(ApplicationError) {
            return switch scene {
            case .article(let route): try makeScreen(for: route, on: host, router: router)
            case .signOut: try makeSignOut(on: host)
            }
        } catch {
            return makeFailure(error, on: host, router: router)
        }
    }

    /// Makes a screen in place of one without a connection, whose settings or token cannot be used.
    ///
    /// A retry starts the app again, since both are read at the start alone.
    private func makeFailure(
        _ error: ApplicationError,
        on host: SceneHost,
        router: Router<AppScene>
    ) -> UIViewController {
        let hasFailed = State(false)
        let screen = makeReport(
            on: host,
            failures: RetryAlerts(),
            report: { Report([]) },
            interactor: { listener, tasks in
                UseCaseInteractor(responseListener: listener, tasks: tasks) {
                    [restart] () -> Result<Void, ApplicationError> in
                    if hasFailed.value { restart() }
                    hasFailed.set(true)
                    return .failure(error)
                }
            }
        )
        let settings = host.wording.title(ArticleMenuText.settings.phrase)
        let retry = host.wording.title(Phrase(en: "Try Again", ja: "やり直す"))
        screen.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(primaryAction: UIAction(title: retry) { [restart] _ in restart() }),
            UIBarButtonItem(primaryAction: UIAction(title: settings) { _ in router.go(.push(.article(.settings))) }),
        ]
        return screen
    }

    private func makeScreen(
        for route: ArticleRoute,
        on host: SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> UIViewController {
        let articles = router.scoped(AppScene.article)
        return switch route {
        case .list(let listing): try makeList(of: listing, on: host, router: articles)
        case .detail(let name, let listing): try makeDetail(of: name, in: listing, on: host, router: articles)
        case .comments(let name): try makeComments(on: name, on: host, router: articles)
        case .signIn: try makeLogin(on: host, router: articles)
        case .settings: makeSettings(on: host, router: router)
        case .library(let section): try makeLibrary(section, on: host, router: articles)
        }
    }

    private func context(of source: ArticleSource) -> ArticleContext {
        ArticleContext(origin: source.origin, opensScreens: true, namesCommands: false)
    }

    private func makeList(
        of listing: ArticleListing,
        on host: SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> UIViewController {
        let source = try source()
        let paginator = try self.paginator(of: listing, from: configuration.page())
        return Scene<ArticleListViewController>.build(
            view: { ArticleListViewController(eventListener: $0, host: host) },
            presenter: {
                ArticleListPresenter(
                    listing: listing,
                    context: context(of: source),
                    readings: readings.value,
                    marks: marks.value,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: listInteractor(of: paginator, from: source)
        )
    }

    private func makeDetail(
        of name: String,
        in listing: ArticleListing?,
        on host: SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> UIViewController {
        let (source, remembersPosition) = (try source(), try readingPositions() != nil)
        return Scene<ArticleDetailViewController>.build(
            view: { ArticleDetailViewController(eventListener: $0, host: host) },
            presenter: {
                ArticleDetailPresenter(
                    name: name,
                    listing: listing,
                    context: context(of: source),
                    offersStock: true,
                    remembersPosition: remembersPosition,
                    readings: readings.value,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: try detailInteractor(in: listing, from: source)
        )
    }

    private func makeComments(
        on name: String,
        on host: SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> UIViewController {
        let source = try source()
        return Scene<CommentListViewController>.build(
            view: { CommentListViewController(eventListener: $0, host: host) },
            presenter: {
                CommentListPresenter(
                    name: name,
                    context: context(of: source),
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: commentInteractor(from: source)
        )
    }

    private func makeLibrary(
        _ section: LibrarySection,
        on host: SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> UIViewController {
        let (source, recordsHistory) = (try source(), try configuration.keepsHistory())
        guard let kept = source.remote?.kept else { throw ApplicationError(.notFound) }
        return Scene<ArticleListViewController>.build(
            view: { ArticleListViewController(eventListener: $0, host: host) },
            presenter: {
                LibraryPresenter(
                    section,
                    in: context(of: source),
                    recordsHistory: recordsHistory,
                    readings: readings.value,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: try libraryInteractor(of: kept, from: source)
        )
    }

    private func makeLogin(
        on host: SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> UIViewController {
        let connection = try connection()
        return Scene<ReportViewController<LoginAction>>.build(
            view: { ReportViewController(eventListener: $0, host: host) },
            presenter: {
                LoginPresenter(
                    method: .withToken,
                    host: connection.setting,
                    place: "Keychain",
                    namesCommands: false,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: loginInteractor(to: connection)
        )
    }

    private func makeSignOut(on host: SceneHost) throws(ApplicationError) -> UIViewController {
        let connection = try connection()
        let alerts = ArticleContext(origin: connection.origin, opensScreens: true, namesCommands: false).alerts
        let signOut = signOut(from: connection)
        return makeReport(
            on: host,
            failures: alerts,
            report: { Report(signedOut: $0) },
            interactor: ReportInteractor.command(signOut, (), state: connection.session.readOnly)
        )
    }

    private func makeSettings(on host: SceneHost, router: Router<AppScene>) -> UIViewController {
        Scene<SettingsViewController>.build(
            view: { SettingsViewController(eventListener: $0, host: host) { router.go(.push(.signOut)) } },
            presenter: {
                SettingsPresenter(
                    keys: [.host, .perPage, .maxAge, .history],
                    commandListener: $0,
                    requestListener: $1,
                    router: router.scoped(AppScene.article)
                )
            },
            interactor: SettingsInteractor.using(
                manage: manageSettings(hasTerminal: false),
                settings: configuration.settings.state.readOnly
            )
        )
    }

    private func makeReport<Value: Sendable, Alerts: FailureAlerts, I: Interactor>(
        on host: SceneHost,
        failures: Alerts,
        report: @escaping (Value) -> Report,
        interactor: @MainActor (AnyResponseListener<ReportResponse<Value, Alerts.Failure>>, TaskScope) -> I
    ) -> UIViewController
    where I.Request == ReportRequest, I.Response == ReportResponse<Value, Alerts.Failure> {
        Scene<ReportViewController<Alerts.Action>>.build(
            view: { ReportViewController(eventListener: $0, host: host) },
            presenter: {
                ReportPresenter<Value, Alerts>(
                    progress: nil,
                    failures: failures,
                    report: report,
                    commandListener: $0,
                    requestListener: $1
                )
            },
            interactor: interactor
        )
    }
}
