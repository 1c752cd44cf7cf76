import PresentationKit
import Testing

@testable import PresentationTesting

enum WatchEvent: ViewEvent, Equatable { case didAppear, didLeave }
enum WatchCommand: PresenterCommand, Equatable {}
enum WatchRequest: InteractorRequest, Equatable { case observe, stop }
enum WatchResponse: InteractorResponse, Equatable { case changed(Int) }

/// Observes a number from the first event to the second.
@MainActor
private final class WatchPresenter: Presenter {
    typealias Event = WatchEvent
    typealias Command = WatchCommand
    typealias Request = WatchRequest
    private let requests: AnyRequestListener<WatchRequest>

    init(_ commands: AnyCommandListener<WatchCommand>, _ requests: AnyRequestListener<WatchRequest>) {
        self.requests = requests
    }

    func handle(event: WatchEvent) {
        requests.handle(request: event == .didAppear ? .observe : .stop)
    }

    func handle(response: WatchResponse) {}
}

@MainActor
private final class Number {
    var value = 0
}

@MainActor
struct HostWaitTests {
    @Test(.timeLimit(.minutes(1)))
    func `no host waits for an observation that was cancelled before it delivered a change`() async {
        let number = Number()
        let (values, continuation) = AsyncStream<Int>.makeStream()
        let tester = SceneTester(
            presenter: WatchPresenter.init,
            interactor: { responses, tasks in
                UseCaseInteractor<WatchRequest, WatchResponse>(responseListener: responses, tasks: tasks) { request in
                    switch request {
                    case .observe: .observe("number", values, current: number.value) { .changed($0) }
                    case .stop: .cancel("number")
                    }
                }
            }
        )
        continuation.yield(0)
        tester.send(.didAppear)
        await tester.expect(request: .observe)
        await tester.expect(response: .changed(0))
        number.value = 1
        tester.send(.didLeave)
        await tester.expect(request: .stop)
        await tester.finish()
    }

    @Test func `a wait that does not end although every task has answered fails`() async {
        let lifetime = TaskLifetime()
        let gate = Gate()
        let wait = HostWait(lifetime.scope)
        let texts = await failures {
            lifetime.scope.run { await gate.wait() }
            wait.begin()
            await Task.yield()
            await wait.reportIfWaiting(#_sourceLocation)
        }
        #expect(texts == ["All tasks have answered, but a host would wait for them."])
        gate.open()
    }
}
