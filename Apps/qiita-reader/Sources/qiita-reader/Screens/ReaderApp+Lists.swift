import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleTerminal
import ArticleUseCase
import DomainKit
import PresentationKit
import UseCaseKit
import ViewKit

/// The screens of lists: page by page, or all pages.
extension ReaderApp {
    func makeList(
        of listing: ArticleListing,
        _ paging: ArticlePaging = ArticlePaging(page: 1, size: nil),
        on host: any SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> any Screen {
        let source = try source()
        let cache = source.remote?.connection.exchange
        let paginator = try paginator(of: listing, from: paging)
        let progress = State(ArticleBatchProgress())
        return Scene<ArticleListViewController>.build(
            tasks: host.makeTasks(),
            view: { ArticleListViewController(eventListener: $0, host: host) },
            presenter: {
                ArticleListPresenter(
                    listing: listing,
                    context: ArticleContext(origin: source.origin, opensScreens: host.isFullScreen),
                    readings: readings.value,
                    marks: marks.value,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: ArticleListInteractor.using(
                list: paginator.list,
                readings: readings.readOnly,
                marks: marks.readOnly,
                progress: progress.readOnly,
                browse: BrowseArticles(paginator: paginator, marks: marks, cache: cache),
                awaitSignIn: source.awaitSignIn,
                complete: ListCompletions(source: source.titles, searches: storage.searches),
                batch: makeBatch(from: source, progress)
            )
        )
    }

    /// Returns the paginator of a list, the same one for all screens that show it.
    func paginator(of listing: ArticleListing) throws(ApplicationError) -> ArticlePaginator {
        try paginator(of: listing, from: ArticlePaging(page: 1, size: nil))
    }

    private func paginator(
        of listing: ArticleListing,
        from paging: ArticlePaging
    ) throws(ApplicationError) -> ArticlePaginator {
        try lists.paginator(of: listing) { () throws(ApplicationError) in
            let source = try source()
            return ArticlePaginator(
                firstPage: try configuration.page(paging),
                cache: source.remote?.connection.exchange,
                fetch: source.articles.page
            )
        }
    }

    private func makeBatch(from source: ArticleSource, _ progress: State<ArticleBatchProgress>) -> RunArticleBatch {
        RunArticleBatch(
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
    }

    func makeTraversal(
        of listing: ArticleListing,
        continues: Bool,
        on host: any SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> any Screen {
        let source = try source()
        let traversals = StoredArticleTraversalGateway(host: source.host, store: storage.state)
        return Scene<ArticleListViewController>.build(
            tasks: host.makeTasks(),
            view: { ArticleListViewController(eventListener: $0, host: host) },
            presenter: {
                ArticleTraversalPresenter(
                    listing: listing,
                    continues: continues,
                    context: ArticleContext(origin: source.origin),
                    readings: readings.value,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: ArticleTraversalInteractor.using(
                find: FindArticleTraversal(gateway: traversals),
                fetch: FetchArticleTraversalStep(gateway: source.articles),
                keep: SaveArticleTraversal(gateway: traversals)
            )
        )
    }
}
