import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import PresentationKit
import Testing
import UseCaseKit

extension ArticleListPresenterTests {
    @Test func `signing in from an alert leads to the sign-in, and repeats what failed after it`() async throws {
        let presenter = presenter(opensScreens: true)
        let refused = Result<Page<Fetched<Article>>, ApplicationError>.failure(ApplicationError(.unauthorized))
        let lists = await lists([refused, refused], [{ await $0.load(.next) }])
        presenter.handle(response: .changed(lists[1]))
        presenter.handle(event: .didAnswer(AlertAnswer(.signIn)))
        #expect(sent.transitions == [.present(.signIn)])
        #expect(sent.requests == [.awaitSignIn])
        presenter.handle(response: .didSignIn(.failure(ApplicationError(.cancelled))))
        #expect(sent.requests == [.awaitSignIn])
        presenter.handle(event: .viewWillReappear)
        presenter.handle(response: .didSignIn(.success(Session(host: .qiita, sources: [.kept]))))
        #expect(sent.requests == [.awaitSignIn, .loadMore])
        // A second failure names the token that was sent.
        presenter.handle(response: .changed(lists[2]))
        let message = try #require(sent.commands.last?.alert?.message)
        #expect(message.english.contains("the token that 'login' stored"))
    }

    @Test func `without an account the tab of stocks says so, and a refresh offers to sign in`() async throws {
        let presenter = presenter(.stocks(nil), opensScreens: true)
        let refused = Result<Page<Fetched<Article>>, ApplicationError>.failure(ApplicationError(.unauthorized))
        let lists = await lists([refused, refused], [{ await $0.load(.next) }])
        presenter.handle(response: .changed(lists[1]))
        #expect(sent.commands.compactMap(\.alert).isEmpty)
        #expect(sent.content?.footer?.english.contains("Sign in to see") == true)
        presenter.handle(event: .didAskForRefresh)
        presenter.handle(response: .changed(lists[2]))
        #expect(sent.commands.compactMap(\.alert).last?.actions.contains(.signIn) == true)
    }
}
