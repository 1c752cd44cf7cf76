import PresentationKit
import Synchronization
import Testing

/// The parts of a screen that are still alive after the view was released.
@MainActor
private func leftovers(_ build: () -> [(name: String, part: AnyObject)]) -> [String] {
    struct Watched {
        let name: String
        weak let part: AnyObject?
    }
    let watched = build().map { Watched(name: $0.name, part: $0.part) }
    return watched.filter { $0.part != nil }.map(\.name)
}

/// The wiring of the article "VIPER with generics": listeners are optional, set from outside, and hold method references.
@MainActor
private enum SeedWiring {
    final class View: CommandListener {
        var eventListener: AnyEventListener<TestEvent>?
        func handle(command: TestCommand) {}
    }

    final class Presenter: EventListener, ResponseListener {
        var commandListener: AnyCommandListener<TestCommand>?
        var requestListener: AnyRequestListener<TestRequest>?
        func handle(event: TestEvent) {}
        func handle(response: TestResponse) {}
    }

    final class Interactor: RequestListener {
        var responseListener: AnyResponseListener<TestResponse>?
        func handle(request: TestRequest) {}
    }

    static func build() -> [(name: String, part: AnyObject)] {
        let view = View()
        let presenter = Presenter()
        let interactor = Interactor()
        presenter.commandListener = AnyCommandListener(handler: view.handle)
        presenter.requestListener = AnyRequestListener(handler: interactor.handle)
        view.eventListener = AnyEventListener(handler: presenter.handle)
        interactor.responseListener = AnyResponseListener(handler: presenter.handle)
        return [("view", view), ("presenter", presenter), ("interactor", interactor)]
    }

    /// Breaks the circles, so that the fixture leaves nothing to the leak sanitizer.
    static func breakCycles(_ parts: [(name: String, part: AnyObject)]) {
        for case (_, let view as View) in parts { view.eventListener = nil }
        for case (_, let presenter as Presenter) in parts {
            presenter.commandListener = nil
            presenter.requestListener = nil
        }
        for case (_, let interactor as Interactor) in parts { interactor.responseListener = nil }
    }
}

@MainActor
struct LifetimeTests {
    private func scene() -> [(name: String, part: AnyObject)] {
        var parts: [(name: String, part: AnyObject)] = []
        let view = Scene<TestView>.build(
            view: TestView.init,
            presenter: { commands, requests -> TestPresenter in
                let presenter = TestPresenter(commands: commands, requests: requests)
                parts.append(("presenter", presenter))
                return presenter
            },
            interactor: { responses, tasks -> UseCaseInteractor<TestRequest, TestResponse> in
                let interactor = UseCaseInteractor<TestRequest, TestResponse>(
                    responseListener: responses,
                    tasks: tasks
                ) { _ in .answer { .loaded(1) } }
                parts.append(("interactor", interactor))
                return interactor
            }
        )
        view.events.handle(event: .didTap(1))
        parts.append(("view", view))
        return parts
    }

    @Test func `nothing of a scene is left when its view goes, not even with work under way`() {
        #expect(leftovers(scene) == [])
    }

    @Test func `the wiring of the article leaves everything behind`() {
        weak var view: AnyObject?
        var breakCycles: () -> Void = {}
        let left = leftovers {
            let parts = SeedWiring.build()
            view = parts.first?.part
            weak let presenter = parts[1].part
            weak let interactor = parts[2].part
            breakCycles = {
                let alive = [view, presenter, interactor].compactMap { $0 }
                SeedWiring.breakCycles(alive.map { ("", $0) })
            }
            return parts
        }
        #expect(left == ["view", "presenter", "interactor"])
        breakCycles()
        #expect(view == nil)
    }

    @Test
    func `waiting for a screen includes its children, but not one that was freed`() async {
        let parent = TaskLifetime()
        var child: TaskLifetime? = parent.makeChild()
        let gate = AsyncStream<Void>.makeStream()
        var answers: [String] = []
        parent.scope.run { answers.append("parent") }
        child?.scope.run {
            for await _ in gate.stream {}
            answers.append("child")
        }
        #expect(parent.pendingCount == 2 && parent.runningCount == 2)
        gate.continuation.finish()
        await parent.scope.waitUntilIdle()
        #expect(answers.sorted() == ["child", "parent"])
        let never = AsyncStream<Void>.makeStream()
        child?.scope.run { for await _ in never.stream {} }
        #expect(parent.pendingCount == 1)
        child = nil
        await parent.scope.waitUntilIdle()
        #expect(parent.pendingCount == 0)
        never.continuation.finish()
    }

    @Test func `a thousand scenes leave no task behind`() async {
        let ended = Atomic(0)
        for _ in 0..<1_000 {
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            continuation.onTermination = { _ in ended.add(1, ordering: .relaxed) }
            Scene<TestView>.build(
                view: { events -> TestView in
                    let view = TestView(events: events)
                    return view
                },
                presenter: TestPresenter.init,
                interactor: { responses, tasks in
                    UseCaseInteractor<TestRequest, TestResponse>(responseListener: responses, tasks: tasks) { _ in
                        .observe("numbers", stream, current: 0) { .loaded($0) }
                    }
                }
            ).events.handle(event: .didTap(1))
        }
        for _ in 0..<10_000 where ended.load(ordering: .relaxed) < 1_000 { await Task.yield() }
        #expect(ended.load(ordering: .relaxed) == 1_000)
    }
}
