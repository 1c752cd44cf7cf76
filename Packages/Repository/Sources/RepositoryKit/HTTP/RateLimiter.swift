import Foundation

/// What is known about one counter of requests at a server.
struct RateLimiter: Hashable, Sendable {
    /// Until when a request is not worth a try, and whose refusal that is.
    struct Refusal: Hashable, Sendable {
        let date: Date
        let isByCaches: Bool
    }

    private var closed: Refusal?
    private var left: Int?
    private var reset: Date?

    /// Takes one request from what is left.
    ///
    /// - Returns: nil if the request may be sent.
    mutating func admit(now: Date) -> Refusal? {
        if let closed, now < closed.date { return closed }
        closed = nil
        guard let left, let reset, now < reset else {
            self.left = nil
            return nil
        }
        guard left > 0 else { return Refusal(date: reset, isByCaches: false) }
        self.left = left - 1
        return nil
    }

    /// Learns from a response.
    mutating func learn(from response: HTTPResponse, now: Date) {
        if response.status == 429, let date = response.retryDate(now: now) {
            closed = Refusal(date: date, isByCaches: response.isRefusedByCaches(now: now))
        }
        guard let quota = RateQuota(response.headers, now: now) else { return }
        // Answers overtake each other, and requests are under way: within one period the smaller number is true.
        let isSamePeriod = reset.map { abs(quota.reset.timeIntervalSince($0)) < 5 } ?? false
        left = isSamePeriod ? min(left ?? quota.remaining, quota.remaining) : quota.remaining
        reset = quota.reset
    }
}
