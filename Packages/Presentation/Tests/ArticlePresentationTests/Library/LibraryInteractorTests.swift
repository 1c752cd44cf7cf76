import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import PresentationKit
import PresenterKit
import Testing
import UseCaseKit

@MainActor
struct LibraryInteractorTests {
    @Test func `each removal is performed by its own use case`() async throws {
        let (calls, lifetime) = (State<[String]>([]), TaskLifetime())
        let makeInteractor = LibraryInteractor.using(
            list: State(LibraryList()).readOnly,
            readings: State([:]).readOnly,
            browse: StubCommand(),
            removeSearch: SpyCommand(name: "search", calls: calls),
            removeKept: SpyCommand(name: "kept", calls: calls),
            removeFromHistory: SpyCommand(name: "reading", calls: calls),
            clearHistory: SpyCommand(name: "history", calls: calls),
            complete: StubQuery(answer: .success(.tags([]))),
            awaitSignIn: AwaitSignIn()
        )
        let interactor = makeInteractor(
            AnyResponseListener { if case .didRemove(let removal) = $0 { calls.update { $0.append("\(removal)") } } },
            lifetime.scope
        )
        let article = try ArticleReference("a")
        let removals: [LibraryRemoval] = [
            .kept(article), .search(try SavedSearchName("朝")), .reading(article), .history,
        ]
        for removal in removals {
            interactor.handle(request: .remove(removal))
            await lifetime.scope.waitUntilIdle()
        }
        let names = ["kept", "search", "reading", "history"]
        #expect(calls.value == zip(names, removals).flatMap { [$0, "\($1)"] })
    }
}

/// Records its calls.
private struct SpyCommand<Input: Sendable>: CommandUseCase {
    let name: String
    let calls: State<[String]>

    func callAsFunction(_ input: Input) async throws(ApplicationError) { calls.update { $0.append(name) } }
}
