import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleSwiftUI
import ArticleUIKit
import ArticleUseCase
import Determinism
import DomainKit
import DomainTesting
import Foundation
import PresentationKit
import SwiftUIHost
import UIKit
import UIKitHost
import UseCaseKit

/// A reader on UIKit: the scenes of articles in a window, put together as qiita-reader does it on terminals.
@MainActor
final class Reader {
    let window = UIWindow(frame: .zero)
    let host = SceneHost(wording: Wording(.english))
    let articles: StubHost
    let browser = SpyBrowser()
    let clock = TestClock()
    private let markup: StubMarkup
    private let origin = ArticleOrigin.host(Setting([], builtIn: .qiita))
    private let marks = State(ArticleMarks())
    private let journal = State(ReactionJournal())
    private let stored = StubPositions()
    private let positions = State(ReadingPositions())
    private var paginators: [ArticleListing: ArticlePaginator] = [:]
    private var lifetimes: [TaskLifetime] = []
    private(set) lazy var navigator = Navigator<ArticleRoute, UIViewController>(presenter: host) { [weak self] in
        self?.makeScreen(for: $0, router: $1)
    }

    /// The lists alone, on SwiftUI.
    let stores = StoreHost<ArticleListStore>(wording: Wording(.english))
    private(set) lazy var storeNavigator = Navigator<ArticleRoute, ArticleListStore>(presenter: stores) {
        [weak self, stores] route, router in
        guard case .list(let listing) = route else { return nil }
        return self?.makeList(of: listing, router) {
            ArticleListStore(eventListener: $0, host: stores) { UIPasteboard.general.string = $0 }
        }
    }

    init(_ articles: StubHost, text blocks: [MarkupBlock] = []) {
        self.articles = articles
        markup = StubMarkup(blocks: blocks)
        UIStandIn.messages = []
        UIStandIn.announcements = []
        window.rootViewController = host.rootViewController
        window.makeKeyAndVisible()
        UIStandIn.finishTransitions()
    }

    /// Waits until neither a task nor a transition is under way.
    func waitUntilIdle() async {
        repeat {
            for lifetime in lifetimes { await lifetime.scope.waitUntilIdle() }
            UIStandIn.finishTransitions()
        } while lifetimes.contains { $0.pendingCount > 0 }
    }

    /// Opens a deep link, and waits until its top screen has its content.
    func open(_ routes: ArticleRoute...) async {
        navigator.open(routes)
        await waitUntilIdle()
    }

    // MARK: - Screens

    private var controllers: [UINavigationController] {
        sequence(first: host.rootViewController) { $0.presentedViewController }.compactMap {
            $0 as? UINavigationController
        }
    }

    var navigationController: UINavigationController? { controllers.last }
    var top: UIViewController? { navigationController?.topViewController }
    var list: ArticleListViewController? { top as? ArticleListViewController }
    var detail: ArticleDetailViewController? { top as? ArticleDetailViewController }
    var comments: CommentListViewController? { top as? CommentListViewController }

    var alert: UIAlertController? {
        sequence(first: host.rootViewController) { $0.presentedViewController }.compactMap { $0 as? UIAlertController }
            .last
    }

    /// Answers the alert in front.
    func answer(_ title: String) async {
        if let alert { UIStandIn.tap(title, in: alert) }
        UIStandIn.finishTransitions()
        await waitUntilIdle()
    }

    // MARK: - Scenes

    private func makeScreen(for route: ArticleRoute, router: Router<ArticleRoute>) -> UIViewController? {
        switch route {
        case .list(let listing):
            makeList(of: listing, router) { [host] in ArticleListViewController(eventListener: $0, host: host) }
        case .detail(let name, let listing): makeDetail(of: name, in: listing, router)
        case .comments(let name): makeComments(on: name, router)
        case .signIn, .settings, .library: nil
        }
    }

    private func makeTasks() -> TaskLifetime {
        let tasks = TaskLifetime()
        lifetimes.append(tasks)
        return tasks
    }

    private func paginator(of listing: ArticleListing) -> ArticlePaginator {
        let paginator = paginators[listing] ?? ArticlePaginator(fetch: articles.page)
        paginators[listing] = paginator
        return paginator
    }

    /// Makes a list on any view: that of UIKit, or a store of SwiftUI.
    private func makeList<V: View>(
        of listing: ArticleListing,
        _ router: Router<ArticleRoute>,
        view: @MainActor (AnyEventListener<ArticleListEvent>) -> V
    ) -> V where V.Event == ArticleListEvent, V.Command == ArticleListCommand {
        let (paginator, progress) = (paginator(of: listing), State(ArticleBatchProgress()))
        return Scene<V>.build(
            tasks: makeTasks(),
            view: view,
            presenter: { [origin, marks] in
                ArticleListPresenter(
                    listing: listing,
                    context: ArticleContext(origin: origin, clock: TestWallClock()),
                    marks: marks.value,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: UseCaseInteractor.using(
                list: paginator.list,
                readings: State([:]).readOnly,
                marks: marks.readOnly,
                progress: progress.readOnly,
                browse: BrowseArticles(paginator: paginator, marks: marks),
                complete: StubCompletions(),
                batch: makeBatch(progress),
                clock: clock
            )
        )
    }

    private func makeBatch(_ progress: State<ArticleBatchProgress>) -> RunArticleBatch {
        RunArticleBatch(
            gateway: articles,
            host: .qiita,
            store: StubStore(),
            queue: StubQueue(),
            reactions: articles,
            opener: browser,
            journal: journal,
            marks: marks,
            progress: progress
        )
    }

    private func makeDetail(
        of name: String,
        in listing: ArticleListing?,
        _ router: Router<ArticleRoute>
    ) -> UIViewController {
        let (reaction, opened) = (State<ReactionResult?>(nil), State<OpenedWebPage?>(nil))
        let neighbour = State<FindAdjacentArticle.Output?>(nil)
        return Scene<ArticleDetailViewController>.build(
            tasks: makeTasks(),
            view: { [host] in ArticleDetailViewController(eventListener: $0, host: host) },
            presenter: { [origin] in
                ArticleDetailPresenter(
                    name: name,
                    listing: listing,
                    context: ArticleContext(origin: origin, clock: TestWallClock()),
                    offersStock: true,
                    remembersPosition: true,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: UseCaseInteractor.using(
                read: ReadArticle(gateway: articles, host: .qiita, markup: markup),
                react: ReactToArticle(
                    queue: StubQueue(),
                    gateway: articles,
                    host: .qiita,
                    titles: StubStore(),
                    journal: journal,
                    marks: marks,
                    result: reaction
                ),
                reaction: reaction.readOnly,
                check: CheckReaction(queue: StubQueue(), gateway: articles, host: .qiita),
                position: ReadingPositionUseCases(
                    find: FindReadingPosition(gateway: stored, host: .qiita, positions: positions),
                    update: UpdateReadingPosition(positions: positions),
                    save: SaveReadingPositions(
                        gateway: stored,
                        host: .qiita,
                        positions: positions,
                        writeFailure: State(nil)
                    ),
                    clock: TestClock(skipsSleep: true)
                ),
                adjacent: listing.map {
                    (FindAdjacentArticle(paginator: paginator(of: $0), found: neighbour), neighbour.readOnly)
                },
                image: StubImages(),
                open: OpenWebPage(gateway: articles, opener: browser, opened: opened),
                opened: opened.readOnly
            )
        )
    }

    private func makeComments(on name: String, _ router: Router<ArticleRoute>) -> UIViewController {
        let opened = State<OpenedWebPage?>(nil)
        return Scene<CommentListViewController>.build(
            tasks: makeTasks(),
            view: { [host] in CommentListViewController(eventListener: $0, host: host) },
            presenter: { [origin] in
                CommentListPresenter(
                    name: name,
                    context: ArticleContext(origin: origin, clock: TestWallClock()),
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: UseCaseInteractor.using(
                fetch: FetchComments(gateway: articles, host: .qiita, markup: markup),
                open: OpenWebPage(gateway: articles, opener: browser, opened: opened),
                opened: opened.readOnly
            )
        )
    }
}
