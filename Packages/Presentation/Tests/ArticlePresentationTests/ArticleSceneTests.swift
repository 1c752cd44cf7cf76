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
    private(set) var changes: [BrowseArticles.Input] = []

    func callAsFunction(_ input: BrowseArticles.Input) async throws(ApplicationError) {
        changes.append(input)
    }
}

/// Counts its calls.
private struct CountingCommand: CommandUseCase {
    let count: State<Int>

    func callAsFunction(_ input: Void) async throws(ApplicationError) { count.update { $0 += 1 } }
}

@MainActor
struct ArticleSceneTests {
    private let origin = ArticleOrigin.host(Setting([], builtIn: .qiita))

    /// Builds the scene of the newest articles.
    private func makeList(
        _ paginator: ArticlePaginator,
        _ lifetime: TaskLifetime,
        clock: any Clock<Duration> = ContinuousClock()
    ) -> SpyListView {
        let marks = State(ArticleMarks())
        return Scene<SpyListView>.build(
            tasks: lifetime,
            view: SpyListView.init,
            presenter: {
                ArticleListPresenter(
                    listing: .newest,
                    context: ArticleContext(origin: origin),
                    marks: ArticleMarks(),
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
                    marks: marks.readOnly,
                    progress: State(ArticleBatchProgress()).readOnly,
                    browse: BrowseArticles(paginator: paginator, marks: marks),
                    loadMore: LoadMoreArticles(paginator: paginator, marks: marks),
                    refresh: RefreshArticles(paginator: paginator, marks: marks),
                    complete: StubQuery(answer: .success(.tags([]))),
                    batch: StubCommand(),
                    clock: clock
                )
            }
        )
    }

    @Test func `the list's scene goes from the first page to a failure that is retried twice`() async throws {
        let second = try PageRequest(number: 2, size: 20)
        let failure = ApplicationError(.offline)
        let pages = StubPages([
            .success(Page(elements: [try Sample.fetched("a")], next: second, total: nil)),
            .failure(failure), .failure(failure),
            .success(Page(elements: [try Sample.fetched("b")], next: nil, total: nil)),
        ])
        let (paginator, lifetime) = (ArticlePaginator(fetch: pages.page), TaskLifetime())
        let view = makeList(paginator, lifetime)
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

    @Test func `leaving a search brings the list back without a request`() async throws {
        let (clock, lifetime) = (TestClock(), TaskLifetime())
        let second = try PageRequest(number: 2, size: 20)
        let pages = StubPages([
            .success(Page(elements: [try Sample.fetched("a")], next: second, total: nil)),
            .success(Page(elements: [try Sample.fetched("b")], next: nil, total: nil)),
            .success(Page(elements: [try Sample.fetched("c")], next: nil, total: nil)),
        ])
        let paginator = ArticlePaginator(fetch: pages.page)
        let view = makeList(paginator, lifetime, clock: clock)
        for event in [ArticleListEvent.viewDidLoad, .didReachEnd] {
            view.events.handle(event: event)
            await lifetime.untilIdle()
        }
        view.events.handle(event: .didChangeQuery("c"))
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        await lifetime.untilIdle()
        #expect(view.commands.contains(.show([Sample.row("c")])))
        view.events.handle(event: .didCancelSearch)
        await lifetime.untilIdle()
        #expect(view.commands.suffix(3).prefix(2) == [.show([Sample.row("a"), Sample.row("b")]), .restorePosition])
        #expect(await pages.asked == [.first, second, .first])
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
            complete: StubQuery(answer: .success(.tags([]))),
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
        #expect(await browse.changes == queries.suffix(1).map { .search($0) })
    }

    @Test func `a position is stored after a pause, and the last one alone`() async throws {
        let (clock, lifetime, positions) = (TestClock(), TaskLifetime(), State(ReadingPositions()))
        let saves = State(0)
        let interactor = UseCaseInteractor<ArticleDetailRequest, ArticleDetailResponse>(
            responseListener: AnyResponseListener { _ in },
            tasks: lifetime.scope,
            read: StubQuery(answer: .failure(ApplicationError(.offline))),
            react: StubCommand(),
            reaction: State(nil).readOnly,
            check: StubQuery(answer: .failure(ApplicationError(.offline))),
            position: ReadingPositionUseCases(
                find: StubQuery(answer: .success(.start)),
                update: UpdateReadingPosition(positions: positions),
                save: CountingCommand(count: saves),
                clock: clock
            ),
            image: StubQuery(answer: .failure(ApplicationError(.offline))),
            open: StubCommand(),
            opened: State(nil).readOnly
        )
        let article = try ArticleID("a")
        for place in 1...3 {
            let input = UpdateReadingPosition.Input(try ReadingPosition(place: place, letters: 0), in: article)
            interactor.handle(request: .rememberPosition(input))
            await clock.waitForSleepers()
        }
        #expect(positions.value[article]?.place == 3)
        #expect(saves.value == 0)
        clock.advance(by: .seconds(1))
        await lifetime.untilIdle()
        #expect(saves.value == 1)
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
                    context: ArticleContext(origin: origin),
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
                    image: StubQuery(answer: .failure(ApplicationError(.offline))),
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
