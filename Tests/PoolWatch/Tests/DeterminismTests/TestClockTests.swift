import Determinism
import Testing

@MainActor
struct TestClockTests {
    private let clock = TestClock()

    @Test func `sleepers wake in the order of their deadlines, also when they sleep again`() async {
        var woken: [String] = []
        let tasks = [
            Task {
                try? await clock.sleep(for: .seconds(2))
                woken.append("two")
            },
            Task {
                for second in 1...3 {
                    try? await clock.sleep(for: .seconds(1))
                    woken.append("tick \(second)")
                }
            },
        ]
        await clock.waitForSleepers(2)
        await clock.advance(by: .milliseconds(2_500)) {
            // Whoever woke has ended, or sleeps again.
            while clock.sleeperCount + woken.count(where: ["two", "tick 3"].contains) < 2 { await Task.yield() }
        }
        #expect(woken == ["tick 1", "two", "tick 2"])
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .milliseconds(500))
        for task in tasks { await task.value }
        #expect(woken.last == "tick 3")
        #expect(clock.now.offset == .seconds(3))
        #expect(clock.sleeps == [.seconds(2), .seconds(1), .seconds(1), .seconds(1)])
    }

    @Test func `tasks of an actor sleep in the order of their calls`() async throws {
        let durations = (1...500).map { Duration.seconds($0) }
        let tasks = durations.map { duration in Task { try await clock.sleep(for: duration) } }
        await Task { #expect(clock.sleeperCount == durations.count) }.value
        #expect(clock.sleeps == durations)
        clock.advance(by: .seconds(durations.count))
        for task in tasks { try await task.value }
    }

    @Test func `a cancelled sleeper wakes with an error and is freed`() async {
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.waitForSleepers()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test func `a moment that is over is not waited for`() async throws {
        let start = clock.now
        clock.advance(by: .seconds(1))
        try await clock.sleep(until: start.advanced(by: .seconds(1)), tolerance: nil)
        #expect(start.duration(to: clock.now) == .seconds(1))
    }

    @Test(.timeLimit(.minutes(1)))
    func `a sleeper that sleeps again while the clock is advanced never sleeps beyond its deadline`() async {
        for _ in 0..<20_000 {
            let clock = TestClock()
            let end = clock.now.advanced(by: .seconds(2))
            let sleeping = Task.detached {
                try? await clock.sleep(for: .seconds(1))
                // It sleeps again at a time of its own choice, on another thread than the one that advances the clock.
                try? await clock.sleep(until: end, tolerance: nil)
            }
            await clock.waitForSleepers()
            clock.advance(by: .seconds(2))
            await sleeping.value
            #expect(clock.sleeperCount == 0)
        }
    }

    @Test func `a clock that skips sleeps moves on by itself`() async throws {
        let clock = TestClock(skipsSleep: true)
        try await clock.sleep(for: .seconds(5))
        #expect(clock.now.offset == .seconds(5))
        #expect(clock.sleeps == [.seconds(5)])
    }
}
