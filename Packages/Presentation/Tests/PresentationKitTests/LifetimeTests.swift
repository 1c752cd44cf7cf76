import PresentationKit
import Synchronization
import Testing

@MainActor
struct LifetimeTests {
    @Test func `nothing of a scene is left when its view goes, not even with work under way`() {
        weak var presenter: TestPresenter?
        weak var interactor: UseCaseInteractor<TestRequest, TestResponse>?
        weak var released: TestView?
        do {
            let view = Scene<TestView>.build(
                view: TestView.init,
                presenter: { commands, requests -> TestPresenter in
                    let made = TestPresenter(commands: commands, requests: requests)
                    presenter = made
                    return made
                },
                interactor: { responses, tasks -> UseCaseInteractor<TestRequest, TestResponse> in
                    let made = UseCaseInteractor<TestRequest, TestResponse>(responseListener: responses, tasks: tasks) {
                        _ in .answer { .loaded(1) }
                    }
                    interactor = made
                    return made
                }
            )
            view.events.handle(event: .didTap(1))
            released = view
            withExtendedLifetime(view) { #expect(presenter != nil && interactor != nil) }
        }
        #expect(released == nil && presenter == nil && interactor == nil)
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
