import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import Determinism
import DomainKit
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

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
    private typealias Tester = SceneTester<
        ArticleListEvent, ArticleListCommand, ArticleListRequest, ArticleListResponse
    >

    /// Creates a tester of the newest articles, which has begun to fetch the first page.
    private func tester(_ pages: StubListPages) async -> Tester {
        let (clock, paginator, marks) = (TestClock(), ArticlePaginator(fetch: pages.page), State(ArticleMarks()))
        let tester = Tester(
            clock: clock,
            presenter: {
                ArticleListPresenter(
                    listing: .newest,
                    context: ArticleContext(origin: .host(Setting([], builtIn: .qiita))),
                    marks: ArticleMarks(),
                    commandListener: $0,
                    requestListener: $1,
                    router: Router { _ in }
                )
            },
            interactor: UseCaseInteractor.using(
                list: paginator.list,
                readings: State([:]).readOnly,
                marks: marks.readOnly,
                progress: State(ArticleBatchProgress()).readOnly,
                browse: BrowseArticles(paginator: paginator, marks: marks),
                complete: StubQuery(answer: .success(.tags([]))),
                batch: StubCommand(),
                clock: clock
            )
        )
        // The presenter's own tests compare the commands and the lists.
        tester.exhaustive = [.request]
        tester.send(.viewDidLoad)
        await tester.expect(request: .observe)
        await tester.expect(request: .browse(.newest))
        return tester
    }

    private func page(_ ids: String..., next: PageRequest? = nil) throws -> Page<Fetched<Article>> {
        Page(elements: try ids.map { try Sample.fetched($0) }, next: next, total: nil)
    }

    @Test func `the list goes from the first page to a failure that is retried twice`() async throws {
        let second = try PageRequest(number: 2, size: 20)
        let failure = ApplicationError(.offline)
        let pages = StubListPages([
            .success(try page("a", next: second)), .failure(failure), .failure(failure), .success(try page("b")),
        ])
        let tester = await tester(pages)
        await tester.expect(command: Sample.newest([Sample.row("a")], hasNextPage: true))
        let alerts = ArticleContext(origin: .host(Setting([], builtIn: .qiita))).alerts(about: .listing(.newest))
        for (id, event) in [ArticleListEvent.didAskForMore, .didAnswer(AlertAnswer(.retry))].enumerated() {
            tester.send(event)
            await tester.expect(request: .loadMore)
            await tester.expect(command: .showAlert(alerts.alert(for: failure).identified(by: id)))
        }
        tester.send(.didAnswer(AlertAnswer(.retry, to: 1)))
        await tester.expect(request: .loadMore)
        await tester.expect(command: Sample.newest([Sample.row("a"), Sample.row("b")]))
        await tester.finish()
        #expect(await pages.asked == [.first, second, second, second])
    }

    @Test func `a search waits for a pause, and the last query alone is sent`() async throws {
        let (clock, browse) = (TestClock(), SpyBrowse())
        let lifetime = TaskLifetime()
        let makeInteractor = ArticleListInteractor.using(
            list: State(ArticleList()).readOnly,
            readings: State([:]).readOnly,
            marks: State(ArticleMarks()).readOnly,
            progress: State(ArticleBatchProgress()).readOnly,
            browse: browse,
            complete: StubQuery(answer: .success(.tags([]))),
            batch: StubCommand(),
            clock: clock
        )
        let interactor = makeInteractor(AnyResponseListener { _ in }, lifetime.scope)
        let queries = try ["s", "sw", "swift"].map { ArticleSelection.search(try SearchQuery($0)) }
        for query in queries {
            interactor.handle(request: .search(query))
            await clock.waitForSleepers()
        }
        clock.advance(by: .milliseconds(300))
        await lifetime.scope.waitUntilIdle()
        #expect(await browse.changes == queries.suffix(1).map { .search($0) })
    }

    @Test func `a position is stored after a pause, and the last one alone`() async throws {
        let (clock, lifetime, positions) = (TestClock(), TaskLifetime(), State(ReadingPositions()))
        let saves = State(0)
        let makeInteractor = ArticleDetailInteractor.using(
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
        let interactor = makeInteractor(AnyResponseListener { _ in }, lifetime.scope)
        let article = try ArticleID("a")
        for place in 1...3 {
            let input = UpdateReadingPosition.Input(try ReadingPosition(place: place, letters: 0), in: article)
            interactor.handle(request: .rememberPosition(input))
            await clock.waitForSleepers()
        }
        #expect(positions.value[article]?.place == 3)
        #expect(saves.value == 0)
        clock.advance(by: .seconds(1))
        await lifetime.scope.waitUntilIdle()
        #expect(saves.value == 1)
    }
}
