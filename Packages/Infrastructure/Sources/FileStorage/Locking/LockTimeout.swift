internal import DedicatedThreads
internal import RepositoryKit
import Synchronization

extension FileLock {
    /// Calls a function that waits for a lock, and interrupts it when one holder has kept the lock until the timeout.
    ///
    /// - Throws: The function's error; `busy` where the timeout interrupted it.
    static func wait(
        for path: String,
        timeout: Duration,
        _ interruption: Interruption,
        _ body: () throws(SystemError) -> Void
    ) throws(SystemError) {
        let isTimedOut = Mutex(false)
        let watch = Task {
            // The mark of the lock's holder; nil if there is none, or one that sets no mark.
            func holder() -> Int64? { (try? Descriptor(reading: path))?.lockedPart(of: .holders) }
            let clock = ContinuousClock()
            var limit = LockTimeout(limit: timeout, holder: holder(), start: clock.now)
            // For a moment at each change of hands the lock has no holder, so one check at the end would not do.
            while (try? await clock.sleep(for: timeout / 8)) != nil {
                guard limit.hasExpired(holder: holder(), at: clock.now) else { continue }
                isTimedOut.withLock { $0 = true }
                return interruption.request()
            }
        }
        defer { watch.cancel() }
        do throws(SystemError) {
            try body()
        } catch .interrupted where isTimedOut.withLock({ $0 }) {
            throw .busy
        }
    }
}

/// Measures the time for which one holder has kept a lock.
///
/// The measurement starts again whenever the lock gets another holder, because waiting processes make progress then.
struct LockTimeout {
    /// The time for which one holder may keep the lock.
    let limit: Duration
    /// The mark of the holder; nil if there is none.
    var holder: Int64?
    var start: ContinuousClock.Instant

    /// Notes the present holder.
    ///
    /// - Returns: True if it has kept the lock for too long.
    mutating func hasExpired(holder: Int64?, at now: ContinuousClock.Instant) -> Bool {
        if holder != self.holder { (self.holder, start) = (holder, now) }
        return now - start >= limit
    }
}
