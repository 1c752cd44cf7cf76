import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

@MainActor
struct ManuscriptSceneTests {
    private typealias Tester = SceneTester<
        ArticleDetailEvent, ArticleDetailCommand, ManuscriptRequest, ManuscriptResponse
    >

    private func tester(_ answer: Result<ParsedManuscript, ApplicationError>) throws -> Tester {
        let path = try #require(ManuscriptPath("draft.md"))
        let tester = Tester(
            presenter: {
                ManuscriptPresenter(
                    path: path,
                    host: .qiita,
                    commandListener: $0,
                    requestListener: $1,
                    router: Router { _ in }
                )
            },
            interactor: UseCaseInteractor.using(
                path: path,
                read: StubQuery(answer: answer),
                image: StubQuery(answer: .failure(ApplicationError(.offline))),
                open: StubCommand(),
                opened: State(nil).readOnly
            )
        )
        // The presenter's own tests compare the commands.
        tester.exhaustive = [.request, .response]
        return tester
    }

    @Test func `a manuscript is read, and its visible image is fetched`() async throws {
        let block = MarkupBlock.paragraph([.image(MarkupImage(url: "https://a.jp/b.png", alternative: ""))])
        let manuscript = ParsedManuscript(Manuscript(body: ""), markup: Markup(blocks: [block]))
        let tester = try tester(.success(manuscript))
        tester.send(.viewDidLoad)
        await tester.expect(request: .read)
        await tester.expect(response: .didRead(.success(manuscript)))
        tester.send(.didChangeVisibleImages([1]))
        let address = try ArticleImageAddress("https://a.jp/b.png", in: .qiita)
        await tester.expect(request: .fetchImage(1, address))
        await tester.expect(response: .didFetchImage(1, .failure(ApplicationError(.offline))))
        await tester.finish()
    }

    @Test func `an unreadable file is an alert, and is read again on request`() async throws {
        let failure = ApplicationError(.notFound)
        let tester = try tester(.failure(failure))
        for event in [ArticleDetailEvent.viewDidLoad, .didAskForRefresh] {
            tester.send(event)
            await tester.expect(request: .read)
            await tester.expect(response: .didRead(.failure(failure)))
        }
        await tester.finish()
    }
}
