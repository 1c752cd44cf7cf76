import Foundation

/// The quota of one counter of requests at a server, and whether it permits the next request.
struct RateLimiter: Hashable, Sendable {
    /// The end of a pause in which requests are refused, and who asked for it.
    struct Refusal: Hashable, Sendable {
        let date: Date
        let isByCaches: Bool
    }

    /// The quota as the server stated it last, or nil if it never did or its period is over.
    private(set) var quota: RateQuota?
    private var left: Int
    private var pause: Refusal?

    /// Creates the state of a counter, for example from the quota of an earlier run.
    init(_ quota: RateQuota? = nil) {
        self.quota = quota
        left = quota?.remaining ?? 0
    }

    /// Returns the refusal of requests at a date, or nil if one may be sent.
    func refusal(at now: Date) -> Refusal? {
        if let pause, now < pause.date { return pause }
        guard let quota, quota.isCurrent(at: now), left <= 0 else { return nil }
        return Refusal(date: quota.reset, isByCaches: false)
    }

    /// Takes one request from what is left.
    ///
    /// - Returns: Nil if the request may be sent.
    mutating func admit(now: Date) -> Refusal? {
        if let refusal = refusal(at: now) { return refusal }
        pause = nil
        if quota?.isCurrent(at: now) == true { left -= 1 } else { quota = nil }
        return nil
    }

    /// Updates the state after a response.
    ///
    /// - Returns: The quota that the response states, or nil if it states none.
    mutating func update(from response: HTTPResponse, now: Date) -> RateQuota? {
        if response.status == 429, let date = response.retryDate(now: now) {
            pause = Refusal(date: date, isByCaches: response.isRefusedByCaches(now: now))
        }
        guard let stated = RateQuota(response.headers, now: now) else { return nil }
        // Responses overtake each other, and requests are under way: within one period the smaller number is true.
        let isSamePeriod = quota.map { abs(stated.reset.timeIntervalSince($0.reset)) < 5 } ?? false
        left = isSamePeriod ? min(left, stated.remaining) : stated.remaining
        quota = stated
        return stated
    }
}
