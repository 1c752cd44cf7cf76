import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import DomainKit
import PresentationKit
import UseCaseKit

/// The interactors of the screens, on each host.
extension ReaderApp {
    func listInteractor(
        of paginator: ArticlePaginator,
        from source: ArticleSource
    ) -> ArticleListInteractor.Factory {
        let progress = State(ArticleBatchProgress())
        return ArticleListInteractor.using(
            list: paginator.list,
            readings: readings.readOnly,
            marks: marks.readOnly,
            progress: progress.readOnly,
            browse: BrowseArticles(paginator: paginator, marks: marks),
            awaitSignIn: source.awaitSignIn,
            complete: ListCompletions(source: source.titles, searches: storage.searches),
            batch: RunArticleBatch(
                gateway: source.articles,
                host: source.host,
                store: source.remote?.keptArticles,
                queue: source.queue,
                reactions: source.reactions,
                opener: pageOpener,
                journal: journal,
                marks: marks,
                progress: progress
            )
        )
    }

    func detailInteractor(
        in listing: ArticleListing?,
        from source: ArticleSource
    ) throws(ApplicationError) -> ArticleDetailInteractor.Factory {
        let read = ReadArticle(gateway: source.articles, host: source.host, markup: markup)
        let (reaction, opened) = (State<ReactionResult?>(nil), State<OpenedWebPage?>(nil))
        let neighbour = State<FindAdjacentArticle.Output?>(nil)
        let paginator = try listing.map { listing throws(ApplicationError) in
            try self.paginator(of: listing, from: configuration.page())
        }
        return ArticleDetailInteractor.using(
            read: read,
            reread: RevalidatingQuery(read, invalidating: source.remote?.connection.exchange),
            record: try recordReading(),
            react: try react(reaction),
            reaction: reaction.readOnly,
            check: CheckReaction(queue: source.queue, gateway: source.reactions, host: source.host),
            position: try readingPositions(),
            adjacent: paginator.map {
                (FindAdjacentArticle(paginator: $0, found: neighbour), neighbour.readOnly)
            },
            image: fetchImage,
            open: openPage(from: source, opened),
            opened: opened.readOnly,
            awaitSignIn: source.awaitSignIn
        )
    }

    func commentInteractor(from source: ArticleSource) -> CommentListInteractor.Factory {
        let fetch = FetchComments(gateway: source.comments, host: source.host, markup: markup)
        let opened = State<OpenedWebPage?>(nil)
        return CommentListInteractor.using(
            fetch: fetch,
            refetch: RevalidatingQuery(fetch, invalidating: source.remote?.connection.exchange),
            open: openPage(from: source, opened),
            opened: opened.readOnly,
            awaitSignIn: source.awaitSignIn
        )
    }

    func saveSearchInteractor() -> SaveSearchInteractor.Factory {
        SaveSearchInteractor.using(
            find: FindSavedSearch(gateway: storage.searches),
            save: SaveSearch(gateway: storage.searches)
        )
    }

    func libraryInteractor(
        of kept: IndexedArticleGateway,
        from source: ArticleSource
    ) throws(ApplicationError) -> LibraryInteractor.Factory {
        let (searches, first) = (storage.searches, try configuration.page())
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
        return LibraryInteractor.using(
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
    }
}
