import Determinism
import DomainKit
import DomainTesting
import Foundation
import Testing
import UseCaseKit

struct CountdownTests {
    /// Returns the seconds that were left whenever the countdown slept.
    private func seconds(until end: TimeInterval, speed: Double = 1) async throws -> [Int] {
        let clock = TestClock()
        let countdown = Countdown(clock: clock, wallClock: TestWallClock(clock, speed: speed))
        let hasEnded = State(false)
        var seen: [Int] = []
        try await withThrowingTaskGroup { group in
            group.addTask {
                defer { hasEnded.set(true) }
                try await countdown(Date(timeIntervalSince1970: end))
            }
            await clock.advance(by: .seconds(60)) {
                while clock.sleeperCount == 0, !hasEnded.value { await Task.yield() }
                if clock.sleeperCount > 0 { seen.append(countdown.secondsLeft.value) }
            }
            try await group.waitForAll()
        }
        #expect(countdown.secondsLeft.value == 0)
        return seen
    }

    @Test(arguments: [(3, [3, 2, 1]), (2.5, [3, 2, 1]), (0.2, [1]), (0, []), (-5, [])] as [(TimeInterval, [Int])])
    func `counts whole seconds down to the date`(end: TimeInterval, expected: [Int]) async throws {
        #expect(try await seconds(until: end) == expected)
    }

    @Test func `a machine that slept meanwhile does not wait longer`() async throws {
        #expect(try await seconds(until: 10, speed: 4) == [10, 6, 2])
    }

    @Test func `a calendar that is set back meanwhile does not make it longer`() async throws {
        #expect(try await seconds(until: 3, speed: -1_000_000) == [3, 2, 1])
        #expect(try await seconds(until: 2.5, speed: -1) == [3, 2, 1])
    }

    @Test func `a wait that is given up says so, and nothing is left of it`() async throws {
        let clock = TestClock()
        let countdown = Countdown(clock: clock, wallClock: TestWallClock(clock))
        let waiting = Task { await countdown.result(Date(timeIntervalSince1970: 100)) }
        waiting.cancel()
        guard case .failure(let error) = await waiting.value else {
            Issue.record("did not fail")
            return
        }
        #expect(error.kind == .cancelled)
        #expect(countdown.secondsLeft.value == 0)
    }
}
