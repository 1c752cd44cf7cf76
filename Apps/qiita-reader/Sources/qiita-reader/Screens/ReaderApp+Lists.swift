import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleTerminal
import ArticleUseCase
import DomainKit
import PresentationKit
import RepositoryKit
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
        let paginator = try self.paginator(of: listing, from: configuration.page(paging.page, size: paging.size))
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
            interactor: listInteractor(of: paginator, from: source)
        )
    }

    func makeTraversal(
        of listing: ArticleListing,
        continues: Bool,
        on host: any SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> any Screen {
        let source = try source()
        let connection = source.remote?.connection
        let traversals = StoredArticleTraversalGateway(
            host: source.host,
            token: connection?.token.value,
            store: storage.state
        )
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
