public import Foundation

/// The number of requests that a server still accepts, from its `Rate-Limit`, `Rate-Remaining` and `Rate-Reset` fields.
public struct RateQuota: Hashable, Sendable {
    /// The number of requests of a period, if the server states it.
    public let limit: Int?
    /// The number of requests that are left.
    public let remaining: Int
    /// The start of the next period, by this machine's clock; at most 4,000 seconds away.
    public let reset: Date

    /// The longest time until the next period that is believed, in seconds: an hour, as the services have it, and some
    /// for clocks that differ.
    static let longestPeriod: TimeInterval = 4_000

    init(limit: Int?, remaining: Int, reset: Date) {
        self.limit = limit
        self.remaining = remaining
        self.reset = reset
    }

    /// Reads the quota of a response, or returns nil if the fields are missing or invalid.
    ///
    /// A reset that is more than 4,000 seconds away is invalid: nothing is held back for it, and the server
    /// decides about each request.
    ///
    /// The server writes the reset by its own clock; its `Date` field gives the difference from the clock of this machine.
    public init?(_ headers: HTTPHeaders, now: Date) {
        guard let remaining = headers["rate-remaining"].flatMap({ Int($0) }), remaining >= 0,
            let reset = headers["rate-reset"].flatMap({ Int($0) }), reset > 0
        else { return nil }
        let serverNow = headers["date"].flatMap(HTTPDate.parse) ?? now
        let wait = Date(timeIntervalSince1970: TimeInterval(reset)).timeIntervalSince(serverNow)
        guard wait <= Self.longestPeriod else { return nil }
        limit = headers["rate-limit"].flatMap { Int($0) }
        self.remaining = remaining
        self.reset = now.addingTimeInterval(wait)
    }

    /// Returns whether the period of the quota is not over; one that ends later than ``longestPeriod`` was stated before
    /// the calendar was set back.
    func isCurrent(at now: Date) -> Bool {
        let wait = reset.timeIntervalSince(now)
        return wait > 0 && wait <= Self.longestPeriod
    }
}
