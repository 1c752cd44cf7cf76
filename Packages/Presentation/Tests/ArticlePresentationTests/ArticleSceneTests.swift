import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import Determinism
import DomainKit
import PresentationKit
import ReportKit
import Testing
import UseCaseKit

@MainActor
private final class SpyView<Event: ViewEvent, Command: PresenterCommand>: View {
    let events: AnyEventListener<Event>
    private(set) var commands: [Command] = []

    init(events: AnyEventListener<Event>) { self.events = events }

    func handle(command: Command) { commands.append(command) }
}

private typealias SpyListView = SpyView<ArticleListEvent, ArticleListCommand>
private typealias SpyDetailView = SpyView<ArticleDetailEvent, ArticleDetailCommand>

private actor SpyBrowse: CommandUseCase {
    private(set) var selections: [ArticleSelection] = []

    func callAsFunction(_ input: ArticleSelection) async throws(ApplicationError) {
        selections.append(input)
    }
}

@MainActor
struct ArticleSceneTests {
    private let origin = ArticleOrigin.host(Setting([], builtIn: .qiita))

    @Test func `the list's scene goes from the first page to a failure that is retried twice`() async throws {
        let second = try PageRequest(number: 2, size: 20)
        let failure = ApplicationError(.offline)
        let pages = StubPages([
            .success(Page(elements: [try Sample.fetched("a")], next: second, total: nil)),
            .failure(failure), .failure(failure),
            .success(Page(elements: [try Sample.fetched("b")], next: nil, total: nil)),
        ])
        let paginator = ArticlePaginator(fetch: pages.page)
        let lifetime = TaskLifetime()
        let view = Scene<SpyListView>.build(
            tasks: lifetime,
            view: SpyListView.init,
            presenter: {
                ArticleListPresenter(
                    listing: .newest,
                    origin: origin,
                    commandListener: $0,
                    requestListener: $1,
                    router: Router { _ in }
                )
            },
            interactor: {
                UseCaseInteractor(
                    responseListener: $0,
                    tasks: $1,
                    list: paginator.list,
                    readings: State([:]).readOnly,
                    marks: State(ArticleMarks()).readOnly,
                    progress: State(ArticleBatchProgress()).readOnly,
                    browse: BrowseArticles(paginator: paginator),
                    loadMore: LoadMoreArticles(paginator: paginator),
                    refresh: RefreshArticles(paginator: paginator),
                    batch: StubCommand()
                )
            }
        )
        for event in [ArticleListEvent.viewDidLoad, .didReachEnd, .didAnswer(.retry), .didAnswer(.retry)] {
            view.events.handle(event: event)
            await lifetime.untilIdle()
        }
        let alerts = view.commands.count { command in
            if case .showAlert = command { true } else { false }
        }
        #expect(alerts == 2)
        #expect(view.commands.contains(.show([Sample.row("a")])))
        #expect(view.commands.contains(.append([Sample.row("b")])))
        #expect(await pages.asked == [.first, second, second, second])
    }

    @Test func `a search waits for a pause, and the last query alone is sent`() async throws {
        let (clock, browse) = (TestClock(), SpyBrowse())
        let lifetime = TaskLifetime()
        let interactor = UseCaseInteractor<ArticleListRequest, ArticleListResponse>(
            responseListener: AnyResponseListener { _ in },
            tasks: lifetime.scope,
            list: State(ArticleList()).readOnly,
            readings: State([:]).readOnly,
            marks: State(ArticleMarks()).readOnly,
            progress: State(ArticleBatchProgress()).readOnly,
            browse: browse,
            loadMore: StubCommand(),
            refresh: StubCommand(),
            batch: StubCommand(),
            clock: clock
        )
        let queries = try ["s", "sw", "swift"].map { ArticleSelection.search(try SearchQuery($0)) }
        for query in queries {
            interactor.handle(request: .search(query))
            await clock.waitForSleepers()
        }
        clock.advance(by: .milliseconds(300))
        await lifetime.untilIdle()
        #expect(await browse.selections == queries.suffix(1))
    }

    @Test func `the article's scene reads and shows`() async throws {
        let lifetime = TaskLifetime()
        let read = StubQuery<ArticleReference, Fetched<ParsedArticle>>(answer: .success(try Sample.readable("a")))
        let view = Scene<SpyDetailView>.build(
            tasks: lifetime,
            view: SpyDetailView.init,
            presenter: {
                ArticleDetailPresenter(
                    name: "a",
                    origin: origin,
                    commandListener: $0,
                    requestListener: $1,
                    router: Router { _ in }
                )
            },
            interactor: {
                UseCaseInteractor(
                    responseListener: $0,
                    tasks: $1,
                    read: read,
                    react: StubCommand(),
                    reaction: State(nil).readOnly,
                    check: StubQuery(answer: .failure(ApplicationError(.offline))),
                    open: StubCommand(),
                    opened: State(nil).readOnly
                )
            }
        )
        view.events.handle(event: .viewDidLoad)
        await lifetime.untilIdle()
        let detail = try #require(view.commands.last?.shown)
        #expect(detail.id == "a")
    }
}
