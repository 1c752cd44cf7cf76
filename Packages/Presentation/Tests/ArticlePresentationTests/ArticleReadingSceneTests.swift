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

/// A gateway with one stored position, which records what is stored in its place.
private actor SpyPositions: ReadingPositionGateway {
    private(set) var stored: [ReadingPosition]

    init(_ position: ReadingPosition) { stored = [position] }

    func position(in article: ArticleID, on host: ArticleHost) async throws(ApplicationError) -> ReadingPosition {
        stored[0]
    }

    func save(
        _ position: ReadingPosition,
        in article: ArticleID,
        on host: ArticleHost
    ) async throws(ApplicationError) -> Bool {
        stored.append(position)
        return true
    }
}

@MainActor
struct ArticleReadingSceneTests {
    private typealias Tester = SceneTester<
        ArticleDetailEvent, ArticleDetailCommand, ArticleDetailRequest, ArticleDetailResponse
    >

    private final class Transitions {
        var all: [Transition<ArticleRoute>] = []
    }

    private let transitions = Transitions()
    private let clock = TestClock()

    private func tester(
        _ markup: Markup = Markup(blocks: []),
        in paginator: ArticlePaginator? = nil,
        remembering gateway: SpyPositions? = nil
    ) throws -> Tester {
        let article = ParsedArticle(try Sample.article("a"), markup: markup)
        let positions = State(ReadingPositions())
        let neighbour = State<FindAdjacentArticle.Output?>(nil)
        let position = gateway.map { gateway in
            ReadingPositionUseCases(
                find: FindReadingPosition(gateway: gateway, host: .qiita, positions: positions),
                update: UpdateReadingPosition(positions: positions),
                save: SaveReadingPositions(
                    gateway: gateway,
                    host: .qiita,
                    positions: positions,
                    writeFailure: State(nil)
                ),
                clock: clock
            )
        }
        return Tester(
            clock: clock,
            presenter: { [transitions] in
                ArticleDetailPresenter(
                    name: "a",
                    listing: paginator == nil ? nil : .newest,
                    context: ArticleContext(origin: .host(Setting([], builtIn: .qiita))),
                    remembersPosition: gateway != nil,
                    commandListener: $0,
                    requestListener: $1,
                    router: Router { transitions.all.append($0) }
                )
            },
            interactor: UseCaseInteractor.using(
                read: StubQuery(answer: .success(Fetched(article, freshness: .live))),
                react: StubCommand(),
                reaction: State(nil).readOnly,
                check: StubQuery(answer: .failure(ApplicationError(.offline))),
                position: position,
                adjacent: paginator.map {
                    (FindAdjacentArticle(paginator: $0, found: neighbour), neighbour.readOnly)
                },
                image: StubQuery(answer: .failure(ApplicationError(.offline))),
                open: StubCommand(),
                opened: State(nil).readOnly
            )
        )
    }

    @Test func `a link to another article is a transition, and asks nobody`() async throws {
        let url = "https://qiita.com/ann/items/b"
        let tester = try tester(Markup(blocks: [.linkCard(url: url)]))
        tester.exhaustive = [.request]
        tester.send(.viewDidLoad)
        await tester.expect(request: .read(try ArticleReference("a")))
        await tester.expect(request: .recordReading(try Sample.fetched("a")))
        tester.send(.didAskToOpenLink(1))
        #expect(transitions.all == [.push(.detail(url))])
        await tester.finish()
    }

    @Test func `the next article comes from the next page of the list`() async throws {
        let second = try PageRequest(number: 2, size: 20)
        let pages = StubPages([
            .success(Page(elements: [try Sample.fetched("a")], next: second, total: nil)),
            .success(Page(elements: [try Sample.fetched("b")], next: nil, total: nil)),
        ])
        let paginator = ArticlePaginator(fetch: pages.page)
        await paginator.load(.start(.newest))
        let tester = try tester(in: paginator)
        tester.exhaustive = [.response]
        tester.send(.didAskForNextArticle)
        await tester.expect(response: .didFindAdjacent(.next, .success(.article(try ArticleID("b")))))
        #expect(transitions.all == [.replace(.detail("b", in: .newest))])
        await tester.finish()
    }

    @Test func `an article is shown where it was left, and a new position is stored after a pause`() async throws {
        let (old, new) = (try ReadingPosition(place: 4, letters: 2), try ReadingPosition(place: 6, letters: 0))
        let gateway = SpyPositions(old)
        let tester = try tester(remembering: gateway)
        tester.exhaustive = []
        tester.send(.viewDidLoad)
        await tester.expect(command: .scroll(to: ArticlePosition(place: 4, letters: 2)))
        tester.send(.didScroll(to: ArticlePosition(place: 5, letters: 0)))
        tester.send(.didScroll(to: ArticlePosition(place: 6, letters: 0)))
        await tester.advance(by: .milliseconds(999))
        #expect(await gateway.stored == [old])
        await tester.advance(by: .milliseconds(1))
        await tester.finish()
        #expect(await gateway.stored == [old, new])
    }
}
