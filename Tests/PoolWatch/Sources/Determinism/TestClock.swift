import Synchronization

/// A clock whose time passes only when a test advances it.
///
/// ```swift
/// let clock = TestClock()
/// let sleeping = Task { try await clock.sleep(for: .seconds(60)) }
/// await clock.waitForSleepers()
/// clock.advance(by: .seconds(60))
/// try await sleeping.value
/// ```
public final class TestClock: Clock, Sendable {
    /// A moment, as the distance from the start of the clock.
    public struct Instant: InstantProtocol {
        /// The distance from the start of the clock.
        public let offset: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct Timeline {
        var now = Instant(offset: .zero)
        var sleeps: [Duration] = []
        var sleepers: [Int: Sleeper] = [:]
    }

    private struct Sleeper {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private let skipsSleep: Bool
    private let timeline = Mutex(Timeline())

    /// Creates a clock.
    ///
    /// - Parameter skipsSleep: a Boolean value that indicates whether a sleep advances the clock and returns at once.
    public init(skipsSleep: Bool = false) {
        self.skipsSleep = skipsSleep
    }

    public var now: Instant { change { $0.now } }
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// The number of tasks that sleep.
    public var sleeperCount: Int { change { $0.sleepers.count } }

    /// The durations of all sleeps, in the order in which they began.
    public var sleeps: [Duration] { change { $0.sleeps } }

    /// Sleeps without leaving the actor of the caller, so that tasks of one actor sleep in the order of their calls.
    public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await sleep(until: deadline, on: #isolation)
    }

    private func sleep(until deadline: Instant, on actor: isolated (any Actor)?) async throws {
        try Task.checkCancellation()
        let number = change { timeline in
            timeline.sleeps.append(timeline.now.duration(to: deadline))
            if skipsSleep { timeline.now = max(timeline.now, deadline) }
            return timeline.sleeps.count
        }
        try await withTaskCancellationHandler {
            // A closure that captures the actor stays on it.
            _ = actor
            try await withCheckedThrowingContinuation { continuation in
                let isOver = change { timeline in
                    guard deadline > timeline.now else { return true }
                    timeline.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
                    return false
                }
                if isOver {
                    continuation.resume()
                } else if Task.isCancelled {
                    // The handler may have run before the sleeper was added.
                    cancel(number)
                }
            }
        } onCancel: {
            cancel(number)
        }
    }

    /// Waits until at least a given number of tasks sleep.
    public func waitForSleepers(_ count: Int = 1) async {
        while sleeperCount < count { await Task.yield() }
    }

    /// Advances the clock and wakes the sleepers whose deadlines have passed, in the order of their deadlines.
    public func advance(by duration: Duration) {
        let end = now.advanced(by: duration)
        while let sleeper = wakeNext(until: end) { sleeper.continuation.resume() }
    }

    /// Advances the clock from one deadline to the next, so that a sleeper that sleeps again within the duration is woken
    /// again.
    ///
    /// - Parameters:
    ///   - duration: the distance to the end.
    ///   - rest: returns when the tasks that were woken have nothing left to do; called before the first deadline too.
    public func advance(by duration: Duration, rest: () async -> Void) async {
        await rest()
        let end = now.advanced(by: duration)
        while let sleeper = wakeNext(until: end) {
            sleeper.continuation.resume()
            await rest()
        }
    }

    /// Moves to the earliest deadline and removes its sleeper; of several with one deadline, the first that came.
    ///
    /// Moves to the end if there is none: in the same step, because a task that sleeps in between would sleep beyond its
    /// deadline.
    private func wakeNext(until end: Instant) -> Sleeper? {
        change { timeline in
            let due = timeline.sleepers.filter { $0.value.deadline <= end }
            guard let next = due.min(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }) else {
                timeline.now = max(timeline.now, end)
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
        timeline.withLock { body(&$0) }
    }
}
