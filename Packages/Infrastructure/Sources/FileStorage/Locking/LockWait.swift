internal import DedicatedThreads
internal import Synchronization

/// A wait for a lock, which is interrupted when one holder has kept the lock until the timeout.
final class LockWait: Sendable {
    private let path: String
    private let limit: Duration
    private let interruption: Interruption
    private let isTimedOut = Atomic(false)

    init(for path: String, timeout limit: Duration, _ interruption: Interruption) {
        (self.path, self.limit, self.interruption) = (path, limit, interruption)
    }

    /// Calls a function that waits for the lock.
    ///
    /// - Throws: the function's error; `busy` where the timeout interrupted it.
    func run(_ body: () throws(FileLock.Failure) -> Void) throws(FileLock.Failure) {
        let watch = Task { await self.watch() }
        defer { watch.cancel() }
        do throws(FileLock.Failure) {
            try body()
        } catch .cancelled where isTimedOut.load(ordering: .acquiring) {
            throw .busy
        }
    }

    private func watch() async {
        let clock = ContinuousClock()
        var timeout = LockTimeout(limit, holder: holder, at: clock.now)
        // For a moment at each change of hands the lock has no holder, so one check at the end would not do.
        while (try? await clock.sleep(for: limit / 8)) != nil {
            guard timeout.hasExpired(holder: holder, at: clock.now) else { continue }
            isTimedOut.store(true, ordering: .releasing)
            return interruption.request()
        }
    }

    /// The mark of the lock's holder; nil if there is none, or one that sets no mark.
    private var holder: Int64? {
        (try? Descriptor(reading: path))?.lockedPart(of: .holders)
    }
}

/// Measures the time for which one holder has kept a lock.
///
/// The measurement starts again whenever the lock gets another holder, because waiting processes make progress then.
struct LockTimeout {
    private let limit: Duration
    private var holder: Int64?
    private var start: ContinuousClock.Instant

    /// Starts to measure.
    ///
    /// - Parameters:
    ///   - limit: the time for which one holder may keep the lock.
    ///   - holder: the mark of the holder; nil if there is none.
    init(_ limit: Duration, holder: Int64?, at now: ContinuousClock.Instant) {
        (self.limit, self.holder, start) = (limit, holder, now)
    }

    /// Notes the present holder.
    ///
    /// - Returns: true if it has kept the lock for too long.
    mutating func hasExpired(holder: Int64?, at now: ContinuousClock.Instant) -> Bool {
        if holder != self.holder { (self.holder, start) = (holder, now) }
        return now - start >= limit
    }
}
