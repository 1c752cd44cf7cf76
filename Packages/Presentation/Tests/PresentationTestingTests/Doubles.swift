import Determinism
import PresentationKit
import PresentationTesting
import Synchronization
import Testing

enum SearchEvent: ViewEvent, Equatable {
    case didType(String)
    case didTapBoth
}

enum SearchCommand: PresenterCommand, Equatable { case show(title: String, found: [String]) }
enum SearchRequest: InteractorRequest, Equatable { case search(String) }
enum SearchResponse: InteractorResponse, Equatable { case found(String) }

@MainActor
final class SearchPresenter: Presenter {
    typealias Command = SearchCommand
    typealias Request = SearchRequest
    private let commands: AnyCommandListener<SearchCommand>
    private let requests: AnyRequestListener<SearchRequest>

    init(commands: AnyCommandListener<SearchCommand>, requests: AnyRequestListener<SearchRequest>) {
        self.commands = commands
        self.requests = requests
    }

    func handle(event: SearchEvent) {
        switch event {
        case .didType(let text): requests.handle(request: .search(text))
        case .didTapBoth:
            requests.handle(request: .search("a"))
            requests.handle(request: .search("b"))
        }
    }

    func handle(response: SearchResponse) {
        switch response {
        case .found(let text): commands.handle(command: .show(title: "Found", found: [text]))
        }
    }
}

/// Waits for a task to reach a point, or to go on from one.
@MainActor
final class Gate {
    private var isOpen = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    func open() {
        isOpen = true
        for waiter in waiters { waiter.resume() }
        waiters = []
    }

    func wait() async {
        guard !isOpen else { return }
        await withCheckedContinuation { waiters.append($0) }
    }
}

typealias SearchTester = SceneTester<SearchEvent, SearchCommand, SearchRequest, SearchResponse>

/// Returns a tester whose use case is the closure; a search replaces another of the same key, which is its text or given.
@MainActor
func makeSearchTester(
    clock: TestClock = TestClock(),
    seed: UInt64? = nil,
    key: String? = nil,
    _ search: @escaping @MainActor (String) async -> String = { $0 }
) -> SearchTester {
    SceneTester(
        clock: clock,
        seed: seed,
        presenter: SearchPresenter.init,
        interactor: { responses, tasks in
            UseCaseInteractor<SearchRequest, SearchResponse>(responseListener: responses, tasks: tasks) { request in
                switch request {
                case .search(let text): .answer(replacing: key ?? text) { .found(await search(text)) }
                }
            }
        }
    )
}

/// Runs a test that must fail, and gives what it says, one text for each failure.
@MainActor
func failures(
    sourceLocation: SourceLocation = #_sourceLocation,
    of body: @MainActor () async -> Void
) async -> [String] {
    let texts = Mutex<[String]>([])
    await withKnownIssue(sourceLocation: sourceLocation) {
        await body()
    } matching: { issue in
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
        return true
    }
    return texts.withLock { $0 }
}
