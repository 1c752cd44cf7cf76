import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import FailureKit
import PresentationKit
import UseCaseKit
import ViewKit

/// The scenes of saved searches.
extension ReaderApp {
    func makeSaved(_ invocation: SavedInvocation, on host: LineHost, _ router: Router<AppScene>) -> any LineScreen {
        switch invocation {
        case .list:
            makeSavedReport(
                on: host,
                report: { Report(saved: $0) },
                ReportInteractor.query(ListSavedSearches(gateway: places.searches), ())
            )
        case .remove(let name):
            makeSavedReport(
                on: host,
                report: { .removed(name) },
                ReportInteractor.command(RemoveSavedSearch(gateway: places.searches), try SavedSearchName(name))
            )
        case .save(let name, let search): makeSave(of: search, as: name, on: host)
        case .run(let name, let way): makeRun(of: name, on: host, router.scoped { AppScene($0, way) })
        }
    }

    /// Finds a saved search, and goes on with it.
    func makeRun(of name: String, on host: LineHost, _ router: Router<ArticleSearch>) -> any LineScreen {
        Scene<ReportScreen<SavedSearchAction>>.build(
            tasks: host.makeTasks(),
            view: { ReportScreen(eventListener: $0, host: host) },
            presenter: { RunSavedSearchPresenter(commandListener: $0, requestListener: $1, router: router) },
            interactor: ReportInteractor.query(FindSavedSearch(gateway: places.searches), try SavedSearchName(name))
        )
    }

    private func makeSave(of search: ArticleSearch, as name: String, on host: LineHost) -> any LineScreen {
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
            interactor: {
                UseCaseInteractor(
                    responseListener: $0,
                    tasks: $1,
                    find: FindSavedSearch(gateway: places.searches),
                    save: SaveSearch(gateway: places.searches)
                )
            }
        )
    }

    private func makeSavedReport<Value: Sendable>(
        on host: LineHost,
        report: @escaping (Value) -> Report,
        _ interactor: ReportInteractor.Factory<Value>
    ) -> any LineScreen {
        ReportScreen<SavedSearchAction>.scene(
            on: host,
            failures: SavedSearchAlerts(),
            report: report,
            interactor: interactor
        )
    }
}
