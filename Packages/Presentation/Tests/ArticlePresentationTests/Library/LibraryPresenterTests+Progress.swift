import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import AttemptKit
import DomainKit
import PresentationKit
import PresenterKit
import Testing
import UseCaseKit

extension LibraryPresenterTests {
    /// Shows a list before and after its answer has come, and returns the commands before.
    @discardableResult
    private func load(
        _ input: LibraryPaginator.Load,
        _ answer: Result<Page<LibraryEntry>, ApplicationError>,
        on presenter: LibraryPresenter
    ) async -> [ArticleListCommand] {
        let gate = AsyncStream<Void>.makeStream()
        let paginator = LibraryPaginator { (_, _) throws(ApplicationError) in
            for await _ in gate.stream {}
            return try answer.get()
        }
        let task = Task { _ = await paginator.load(input) }
        for await list in paginator.list.values where list.phase == .loading {
            presenter.handle(response: .changed(list))
            break
        }
        let commands = sent.takeCommands()
        gate.continuation.finish()
        await task.value
        presenter.handle(response: .changed(paginator.list.value))
        return commands
    }

    @Test(arguments: [
        (LibrarySection.tags, LibrarySelection.tags, "Looking up the tags…", "タグを調べています…"),
        (.saved, .searches, "Loading the saved searches…", "保存した検索を読み込んでいます…"),
        (.kept, .kept, "Loading the kept articles…", "保存した記事を読み込んでいます…"),
        (.history, .history, "Loading the history…", "履歴を読み込んでいます…"),
    ])
    func `while a list is loaded there is progress`(
        section: LibrarySection,
        selection: LibrarySelection,
        english: String,
        japanese: String
    ) async {
        let commands = await load(
            .start(selection),
            .success(Page(elements: [], next: nil, total: nil)),
            on: presenter(section)
        )
        #expect(commands.first == .showProgress(.activity(Phrase(en: english, ja: japanese))))
        #expect(sent.commands.first == .showProgress(nil))
        #expect(sent.content?.footer != nil)
    }

    @Test func `a query that is refused ends the progress with a notice`() async throws {
        let presenter = presenter(.kept)
        let query = try SearchQuery("stocks:>=1")
        let violation = ValidationError(field: "stocks", value: "x", rule: .onRecord(missing: 3))
        presenter.handle(event: .didChangeQuery("stocks:>=1"))
        await load(.search(.found(query)), .failure(ApplicationError(.invalidInput(violation))), on: presenter)
        #expect(sent.commands.first == .showProgress(nil))
        #expect(sent.commands.count == 2 && sent.commands.last?.notice != nil)
    }

    @Test func `kept articles can be searched before they are loaded`() {
        presenter(.kept).handle(event: .viewDidLoad)
        #expect(sent.content?.actions == [.search])
    }
}

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
        let expected = zip(["kept", "search", "reading", "history"], removals).flatMap { name, removal in
            [name, "\(removal)"]
        }
        #expect(calls.value == expected)
    }
}

private struct SpyCommand<Input: Sendable>: CommandUseCase {
    let name: String
    let calls: State<[String]>

    func callAsFunction(_ input: Input) async throws(ApplicationError) { calls.update { $0.append(name) } }
}
