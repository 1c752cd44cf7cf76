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

    private let clock = TestClock()

    private func tester(remembering gateway: SpyPositions) throws -> Tester {
        let article = try Sample.readable("a")
        let positions = State(ReadingPositions())
        let position = ReadingPositionUseCases(
            find: FindReadingPosition(gateway: gateway, host: .qiita, positions: positions),
            update: UpdateReadingPosition(positions: positions),
            save: SaveReadingPositions(gateway: gateway, host: .qiita, positions: positions, writeFailure: State(nil)),
            clock: clock
        )
        return Tester(
            clock: clock,
            presenter: {
                ArticleDetailPresenter(
                    name: "a",
                    listing: nil,
                    context: ArticleContext(origin: .host(Setting([], builtIn: .qiita))),
                    remembersPosition: true,
                    commandListener: $0,
                    requestListener: $1,
                    router: Router { _ in }
                )
            },
            interactor: UseCaseInteractor.using(
                read: StubQuery(answer: .success(article)),
                react: StubCommand(),
                reaction: State(nil).readOnly,
                check: StubQuery(answer: .failure(ApplicationError(.offline))),
                position: position,
                image: StubQuery(answer: .failure(ApplicationError(.offline))),
                open: StubCommand(),
                opened: State(nil).readOnly
            )
        )
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
