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
