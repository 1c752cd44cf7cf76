import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import AttemptKit
import DomainKit
import Foundation
import PresentationKit
import Testing
import UseCaseKit

extension ArticleListPresenterTests {
    @Test func `the results of a search take the place of the list until it ends`() async throws {
        let presenter = presenter(.newest, .guide)
        let query = ArticleSelection.search(try SearchQuery("設計"))
        let answers = [try page(["a", "b"]), try page(["c"])]
        let lists = await lists(
            answers.map { .success($0) },
            [{ await $0.load(.search(query)) }, { $0.endSearch() }]
        )
        presenter.handle(response: .changed(lists[1]))
        #expect(sent.content?.rows.map(\.id) == ["a", "b"])
        presenter.handle(event: .didChangeQuery("設計"))
        presenter.handle(response: .changed(lists[2]))
        #expect(sent.content?.rows.map(\.id) == ["c"] && sent.content?.search == "設計")
        presenter.handle(event: .didCancelSearch)
        presenter.handle(response: .changed(lists[3]))
        #expect(sent.content?.rows.map(\.id) == ["a", "b"] && sent.content?.search == nil)
    }

    @Test(
        arguments: [
            .invalidInput(ValidationError(field: "stocks", value: ">=", rule: .within(0...9))), .notFound,
        ] as [ApplicationError.Kind]
    )
    func `a search that fails is a notice while it is typed, and an alert for a list`(
        failure: ApplicationError.Kind
    ) async throws {
        let lists = await lists([.failure(ApplicationError(failure))])
        let typing = presenter(.newest, .guide)
        typing.handle(event: .didChangeQuery("設計"))
        (sent.commands, sent.requests) = ([], [])
        typing.handle(response: .changed(lists[1]))
        let list = presenter(.newest, .guide)
        let notice = try #require(sent.takeCommands().first)
        list.handle(response: .changed(lists[1]))
        let alert = try #require(sent.takeCommands().compactMap(\.alert).first)
        #expect(notice == .showNotice(alert.message))
        #expect(sent.requests == [])
    }

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
