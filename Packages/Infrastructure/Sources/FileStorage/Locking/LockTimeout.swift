/// The time for which a wait puts up with one and the same holder of a lock.
///
/// It begins anew whenever the lock has changed hands, because then the waiting leads somewhere.
struct LockTimeout {
    private let limit: Duration
    private var holder: Int64?
    private var since: ContinuousClock.Instant

    /// Begins to wait.
    ///
    /// - Parameters:
    ///   - limit: how long one holder may keep the lock.
    ///   - holder: who holds it, as far as that can be seen.
    init(_ limit: Duration, with holder: Int64?, at now: ContinuousClock.Instant) {
        (self.limit, self.holder, since) = (limit, holder, now)
    }

    /// Notes who holds the lock now.
    ///
    /// - Returns: whether that is enough.
    mutating func isOver(with holder: Int64?, at now: ContinuousClock.Instant) -> Bool {
        if holder != self.holder { (self.holder, since) = (holder, now) }
        return now - since >= limit
    }
}
