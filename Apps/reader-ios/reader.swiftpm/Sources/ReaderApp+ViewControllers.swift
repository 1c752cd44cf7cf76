import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUIKit
import ArticleUseCase
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
            case .signOut: try makeSignOut(on: host, router: router.scoped(AppScene.article))
            case .saveSearch(let search): makeSaving(of: search, on: host, router: router)
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
        FailureViewController(RetryAlerts().alert(for: error), host: host, retry: restart) {
            router.go(.push(.article(.settings)))
        }
    }

    private func makeScreen(
        for route: ArticleRoute,
        on host: SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> UIViewController {
        let articles = router.scoped(AppScene.article)
        return switch route {
        case .list(.search(let search)): try makeResults(of: search, on: host, router: router)
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

    /// Creates the screen of a search's results, with a button that saves the search.
    private func makeResults(
        of search: ArticleSearch,
        on host: SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> UIViewController {
        let screen = try makeList(of: .search(search), on: host, router: router.scoped(AppScene.article))
        screen.navigationItem.leftItemsSupplementBackButton = true
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: host.wording(.saveSearch)) { _ in
                router.go(.push(.saveSearch(search)))
            }
        )
        return screen
    }

    private func makeSaving(
        of search: ArticleSearch,
        on host: SceneHost,
        router: Router<AppScene>
    ) -> UIViewController {
        Scene<ReportViewController<SavedSearchAction>>.build(
            view: { ReportViewController(eventListener: $0, host: host) },
            presenter: {
                SaveSearchPresenter(
                    name: nil,
                    search: search,
                    commandListener: $0,
                    requestListener: $1,
                    goBack: { router.go(.back) }
                )
            },
            interactor: saveSearchInteractor()
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

    private func makeSignOut(
        on host: SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> UIViewController {
        let connection = try connection()
        return Scene<ReportViewController<RetryAction>>.build(
            view: { ReportViewController(eventListener: $0, host: host) },
            presenter: { SignOutPresenter(commandListener: $0, requestListener: $1, router: router) },
            interactor: ReportInteractor.command(
                signOut(from: connection),
                (),
                state: connection.session.readOnly
            )
        )
    }

    private func makeSettings(on host: SceneHost, router: Router<AppScene>) -> UIViewController {
        let screen = Scene<SettingsViewController>.build(
            view: { SettingsViewController(eventListener: $0, host: host) },
            presenter: {
                SettingsPresenter(
                    names: [ReaderSetting.host, .perPage, .maxAge, .history],
                    describe: \.description,
                    commandListener: $0,
                    requestListener: $1,
                    goBack: { router.go(.back) }
                )
            },
            interactor: SettingsInteractor.using(
                manage: manageSettings(hasTerminal: false),
                settings: configuration.settings.state.readOnly
            )
        )
        let title = host.wording(SignOutPresenter.title)
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: title) { _ in router.go(.push(.signOut)) }
        )
        return screen
    }
}
