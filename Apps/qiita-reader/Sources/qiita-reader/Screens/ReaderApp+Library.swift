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
        let first = try configuration.page(ArticlePaging(page: 1, size: nil))
        let searches = storage.searches
        return Scene<LibraryViewController>.build(
            tasks: host.makeTasks(),
            view: { LibraryViewController(eventListener: $0, host: host) },
            presenter: {
                LibraryPresenter(
                    section,
                    of: source.host,
                    first: first,
                    recordsHistory: recordsHistory,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: {
                UseCaseInteractor(
                    responseListener: $0,
                    tasks: $1,
                    tags: ListKeptTags(gateway: kept, source: source.titles),
                    searches: ListSavedSearches(gateway: searches),
                    removeSearch: RemoveSavedSearch(gateway: searches),
                    kept: ListKeptArticles(gateway: kept),
                    search: SearchKeptArticles(gateway: kept),
                    removeKept: RemoveKeptArticle(
                        gateway: kept,
                        host: source.host,
                        titles: source.titles,
                        marks: marks,
                        removed: State(nil)
                    ),
                    readings: readings.readOnly,
                    history: ListHistory(gateway: history),
                    removeFromHistory: removeFromHistory(on: source.host, State(nil)),
                    clearHistory: clearHistory
                )
            }
        )
    }
}
