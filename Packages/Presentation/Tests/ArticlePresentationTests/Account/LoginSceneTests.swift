import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import PresentationKit
import PresentationTesting
import ReportKit
import Testing
import UseCaseKit

/// Signs in with one token, and refuses every other.
private struct SignInOnce: CommandUseCase {
    let token: Secret
    let session: State<Session>
    let signedIn: Session

    func callAsFunction(_ input: Secret) async throws(ApplicationError) {
        guard input == token else { throw ApplicationError(.unauthorized) }
        session.set(signedIn)
    }
}

@MainActor
struct LoginSceneTests {
    private typealias Tester = SceneTester<
        ReportEvent<LoginAction>, ReportCommand<LoginAction>, LoginRequest, LoginResponse
    >

    private let sent = Sent<ReportCommand<LoginAction>, LoginRequest, ArticleRoute>()
    private let token: Secret
    private let signedIn: Session

    init() throws {
        token = try Secret("geheim")
        let account = Account(try ArticleAuthor(id: "ann"), on: .qiita)
        signedIn = Session(host: .qiita, account: account, sources: [.kept])
    }

    private func tester(foreign: ForeignToken? = nil) -> Tester {
        let session = State(Session(host: .qiita))
        let signIn = SignInOnce(token: token, session: session, signedIn: signedIn)
        let tester = Tester(
            presenter: { [sent] in
                LoginPresenter(
                    method: .asking,
                    host: Setting([], builtIn: .qiita),
                    place: "/state/secrets",
                    commandListener: $0,
                    requestListener: $1,
                    router: sent.router
                )
            },
            interactor: UseCaseInteractor.using(
                session: session.readOnly,
                find: StubQuery(answer: .success(foreign)),
                signIn: signIn
            )
        )
        // The presenter's own tests compare the commands.
        tester.exhaustive = [.request, .response]
        return tester
    }

    private func enter(_ text: String) -> ReportEvent<LoginAction> {
        .didAnswer(AlertAnswer(.signIn, text: AlertText(text, isSecret: true)))
    }

    @Test func `a wrong token and then the right one sign in, and the screen is left`() async throws {
        let tester = tester()
        tester.send(.viewDidLoad)
        await tester.expect(request: .findForeign)
        await tester.expect(response: .didFind(.success(nil)))
        tester.send(enter("falsch"))
        await tester.expect(request: .signIn(try Secret("falsch")))
        await tester.expect(response: .didSignIn(.failure(ApplicationError(.unauthorized))))
        tester.send(.didAnswer(AlertAnswer(.enter)))
        tester.send(enter("geheim"))
        await tester.expect(request: .signIn(token))
        await tester.expect(response: .didSignIn(.success(signedIn)))
        await tester.finish()
        #expect(sent.transitions == [.dismiss])
    }

    @Test func `the token of another program is used after the question`() async throws {
        let foreign = ForeignToken(token, path: "/tool/credentials.json")
        let tester = tester(foreign: foreign)
        tester.send(.viewDidLoad)
        await tester.expect(request: .findForeign)
        await tester.expect(response: .didFind(.success(foreign)))
        tester.send(.didAnswer(AlertAnswer(.useForeign)))
        await tester.expect(request: .signIn(token))
        await tester.expect(response: .didSignIn(.success(signedIn)))
        await tester.finish()
        #expect(sent.transitions == [.dismiss])
    }
}
