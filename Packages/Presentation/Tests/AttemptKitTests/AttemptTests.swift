import AttemptKit
import Foundation
import PresentationKit
import Testing

private enum Action: AlertActionType {
    case again, leave, elsewhere
    case wait(Pause)

    var title: Phrase { Phrase(verbatim: "\(self)") }
    var style: AlertActionStyle { self == .leave ? .cancel : .default }
}

private enum Broken: Error { case once }

private struct Alerts: FailureAlerts {
    func alert(for failure: Broken) -> AlertStrategy<Action> {
        AlertStrategy(title: Phrase(verbatim: "\(failure)"), message: Phrase(verbatim: ""), actions: [.again, .leave])
    }

    func step(after answer: AlertAnswer<Action>) -> FailureStep<Action> {
        switch answer.action {
        case .again: .retry
        case .wait(let pause): .wait(pause)
        case .leave: .leave
        case .elsewhere: .suspend
        }
    }
}

private enum Command: AttemptCommand, Equatable {
    case showProgress(ScreenProgress?)
    case showAlert(AlertStrategy<Action>)
}

private enum Request: AttemptRequest, Equatable {
    case count
    case wait(until: Date?)
}

@MainActor
struct AttemptTests {
    private final class Sent {
        var commands: [Command] = []
        var requests: [Request] = []
    }

    private let sent = Sent()

    private var attempt: Attempt<Request, Broken, Action> {
        Attempt(
            alerts: Alerts(),
            commandListener: AnyCommandListener { [sent] in sent.commands.append($0) },
            requestListener: AnyRequestListener { [sent] in sent.requests.append($0) }
        )
    }

    @Test func `a wait counts down, and repeats the request`() throws {
        let attempt = attempt
        let now = Date(timeIntervalSince1970: 0)
        let pause = try #require(Pause(until: now.addingTimeInterval(2), now: now))
        attempt.start(.count)
        attempt.fail(.once)
        attempt.answer(AlertAnswer(.wait(pause)))
        attempt.handle(.secondsLeft(1))
        attempt.handle(.ended)
        #expect(sent.requests == [.count, .wait(until: pause.end), .count])
        #expect(sent.commands.suffix(2) == [.showProgress(.wait(secondsLeft: 1)), .showProgress(nil)])
    }

    @Test func `a wait that is cancelled repeats nothing`() throws {
        let attempt = attempt
        let now = Date(timeIntervalSince1970: 0)
        let pause = try #require(Pause(until: now.addingTimeInterval(2), now: now))
        attempt.start(.count)
        attempt.fail(.once)
        attempt.answer(AlertAnswer(.wait(pause)))
        attempt.handle(.secondsLeft(2))
        attempt.cancel()
        attempt.handle(.secondsLeft(1))
        attempt.handle(.ended)
        #expect(sent.requests == [.count, .wait(until: pause.end), .wait(until: nil)])
        #expect(sent.commands.suffix(2) == [.showProgress(.wait(secondsLeft: 2)), .showProgress(nil)])
    }

    @Test func `a suspended request is repeated once when its cause is removed`() {
        let attempt = attempt
        attempt.start(.count)
        attempt.fail(.once)
        attempt.resume(with: Alerts())
        #expect(sent.requests == [.count])
        attempt.answer(AlertAnswer(.elsewhere))
        attempt.resume(with: Alerts())
        attempt.resume(with: Alerts())
        #expect(sent.requests == [.count, .count])
    }

    @Test func `a suspended request is not repeated after the user has gone on`() {
        let attempt = attempt
        attempt.start(.count)
        attempt.fail(.once)
        attempt.answer(AlertAnswer(.elsewhere))
        attempt.abandonSuspended()
        attempt.resume(with: Alerts())
        #expect(sent.requests == [.count])
    }
}
