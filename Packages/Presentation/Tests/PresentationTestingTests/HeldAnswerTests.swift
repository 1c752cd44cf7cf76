import Determinism
import PresentationKit
import PresentationTesting
import Testing

/// Shows the book that was asked for last.
@MainActor
private final class BookModel: ViewModel {
    private let tasks: TaskLifetime
    private let shown = OutputSource("")

    let signals = SignalSource<Never>().signals
    var output: Output<String> { shown.output }

    init(tasks: TaskLifetime) {
        self.tasks = tasks
    }

    func open(_ title: String) {
        tasks.scope.run(replacing: "book") {
            title
        } then: { [weak self] title in
            self?.shown.set(title)
        }
    }
}

@MainActor
struct HeldAnswerTests {
    @Test func `an answer that is held back comes when it is released`() async {
        let tester = makeSearchTester(key: "search")
        tester.holdAnswer(of: "search")
        tester.send(.didType("a"))
        await tester.expect(request: .search("a"))
        await tester.releaseAnswers(of: "search")
        await tester.expect(response: .found("a"))
        await tester.expect(command: .show(title: "Found", found: ["a"]))
        await tester.finish()
    }

    @Test func `a held answer does not overwrite that of the request that has replaced it`() async {
        let tester = makeSearchTester(key: "search")
        tester.holdAnswer(of: "search")
        tester.send(.didType("a"))
        await tester.expect(request: .search("a"))
        tester.send(.didType("b"))
        await tester.expect(request: .search("b"))
        await tester.expect(response: .found("b"))
        await tester.expect(command: .show(title: "Found", found: ["b"]))
        await tester.releaseAnswers(of: "search")
        await tester.finish()
    }

    @Test func `a held answer of a view model does not overwrite a newer one`() async {
        let tester = ViewModelTester { BookModel(tasks: $0) }
        tester.holdAnswer(of: "book")
        tester.send { $0.open("typee") }
        await tester.releaseAnswers(of: "other")
        tester.send { $0.open("omoo") }
        await tester.expect { $0 = "omoo" }
        await tester.releaseAnswers(of: "book")
        await tester.finish()
    }

    @Test func `an answer that is never released is one that is missing`() async {
        let texts = await failures {
            let tester = makeSearchTester(key: "search")
            tester.exhaustive = []
            tester.holdAnswer(of: "search")
            tester.send(.didType("a"))
            await tester.finish()
        }
        #expect(texts == ["Has not answered at the end of the test: 'search'."])
    }
}
