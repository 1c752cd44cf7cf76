import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import AttemptKit
import DomainKit
import Foundation
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

/// Fails until somebody has signed in.
private struct PrivateComments: QueryUseCase {
    let session: ReadOnlyState<Session>

    func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) -> Fetched<[ParsedComment]> {
        guard session.value.account != nil else { throw ApplicationError(.unauthorized) }
        return Fetched([], freshness: .live)
    }
}

@MainActor
struct SignInSceneTests {
    private let session = State(Session(host: .qiita))
    private let signIns = UseCaseKit.Event<Session>()
    private let sent = Sent<CommentListCommand, CommentListRequest, ArticleRoute>()

    private func tester(_ fetch: any QueryUseCase<ArticleReference, Fetched<[ParsedComment]>>) -> CommentTester {
        makeCommentTester(fetch, signIns: signIns, router: sent.router)
    }

    @Test func `a screen repeats what failed when the user has signed in, on whichever screen that was`() async throws {
        let tester = tester(PrivateComments(session: session.readOnly))
        tester.exhaustive = [.request]
        let reference = try ArticleReference("a")
        tester.send(.viewDidLoad)
        await tester.expect(request: .fetch(reference))
        await tester.expect(response: .didFetch(.failure(ApplicationError(.unauthorized))))
        tester.send(.didAnswer(AlertAnswer(.signIn)))
        await tester.expect(request: .awaitSignIn)
        await tester.advance(by: .zero)
        #expect(sent.transitions == [.present(.signIn)])
        let account = Account(try ArticleAuthor(id: "ann"), on: .qiita)
        let signedIn = Session(host: .qiita, account: account, sources: [.kept])
        session.set(signedIn)
        signIns.send(signedIn)
        await tester.expect(response: .didSignIn(.success(signedIn)))
        await tester.expect(request: .fetch(reference))
        await tester.expect(response: .didFetch(.success(Fetched([], freshness: .live))))
        await tester.finish()
    }
}
