import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import PresentationKit
import PresenterKit
import ReportKit
import ViewKit

extension ReaderApp {
    func makeSaved(_ invocation: SavedInvocation, on host: any SceneHost, router: Router<AppScene>) -> any Screen {
        let reports = ReportScreens(host: host, failures: SavedSearchAlerts())
        return switch invocation {
        case .list: reports.query(ListSavedSearches(gateway: storage.searches), ()) { Report(saved: $0) }
        case .remove(let name):
            reports.command(RemoveSavedSearch(gateway: storage.searches), try SavedSearchName(name)) { .removed(name) }
        case .save(let name, let search): makeSave(of: search, as: name, on: host)
        case .run(let name, let mode):
            makeRun(of: name, on: host, router: router.scoped { .command(ArticleInvocation($0, mode)) })
        }
    }

    /// Finds a saved search, and replaces the screen by that of its search.
    func makeRun(of name: String, on host: any SceneHost, router: Router<ArticleSearch>) -> any Screen {
        Scene<ReportScreen<SavedSearchAction>>.build(
            tasks: host.makeTasks(),
            view: { ReportScreen(eventListener: $0, host: host) },
            presenter: { RunSavedSearchPresenter(commandListener: $0, requestListener: $1, router: router) },
            interactor: ReportInteractor.query(FindSavedSearch(gateway: storage.searches), try SavedSearchName(name))
        )
    }

    private func makeSave(of search: ArticleSearch, as name: String, on host: any SceneHost) -> any Screen {
        Scene<ReportScreen<SavedSearchAction>>.build(
            tasks: host.makeTasks(),
            view: { ReportScreen(eventListener: $0, host: host) },
            presenter: {
                SaveSearchPresenter(
                    name: name,
                    search: search,
                    commandListener: $0,
                    requestListener: $1
                )
            },
            interactor: saveSearchInteractor()
        )
    }
}
