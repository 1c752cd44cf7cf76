import ArticleCommandLine
import ArticleContract
import ArticlePresentation
import ArticleTerminal
import ArticleUseCase
import DomainKit
import PresentationKit
import UseCaseKit
import ViewKit

/// The screens of what is on this machine.
extension ReaderApp {
    func makeLibrary(
        _ section: LibrarySection,
        on host: any SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> any Screen {
        let (source, recordsHistory) = (try source(), try configuration.keepsHistory())
        guard let kept = source.remote?.kept else { throw ApplicationError(.notFound) }
        let (searches, first) = (storage.searches, try configuration.page(ArticlePaging(page: 1, size: nil)))
        let list = ListLibrary(
            tags: ListKeptTags(gateway: kept, source: source.titles),
            searches: ListSavedSearches(gateway: searches),
            kept: ListKeptArticles(gateway: kept),
            search: SearchKeptArticles(gateway: kept),
            history: ListHistory(gateway: history)
        )
        let paginator = LibraryPaginator(firstPage: first) { (page, selection) throws(ApplicationError) in
            try await list(ListLibrary.Input(page, of: selection))
        }
        return Scene<ArticleListViewController>.build(
            tasks: host.makeTasks(),
            view: { ArticleListViewController(eventListener: $0, host: host) },
            presenter: {
                LibraryPresenter(
                    section,
                    in: ArticleContext(origin: source.origin, opensScreens: true),
                    recordsHistory: recordsHistory,
                    readings: readings.value,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: LibraryInteractor.using(
                list: paginator.list,
                readings: readings.readOnly,
                browse: BrowseLibrary(paginator: paginator),
                removeSearch: RemoveSavedSearch(gateway: searches),
                removeKept: removeKept(from: source, kept, State(nil)),
                removeFromHistory: removeFromHistory(on: source.host, State(nil)),
                clearHistory: clearHistory,
                complete: ListCompletions(source: source.titles, searches: searches),
                awaitSignIn: source.awaitSignIn
            )
        )
    }
}
