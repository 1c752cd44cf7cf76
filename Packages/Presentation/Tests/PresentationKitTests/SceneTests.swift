import Foundation
import PresentationKit
import Testing

@MainActor
struct SceneTests {
    @Test func `an event makes the round trip and comes back as a command`() {
        let observer = SpyObserver()
        let view = Scene<TestView>.build(
            tasks: TaskLifetime(observer: { _ in observer }),
            view: TestView.init,
            presenter: TestPresenter.init,
            interactor: { responses, _ in Echo(responses: responses) }
        )
        view.events.handle(event: .didTap(21))
        #expect(view.commands == [.show(42)])
        #expect(
            observer.sent == [
                "presenter: didTap(21)", "interactor: load(21)", "presenter: loaded(42)", "view: show(42)",
            ]
        )
    }

    @Test func `its tasks are cancelled with the view, and a late answer is dropped by type`() async {
        let observer = SpyObserver()
        let started = Gate()
        let mayEnd = Gate()
        let ended = Gate()
        var wasCancelled = false
        do {
            let view = Scene<TestView>.build(
                tasks: TaskLifetime(observer: { _ in observer }),
                view: TestView.init,
                presenter: TestPresenter.init,
                interactor: { responses, tasks in
                    UseCaseInteractor<TestRequest, TestResponse>(responseListener: responses, tasks: tasks) { _ in
                        .answer {
                            started.open()
                            await mayEnd.wait()
                            wasCancelled = Task.isCancelled
                            defer { ended.open() }
                            return .loaded(7)
                        }
                    }
                }
            )
            view.events.handle(event: .didTap(1))
            await started.wait()
        }
        mayEnd.open()
        await ended.wait()
        await Task.yield()
        #expect(wasCancelled)
        #expect(observer.dropped == ["TestResponse"])
    }

    #if DEBUG
        @Test func `a command sent before the view was made stops a debug build`() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    _ = Scene<TestView>.build(
                        view: TestView.init,
                        presenter: { commands, requests -> TestPresenter in
                            commands.handle(command: .show(1))
                            return TestPresenter(commands: commands, requests: requests)
                        },
                        interactor: { responses, _ in Echo(responses: responses) }
                    )
                }
            }
        }
    #endif
}

@MainActor
struct SceneTraceTests {
    private func makeView(_ trace: SceneTrace) -> TestView {
        Scene<TestView>.build(
            tasks: TaskLifetime(observer: { trace.makeRecorder(of: $0) }),
            view: TestView.init,
            presenter: TestPresenter.init,
            interactor: { responses, _ in Echo(responses: responses) }
        )
    }

    @Test func `scenes share a trace, and each line names its scene`() throws {
        var lines: [String] = []
        let trace = SceneTrace {
            lines.append($0)
            return true
        }
        let first = makeView(trace)
        let second = makeView(trace)
        first.events.handle(event: .didTap(1))
        second.events.handle(event: .didTap(2))
        let entries = try lines.map { try JSONDecoder().decode([String: JSONValue].self, from: Data($0.utf8)) }
        let names = Array(repeating: "TestView", count: 4) + Array(repeating: "TestView 2", count: 4)
        #expect(entries.map { $0["scene"] } == names.map { .text($0) })
        let parts = ["presenter", "interactor", "presenter", "view"]
        #expect(entries.map { $0["to"] } == (parts + parts).map { .text($0) })
        #expect(trace.isComplete)
    }

    @Test func `after a line that did not arrive none is written, so that what is there is the beginning`() {
        var lines: [String] = []
        let trace = SceneTrace { line in
            if lines.count == 2 { return false }
            lines.append(line)
            return true
        }
        let view = makeView(trace)
        view.events.handle(event: .didTap(1))
        lines.removeLast()
        view.events.handle(event: .didTap(2))
        #expect(lines.count == 1)
        #expect(!trace.isComplete)
        #expect(view.commands == [.show(2), .show(4)])
    }
}

@MainActor
private final class Answers {
    var current = 0
    var all: [TestResponse] = []
}

@MainActor
struct UseCaseInteractorTests {
    private let lifetime = TaskLifetime()

    @Test func `a newer question of the same key drops the older answer`() async {
        var answers: [TestResponse] = []
        let gates = [Gate(), Gate()]
        let interactor = UseCaseInteractor<TestRequest, TestResponse>(
            responseListener: AnyResponseListener { answers.append($0) },
            tasks: lifetime.scope
        ) { request in
            guard case .load(let number) = request else { return .cancel("load") }
            return .answer(replacing: "load") {
                await gates[number].wait()
                return .loaded(number)
            }
        }
        interactor.handle(request: .load(0))
        interactor.handle(request: .load(1))
        gates[1].open()
        gates[0].open()
        await lifetime.scope.waitUntilIdle()
        #expect(answers == [.loaded(1)])
    }

    @Test func `an observation is at rest when it has delivered the value that holds`() async {
        let answers = Answers()
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        let interactor = UseCaseInteractor<TestRequest, TestResponse>(
            responseListener: AnyResponseListener { answers.all.append($0) },
            tasks: lifetime.scope
        ) { _ in .observe("numbers", stream, current: answers.current) { .loaded($0) } }
        interactor.handle(request: .load(0))
        #expect(lifetime.pendingCount == 1)
        continuation.yield(answers.current)
        await lifetime.scope.waitUntilIdle()
        #expect(answers.all == [.loaded(0)])
        #expect(lifetime.runningCount == 1)

        answers.current = 2
        #expect(lifetime.pendingCount == 1)
        continuation.yield(1)
        continuation.yield(2)
        await lifetime.scope.waitUntilIdle()
        #expect(answers.all == [.loaded(0), .loaded(1), .loaded(2)])
    }

    @Test func `nothing starts after the scene has gone`() {
        var lifetime: TaskLifetime? = TaskLifetime()
        let scope = lifetime?.scope
        lifetime = nil
        scope?.run { Issue.record("ran in a scope that has gone") }
    }
}
