import Determinism
import DomainKit
import DomainTesting
import FailureKit
import Foundation
import PresentationKit
import PresentationTesting
import ReportKit
import Testing
import UseCaseKit

private enum Action: AlertActionType {
    case again, leave

    var title: Phrase { Phrase(verbatim: "\(self)") }
    var style: AlertActionStyle { self == .leave ? .cancel : .default }
}

private typealias Line = ProgressLineModel<String, Action>

@MainActor
struct ProgressLineModelTests {
    private let counting = Phrase(en: "Counting…", ja: "数えています…")
    private let failure = AlertStrategy<Action>(
        title: Phrase(verbatim: "Busy"),
        message: Phrase(verbatim: "Busy."),
        actions: [.again, .leave],
        outcome: .rateLimited
    )

    @Test func `the activity is shown until the answer is there`() async {
        let tester = ViewModelTester { Line(tasks: $0) }
        tester.send { $0.ask("count", counting) }
        await tester.expect { $0 = .activity(counting) }
        await tester.expect(signal: .ask("count"))
        tester.send { $0.proceed(Phrase(verbatim: "7")) }
        await tester.expect { $0 = .activity(Phrase(verbatim: "7")) }
        tester.send { $0.succeed() }
        await tester.expect { $0 = nil }
        tester.send { $0.proceed(Phrase(verbatim: "8")) }
        await tester.finish()
    }

    @Test func `a failure is reported once, and its recovery sends the same request again when a countdown has ended`()
        async throws
    {
        let clock = TestClock()
        let calendar = TestWallClock(clock)
        let pause = try #require(Pause(until: calendar.now.addingTimeInterval(2), now: calendar.now))
        let tester = ViewModelTester(clock: clock) {
            Line(tasks: $0, countdown: Countdown(clock: clock, wallClock: calendar))
        }
        tester.send { $0.ask("count", nil) }
        await tester.expect(signal: .ask("count"))
        tester.send {
            $0.stop(failure)
            #expect($0.outcome == .rateLimited)
        }
        await tester.expect(signal: .failed(failure))
        tester.send { $0.follow(.wait(pause)) }
        for seconds in [2, 1] {
            await tester.expect { $0 = .wait(secondsLeft: seconds) }
            await tester.advance(by: .seconds(1))
        }
        await tester.expect { $0 = nil }
        await tester.expect(signal: .ask("count"))
        await tester.finish()
    }

    @Test func `a wait that replaces another one is not ended by it`() async throws {
        let clock = TestClock()
        let calendar = TestWallClock(clock)
        let pause = try #require(Pause(until: calendar.now.addingTimeInterval(60), now: calendar.now))
        let tester = ViewModelTester(clock: clock) {
            Line(tasks: $0, countdown: Countdown(clock: clock, wallClock: calendar))
        }
        tester.exhaustive = [.signal]
        for _ in 1...2 {
            tester.send { $0.ask("count", nil) }
            await tester.expect(signal: .ask("count"))
            tester.send { $0.stop(failure) }
            await tester.expect(signal: .failed(failure))
            tester.send { $0.follow(.wait(pause)) }
            await tester.advance(by: .seconds(1))
        }
        tester.send { #expect(!$0.isAsking) }
        await tester.advance(by: .seconds(60))
        await tester.expect(signal: .ask("count"))
        await tester.finish()
    }

    @Test func `a wait that the user ends sends no request, neither then nor at its end`() async throws {
        let clock = TestClock()
        let calendar = TestWallClock(clock)
        let pause = try #require(Pause(until: calendar.now.addingTimeInterval(60), now: calendar.now))
        let tester = ViewModelTester(clock: clock) {
            Line(tasks: $0, countdown: Countdown(clock: clock, wallClock: calendar))
        }
        tester.send { $0.cancelWait() }
        tester.send { $0.ask("count", nil) }
        await tester.expect(signal: .ask("count"))
        tester.send { $0.stop(failure) }
        await tester.expect(signal: .failed(failure))
        tester.send { $0.follow(.wait(pause)) }
        await tester.expect { $0 = .wait(secondsLeft: 60) }
        tester.send { $0.cancelWait() }
        await tester.expect { $0 = nil }
        await tester.advance(by: .seconds(120))
        tester.send { #expect(!$0.isAsking) }
        await tester.finish()
    }

    @Test func `a line that is freed while it waits leaves nothing behind`() async throws {
        let clock = TestClock()
        let calendar = TestWallClock(clock)
        let pause = try #require(Pause(until: calendar.now.addingTimeInterval(60), now: calendar.now))
        let lifetime = TaskLifetime()
        var line: Line? = Line(
            tasks: lifetime.makeChild(),
            countdown: Countdown(clock: clock, wallClock: calendar)
        )
        line?.ask("count", nil)
        line?.stop(failure)
        line?.follow(.wait(pause))
        #expect(lifetime.runningCount > 0)
        line = nil
        #expect(lifetime.runningCount == 0)
    }
}
