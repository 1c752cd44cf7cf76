import DomainKit
import Foundation
import Synchronization
import Testing
import UseCaseKit

/// A clock on which sleeping takes no time; it remembers what a state was whenever somebody slept.
private final class SkippingClock: Clock {
    struct Instant: InstantProtocol {
        var offset = Duration.zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private let time = Mutex(Instant())
    private let onSleep = Mutex<[@Sendable () -> Void]>([])

    var now: Instant { time.withLock { $0 } }
    var minimumResolution: Duration { .zero }

    func watch(_ action: @escaping @Sendable () -> Void) {
        onSleep.withLock { $0.append(action) }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        for action in onSleep.withLock({ $0 }) { action() }
        time.withLock { $0 = deadline }
    }
}

/// A calendar that goes faster than its clock, as on a machine that sleeps now and then.
private struct SkewedCalendar: WallClock {
    let clock: SkippingClock
    var speed = 1.0

    var now: Date { Date(timeIntervalSince1970: clock.now.offset / .seconds(1) * speed) }
}

struct CountdownTests {
    private func seconds(until end: TimeInterval, speed: Double = 1) async throws -> [Int] {
        let clock = SkippingClock()
        let countdown = Countdown(clock: clock, wallClock: SkewedCalendar(clock: clock, speed: speed))
        let seen = Seen()
        clock.watch { [left = countdown.secondsLeft] in seen.add(left.value) }
        try await countdown(Date(timeIntervalSince1970: end))
        #expect(countdown.secondsLeft.value == 0)
        return seen.all
    }

    private final class Seen: Sendable {
        private let values = Mutex<[Int]>([])
        var all: [Int] { values.withLock { $0 } }
        func add(_ value: Int) { values.withLock { $0.append(value) } }
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
        let clock = SkippingClock()
        let countdown = Countdown(clock: clock, wallClock: SkewedCalendar(clock: clock))
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
