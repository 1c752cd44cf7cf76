import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleSwiftUI
import ArticleUseCase
import Determinism
import DomainKit
import DomainTesting
import PresentationKit
import SwiftUIHost
import UIKit
import UseCaseKit

/// A reader on SwiftUI: the lists of articles, put together as qiita-reader does it on terminals.
@MainActor
final class Reader {
    let host = StoreHost<ArticleListStore>(wording: Wording(.english))
    let articles: StubHost
    let clock = TestClock()
    private var lifetimes: [TaskLifetime] = []
    private(set) lazy var navigator = Navigator<ArticleRoute, ArticleListStore>(presenter: host) {
        [weak self] route, router in
        guard case .list(let listing) = route else { return nil }
        return self?.makeList(of: listing, router)
    }

    init(_ articles: StubHost) {
        self.articles = articles
    }

    /// Waits until no task is under way.
    func waitUntilIdle() async {
        repeat {
            for lifetime in lifetimes { await lifetime.scope.waitUntilIdle() }
        } while lifetimes.contains { $0.pendingCount > 0 }
    }

    private func makeList(of listing: ArticleListing, _ router: Router<ArticleRoute>) -> ArticleListStore {
        let (tasks, paginator) = (TaskLifetime(), ArticlePaginator(fetch: articles.page))
        lifetimes.append(tasks)
        let (marks, progress) = (State(ArticleMarks()), State(ArticleBatchProgress()))
        return Scene<ArticleListStore>.build(
            tasks: tasks,
            view: { [host] in
                ArticleListStore(eventListener: $0, host: host) { UIPasteboard.general.string = $0 }
            },
            presenter: {
                ArticleListPresenter(
                    listing: listing,
                    context: ArticleContext(origin: .host(Setting([], builtIn: .qiita)), clock: TestWallClock()),
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
                batch: RunArticleBatch(
                    gateway: articles,
                    host: .qiita,
                    store: StubStore(),
                    queue: StubQueue(),
                    reactions: articles,
                    opener: StubBrowser(),
                    journal: State(ReactionJournal()),
                    marks: marks,
                    progress: progress
                ),
                clock: clock
            )
        )
    }
}
