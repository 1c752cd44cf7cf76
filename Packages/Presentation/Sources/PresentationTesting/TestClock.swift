import Synchronization

#if THREAD_SANITIZER
    import Foundation
#endif

/// A clock whose time passes only when a test says so.
///
/// Debounces, retries and time-outs take `any Clock<Duration>`; a test gives them this one and lets time pass with
/// ``SceneTester/advance(by:)``, or with ``advance(by:)`` where there is no tester.
///
/// ```swift
/// let clock = TestClock()
/// let sleeping = Task { try await clock.sleep(for: .seconds(60)) }
/// await clock.untilSleeping(1)
/// await clock.advance(by: .seconds(60))
/// try await sleeping.value
/// ```
public final class TestClock: Clock, Sendable {
    /// A moment of a test clock.
    public struct Instant: InstantProtocol {
        let sinceStart: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
        public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
        public static func < (one: Instant, other: Instant) -> Bool { one.sinceStart < other.sinceStart }
    }

    private struct Timeline {
        var now = Instant(sinceStart: .zero)
        var lastNumber = 0
        var sleepers: [Int: Sleeper] = [:]
    }

    private struct Sleeper {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private let timeline = Mutex(Timeline())
    #if THREAD_SANITIZER
        // The thread sanitizer does not know `Synchronization.Mutex` on Linux; it knows this lock.
        private let visible = NSLock()
    #endif

    /// Makes a clock that stands still at its start.
    public init() {}

    public var now: Instant { change { $0.now } }
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// How many tasks wait for a later moment.
    public var sleeperCount: Int { change { $0.sleepers.count } }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = change { timeline in
            timeline.lastNumber += 1
            return timeline.lastNumber
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = Task.isCancelled
                let isOver = change { timeline in
                    guard !isCancelled, deadline > timeline.now else { return true }
                    timeline.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
                    return false
                }
                if isCancelled {
                    continuation.resume(throwing: CancellationError())
                } else if isOver {
                    continuation.resume()
                } else if Task.isCancelled {
                    // The handler may have run before the sleeper was there.
                    cancel(number)
                }
            }
        } onCancel: {
            cancel(number)
        }
    }

    /// Lets time pass: moves to each deadline in turn, wakes who waits for it, and lets them work until they rest.
    ///
    /// A sleeper that sleeps again within the duration is woken again. What began to sleep a moment ago may still be on
    /// its way; wait for ``sleeperCount`` with ``untilSleeping(_:)`` where no tester knows which tasks run.
    public func advance(by duration: Duration) async {
        await advance(by: duration) { await Quiescence.wait(idleRounds: { 500 }, mark: { self.sleeperCount }) }
    }

    /// Waits until at least so many tasks wait for a later moment.
    public func untilSleeping(_ count: Int) async {
        while sleeperCount < count { await Task.yield() }
    }

    /// Lets time pass, with `rest` between the deadlines.
    func advance(by duration: Duration, rest: () async -> Void) async {
        await rest()
        let end = now.advanced(by: duration)
        while let sleeper = wakeNext(until: end) {
            sleeper.continuation.resume()
            await rest()
        }
        change { $0.now = end }
    }

    /// Moves to the earliest deadline and takes its sleeper out; of those with one deadline, the first who came.
    private func wakeNext(until end: Instant) -> Sleeper? {
        change { timeline in
            let due = timeline.sleepers.filter { $0.value.deadline <= end }
            guard let next = due.min(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }) else {
                return nil
            }
            timeline.now = max(timeline.now, next.value.deadline)
            return timeline.sleepers.removeValue(forKey: next.key)
        }
    }

    private func cancel(_ number: Int) {
        change { $0.sleepers.removeValue(forKey: number) }?.continuation.resume(throwing: CancellationError())
    }

    @discardableResult
    private func change<Result: Sendable>(_ body: (inout Timeline) -> Result) -> Result {
        #if THREAD_SANITIZER
            visible.lock()
            defer { visible.unlock() }
        #endif
        return timeline.withLock { body(&$0) }
    }
}
