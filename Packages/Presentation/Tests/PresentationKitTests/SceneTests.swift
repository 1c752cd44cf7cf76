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

    @Test func `every part goes with the view`() {
        weak var presenter: TestPresenter?
        weak var interactor: Echo?
        weak var view: TestView?
        do {
            let held = Scene<TestView>.build(
                view: TestView.init,
                presenter: { commands, requests -> TestPresenter in
                    let part = TestPresenter(commands: commands, requests: requests)
                    presenter = part
                    return part
                },
                interactor: { responses, _ -> Echo in
                    let part = Echo(responses: responses)
                    interactor = part
                    return part
                }
            )
            view = held
            held.events.handle(event: .didTap(1))
            #expect(presenter != nil && interactor != nil && view != nil)
        }
        #expect(presenter == nil)
        #expect(interactor == nil)
        #expect(view == nil)
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
