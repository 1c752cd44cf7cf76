import PresentationKit
import PresentationTesting
import Testing

@MainActor
private final class CounterViewModel: ViewModel {
    struct Shown: Equatable {
        var count = 0
        var isLoading = false
    }

    private let tasks: TaskLifetime
    private let shown = OutputSource(Shown())
    private let signalSource = SignalSource<String>()
    let child: CellViewModel

    var output: Output<Shown> { shown.output }
    var signals: Signals<String> { signalSource.signals }

    init(tasks: TaskLifetime) {
        self.tasks = tasks
        child = CellViewModel(tasks: tasks.makeChild())
        child.signals.observe(for: self) { $0.signalSource.send("child \($1)") }
    }

    func add() {
        shown.update { $0.isLoading = true }
        tasks.scope.run { [shown, signalSource] in
            await Task.yield()
            shown.set(Shown(count: shown.value.count + 1))
            signalSource.send("added")
        }
    }
}

@MainActor
private final class CellViewModel: ViewModel {
    private let tasks: TaskLifetime
    private let signalSource = SignalSource<Int>()

    let output = OutputSource("").output
    var signals: Signals<Int> { signalSource.signals }

    init(tasks: TaskLifetime) {
        self.tasks = tasks
    }

    func tap(waitingFor gate: Gate? = nil) {
        tasks.scope.run { [signalSource] in
            await gate?.wait()
            signalSource.send(1)
        }
    }
}

/// Works until it is stopped, and shows that it has stopped after turns on other threads.
@MainActor
private final class StoppingViewModel: ViewModel {
    private let tasks: TaskLifetime
    private let shown = OutputSource("")

    var output: Output<String> { shown.output }
    let signals = SignalSource<Never>().signals

    init(tasks: TaskLifetime) {
        self.tasks = tasks
    }

    func begin() {
        tasks.scope.run(replacing: "work") { [shown] in
            let (stream, _) = AsyncStream<Void>.makeStream()
            for await _ in stream {}
            for _ in 1...200 { await Task.detached(priority: .background) { await Task.yield() }.value }
            shown.set("stopped")
        }
    }

    func stop() {
        tasks.scope.cancel("work")
    }
}

@MainActor
struct ViewModelTesterTests {
    @Test func `follows changes and signals, also equal ones, of parent and child`() async {
        let tester = ViewModelTester { CounterViewModel(tasks: $0) }
        tester.watch("the child") { $0.child }
        tester.send { $0.add() }
        await tester.expect { $0.isLoading = true }
        await tester.expect {
            $0.isLoading = false
            $0.count = 1
        }
        await tester.expect(signal: "added")
        tester.send { $0.child.tap() }
        await tester.expect(signal: "child 1")
        tester.send { $0.child.tap() }
        await tester.expect(signal: "child 1")
        await tester.finish()
    }

    @Test func `waits for the end of a task that was cancelled`() async {
        let tester = ViewModelTester { StoppingViewModel(tasks: $0) }
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        tester.send { $0.stop() }
        await tester.advance(by: .zero)
        #expect(tester.shown == "stopped")
        await tester.expect { $0 = "stopped" }
        await tester.finish()
    }

    @Test func `fails on a wrong value, with the difference, and on what was not mentioned`() async {
        let texts = await failures {
            let tester = ViewModelTester { CounterViewModel(tasks: $0) }
            tester.send { $0.add() }
            await tester.expect { $0.count = 5 }
            await tester.finish()
        }
        #expect(texts.first?.contains("Difference: count: expected 5, got 0") == true)
        #expect(texts.last?.contains(#"was not mentioned: signal "added""#) == true)
    }

    @Test func `fails on a child that outlives its parent, and on the child's work`() async {
        var kept: [CellViewModel] = []
        let gate = Gate()
        let texts = await failures {
            let tester = ViewModelTester { CounterViewModel(tasks: $0) }
            tester.watch("the child") { $0.child }
            tester.send { model in
                model.child.tap(waitingFor: gate)
                kept.append(model.child)
            }
            await tester.finish()
        }
        #expect(texts.contains { $0.hasPrefix("Is not freed after the view model has gone: the child.") })
        #expect(texts.contains { $0.hasPrefix("Has not answered at the end of the test: task 1") })
        #expect(texts.count == 2)
        gate.open()
    }
}
