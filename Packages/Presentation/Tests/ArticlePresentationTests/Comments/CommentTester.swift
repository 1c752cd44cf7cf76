import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import Determinism
import DomainKit
import DomainTesting
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

typealias CommentTester = SceneTester<
    CommentListEvent, CommentListCommand, CommentListRequest, CommentListResponse
>

/// Creates a tester of the comments on the article 'a', which mentions requests and responses alone.
@MainActor
func makeCommentTester(
    _ fetch: any QueryUseCase<ArticleReference, Fetched<[ParsedComment]>>,
    opened: OpenedWebPage? = nil,
    signIns: UseCaseKit.Event<Session> = UseCaseKit.Event(),
    clock: TestClock = TestClock(),
    router: Router<ArticleRoute>
) -> CommentTester {
    let wallClock = TestWallClock()
    let tester = CommentTester(
        clock: clock,
        presenter: {
            CommentListPresenter(
                name: "a",
                context: ArticleContext(
                    origin: .host(Setting([], builtIn: .qiita)),
                    opensScreens: true,
                    clock: wallClock
                ),
                commandListener: $0,
                requestListener: $1,
                router: router
            )
        },
        interactor: UseCaseInteractor.using(
            fetch: fetch,
            open: StubCommand(),
            opened: State(opened).readOnly,
            awaitSignIn: AwaitSignIn(signIns: signIns.readOnly),
            countdown: Countdown(clock: clock, wallClock: wallClock)
        )
    )
    tester.exhaustive = [.request, .response]
    return tester
}
