import AttemptKit
import Determinism
import DomainKit
import DomainTesting
import Foundation
import PresentationKit
import PresentationTesting
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

enum Action: AlertActionType {
    case again, leave
    case wait(Pause)

    var title: Phrase { Phrase(verbatim: "\(self)") }
    var style: AlertActionStyle { self == .leave ? .cancel : .default }
}

struct Alerts: FailureAlerts {
    func alert(for failure: ApplicationError) -> AlertStrategy<Action> {
        let title = Phrase(verbatim: "Busy")
        return AlertStrategy(title: title, message: title, actions: [.again, .leave], outcome: .rateLimited)
    }

    func step(after answer: AlertAnswer<Action>) -> FailureStep<Action> {
        switch answer.action {
        case .again: .retry
        case .wait(let pause): .wait(pause)
        case .leave: .leave
        }
    }
}

private enum Sign: Equatable, Sendable {
    case began
    case counted(Int)
    case alert(AlertStrategy<Action>)
}

private final class Census: ViewModel {
    let tasks: TaskLifetime
    let attempt: Attempt<AttemptWork, ApplicationError, Action>
    private let progress = OutputSource<ScreenProgress?>(nil)
    private let source = SignalSource<Sign>()

    var output: Output<ScreenProgress?> { progress.output }
    var signals: Signals<Sign> { source.signals }

    init(tasks: TaskLifetime, countdown: Countdown = Countdown()) {
        self.tasks = tasks
        attempt = Attempt(alerts: Alerts(), tasks: tasks.scope, countdown: countdown, progress: progress) {
            [source] in source.send(.alert($0))
        }
    }

    func start(_ progress: Phrase? = nil) {
        attempt.start({ [source] in source.send(.began) }, showing: progress)
    }

    func count(_ results: ScriptedCounts) {
        attempt.run(replacing: "count", in: tasks.scope, showing: Phrase(verbatim: "Counting…")) {
            results.next()
        } then: { [source] in
            source.send(.counted($0))
        }
    }
}

@MainActor
final class ScriptedCounts {
    private var results: [Result<Int, ApplicationError>]

    init(_ results: Result<Int, ApplicationError>...) {
        self.results = results
    }

    func next() -> Result<Int, ApplicationError> { results.removeFirst() }
}

@MainActor
struct AttemptWorkTests {
    private let counting = Phrase(verbatim: "Counting…")
    private let busy = ApplicationError(.timedOut)
    private let alert = Alerts().alert(for: ApplicationError(.timedOut))

    @Test func `the activity is shown until the work has ended`() async {
        let tester = ViewModelTester { Census(tasks: $0) }
        tester.send { $0.start(counting) }
        await tester.expect { $0 = .activity(counting) }
        await tester.expect(signal: .began)
        tester.send { $0.attempt.progress(Phrase(verbatim: "7")) }
        await tester.expect { $0 = .activity(Phrase(verbatim: "7")) }
        tester.send { $0.attempt.succeed() }
        await tester.expect { $0 = nil }
        tester.send { $0.attempt.progress(Phrase(verbatim: "8")) }
        await tester.finish()
    }

    @Test func `a query that fails is an alert, and a retry calls it again`() async {
        let tester = ViewModelTester { Census(tasks: $0) }
        let counts = ScriptedCounts(.failure(busy), .success(3))
        tester.send { $0.count(counts) }
        await tester.expect { $0 = .activity(counting) }
        await tester.expect { $0 = nil }
        await tester.expect(signal: .alert(alert))
        tester.send { $0.attempt.answer(AlertAnswer(.again)) }
        await tester.expect { $0 = .activity(counting) }
        await tester.expect { $0 = nil }
        await tester.expect(signal: .counted(3))
        await tester.finish()
    }

    @Test func `text of the user that is refused is an alert`() async {
        let tester = ViewModelTester { Census(tasks: $0) }
        tester.send { census in
            census.attempt.validating { () throws(ValidationError) in
                throw ValidationError(field: "name", value: "", rule: .notEmpty)
            }
        }
        await tester.expect(signal: .alert(alert))
        await tester.finish()
    }

    /// Returns a tester with a clock, and the pause that its alerts offer.
    private func tester(seconds: Double) throws -> (ViewModelTester<Census>, Pause) {
        let clock = TestClock()
        let calendar = TestWallClock(clock)
        let pause = try #require(Pause(until: calendar.now.addingTimeInterval(seconds), now: calendar.now))
        let countdown = Countdown(clock: clock, wallClock: calendar)
        return (ViewModelTester(clock: clock) { Census(tasks: $0, countdown: countdown) }, pause)
    }

    @Test func `a recovery starts the same work again when a countdown has ended`() async throws {
        let (tester, pause) = try tester(seconds: 2)
        tester.send { $0.start() }
        await tester.expect(signal: .began)
        tester.send { $0.attempt.fail(busy) }
        await tester.expect(signal: .alert(alert))
        tester.send { $0.attempt.answer(AlertAnswer(.wait(pause))) }
        for seconds in [2, 1] {
            await tester.expect { $0 = .wait(secondsLeft: seconds) }
            await tester.advance(by: .seconds(1))
        }
        await tester.expect { $0 = nil }
        await tester.expect(signal: .began)
        await tester.finish()
    }

    @Test func `a wait that replaces another one is not ended by it`() async throws {
        let (tester, pause) = try tester(seconds: 60)
        tester.exhaustive = [.signal]
        for number in 0...1 {
            tester.send { $0.start() }
            await tester.expect(signal: .began)
            tester.send { $0.attempt.fail(busy) }
            await tester.expect(signal: .alert(alert.identified(by: number)))
            tester.send { $0.attempt.answer(AlertAnswer(.wait(pause), to: number)) }
            await tester.advance(by: .seconds(1))
        }
        tester.send { #expect(!$0.attempt.isRunning) }
        await tester.advance(by: .seconds(60))
        await tester.expect(signal: .began)
        await tester.finish()
    }

    @Test func `a wait that the user ends starts nothing, neither then nor at its end`() async throws {
        let (tester, pause) = try tester(seconds: 60)
        tester.send { $0.attempt.cancel() }
        tester.send { $0.start() }
        await tester.expect(signal: .began)
        tester.send { $0.attempt.fail(busy) }
        await tester.expect(signal: .alert(alert))
        tester.send { $0.attempt.answer(AlertAnswer(.wait(pause))) }
        await tester.expect { $0 = .wait(secondsLeft: 60) }
        tester.send { $0.attempt.cancel() }
        await tester.expect { $0 = nil }
        await tester.advance(by: .seconds(120))
        tester.send { #expect(!$0.attempt.isRunning) }
        await tester.finish()
    }

    @Test func `an output has the display of a state, and follows it`() async {
        let (state, lifetime) = (State(1), TaskLifetime())
        let output = lifetime.scope.output(of: state.readOnly) { "\($0)" }
        #expect(output.value == "1")
        await withCheckedContinuation { (shown: CheckedContinuation<Void, Never>) in
            output.observe(for: lifetime) { if $1 == "2" { shown.resume() } }
            state.set(2)
        }
    }

    @Test func `a view model that is freed while it waits leaves nothing behind`() async throws {
        let clock = TestClock()
        let calendar = TestWallClock(clock)
        let pause = try #require(Pause(until: calendar.now.addingTimeInterval(60), now: calendar.now))
        let parent = TaskLifetime()
        var census: Census? = Census(
            tasks: parent.makeChild(),
            countdown: Countdown(clock: clock, wallClock: calendar)
        )
        census?.start()
        census?.attempt.fail(busy)
        census?.attempt.answer(AlertAnswer(.wait(pause)))
        #expect(parent.runningCount > 0)
        census = nil
        #expect(parent.runningCount == 0)
    }
}

private enum LampEvent: ViewEvent, Equatable { case didTap }
private enum LampCommand: PresenterCommand, Equatable { case show(Bool) }
private enum LampRequest: InteractorRequest, Equatable {
    case observe
    case turn(Bool)
}

private struct Turn: CommandUseCase {
    let lamp: State<Bool>

    func callAsFunction(_ input: Bool) async throws(ApplicationError) {
        guard input else { throw ApplicationError(.storage(.full)) }
        lamp.set(input)
    }
}

/// A presenter that turns the lamp on once it observes it.
@MainActor
private final class LampPresenter: Presenter {
    typealias Command = LampCommand
    typealias Request = LampRequest

    private let commands: AnyCommandListener<LampCommand>
    private let requests: AnyRequestListener<LampRequest>

    init(_ commands: AnyCommandListener<LampCommand>, _ requests: AnyRequestListener<LampRequest>) {
        self.commands = commands
        self.requests = requests
    }

    func handle(event: LampEvent) { requests.handle(request: .turn(false)) }

    func handle(response: StateResponse<LampRequest, Bool>) {
        switch response {
        case .changed(let isOn): commands.handle(command: .show(isOn))
        case .ended(.turn(false), _): requests.handle(request: .observe)
        case .ended: break
        }
    }
}

@MainActor
struct StateResponseTests {
    @Test func `a list of use cases is an interactor, which reports the state and the end of each request`() async {
        let lamp = State(true)
        let tester = SceneTester(
            presenter: LampPresenter.init,
            interactor: UseCaseInteractor.performing { request in
                switch request {
                case .observe: .observe(lamp.readOnly)
                case .turn(let isOn): .answer { .ended(request, await Turn(lamp: lamp).result(isOn).failure) }
                }
            }
        )
        tester.send(.didTap)
        await tester.expect(request: .turn(false))
        await tester.expect(response: .ended(.turn(false), ApplicationError(.storage(.full))))
        await tester.expect(request: .observe)
        await tester.expect(response: .changed(true))
        await tester.expect(command: .show(true))
        await tester.finish()
    }
}
