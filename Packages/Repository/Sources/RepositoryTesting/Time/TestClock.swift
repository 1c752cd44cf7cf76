import RepositoryKit

/// A clock that stands still until a test moves it, so that waiting takes no time and its length can be checked.
///
/// Who sleeps on it is woken by ``advance(by:)``, in the order of their deadlines. With `skipsSleep` it moves on by
/// itself instead: a sleep returns at once, and the clock shows the later time.
///
/// ```swift
/// @Test func `a minute passes at once`() async throws {
///     let clock = TestClock()
///     let sleeping = Task { try await clock.sleep(until: clock.now.advanced(by: .seconds(60)), tolerance: nil) }
///     await clock.waitForSleepers()
///     clock.advance(by: .seconds(60))
///     try await sleeping.value
/// }
/// ```
public final class TestClock: Clock, Sendable {
    /// A point in time, as the distance from the start of the test.
    public struct Instant: InstantProtocol {
        /// The distance from the start.
        public let offset: Duration

        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        public func duration(to other: Instant) -> Duration {
            other.offset - offset
        }

        public static func < (one: Instant, other: Instant) -> Bool {
            one.offset < other.offset
        }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct Watcher {
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var lastNumber = 0
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
        var watchers: [Watcher] = []
        var sleeps: [Duration] = []
    }

    private let state = Lock(State())
    private let skipsSleep: Bool

    /// Makes a clock.
    ///
    /// - Parameter skipsSleep: whether a sleep moves the clock in place of waiting for the test to do it.
    public init(skipsSleep: Bool = false) {
        self.skipsSleep = skipsSleep
    }

    public var now: Instant { state.withLock { $0.now } }

    public var minimumResolution: Duration { .zero }

    /// How long each sleep was to be, in the order in which they began.
    public var sleeps: [Duration] { state.withLock { $0.sleeps } }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        let number = state.withLock { state in
            state.lastNumber += 1
            state.sleeps.append(state.now.duration(to: deadline))
            return state.lastNumber
        }
        if skipsSleep {
            state.withLock { $0.now = max($0.now, deadline) }
            return
        }
        let isWhole = await withTaskCancellationHandler {
            await withCheckedContinuation { add(Sleeper(number: number, deadline: deadline, continuation: $0)) }
        } onCancel: {
            cancel(number)
        }
        if !isWhole { throw CancellationError() }
    }

    /// Moves the clock on and wakes everyone whose time has come.
    public func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            let woken = state.sleepers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
            state.sleepers.removeAll { $0.deadline <= now }
            return woken
        }
        for sleeper in woken { sleeper.continuation.resume(returning: true) }
    }

    /// Waits until so many sleep on the clock.
    public func waitForSleepers(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                guard state.sleepers.count < count else { return true }
                state.watchers.append(Watcher(count: count, continuation: continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    private func add(_ sleeper: Sleeper) {
        let (end, met): (Bool?, [Watcher]) = state.withLock { state in
            if state.cancelled.remove(sleeper.number) != nil { return (false, []) }
            if sleeper.deadline <= state.now { return (true, []) }
            state.sleepers.append(sleeper)
            let count = state.sleepers.count
            let met = state.watchers.filter { $0.count <= count }
            state.watchers.removeAll { $0.count <= count }
            return (nil, met)
        }
        if let end { sleeper.continuation.resume(returning: end) }
        for watcher in met { watcher.continuation.resume() }
    }

    private func cancel(_ number: Int) {
        let sleeper: Sleeper? = state.withLock { state in
            guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
                // The sleep has not begun yet, or is over; in the latter case nobody asks any more.
                state.cancelled.insert(number)
                return nil
            }
            return state.sleepers.remove(at: index)
        }
        sleeper?.continuation.resume(returning: false)
    }
}
