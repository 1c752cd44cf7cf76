import AttemptKit
import Foundation
import PresentationKit
import Testing

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

    private func failedAttempt(_ answer: Action) -> Attempt<Request, Broken, Action> {
        let attempt = Attempt<Request, Broken, Action>(
            alerts: Alerts(),
            commandListener: AnyCommandListener { [sent] in sent.commands.append($0) },
            requestListener: AnyRequestListener { [sent] in sent.requests.append($0) }
        )
        attempt.start(.count)
        attempt.fail(Broken())
        attempt.answer(AlertAnswer(answer))
        return attempt
    }

    @Test func `a wait counts down, and repeats the request`() {
        let attempt = failedAttempt(.wait)
        attempt.handle(.secondsLeft(1))
        attempt.handle(.ended)
        #expect(sent.requests == [.count, .wait(until: end), .wait(until: nil), .count])
        #expect(sent.commands.suffix(2) == [.showProgress(.wait(secondsLeft: 1)), .showProgress(nil)])
    }

    @Test func `a suspended request is not repeated after the user has gone on`() {
        let attempt = failedAttempt(.suspend)
        attempt.abandonSuspended()
        attempt.resume(with: Alerts())
        #expect(sent.requests == [.count])
    }
}

struct PauseTests {
    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    @Test(arguments: [
        (0.1, 1, "Wait 1 s", "1 秒待つ"), (42, 42, "Wait 42 s", "42 秒待つ"), (119.5, 120, "Wait 2 min", "2 分待つ"),
        (121, 121, "Wait 3 min", "3 分待つ"), (3600, 3600, "Wait 60 min", "60 分待つ"),
    ])
    func `says how long it takes`(rest: TimeInterval, seconds: Int, english: String, japanese: String) throws {
        let pause = try #require(Pause(until: start + rest, now: start))
        #expect(pause.seconds == seconds)
        #expect(pause.title.english == english)
        #expect(pause.title.japanese == japanese)
    }

    @Test(arguments: [0.0, -5])
    func `there is none until a date that has come`(rest: TimeInterval) {
        #expect(Pause(until: start + rest, now: start) == nil)
    }
}
