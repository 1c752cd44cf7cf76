public import Foundation

/// How many requests a server still takes, as its `Rate-Limit`, `Rate-Remaining` and `Rate-Reset` fields say.
///
/// ```swift
/// func isUsedUp(_ response: HTTPResponse, now: Date) -> Bool {
///     RateQuota(response.headers, now: now)?.remaining == 0
/// }
/// ```
public struct RateQuota: Hashable, Sendable {
    /// How many requests one period has, where the server says so.
    public let limit: Int?
    /// How many of them are left.
    public let remaining: Int
    /// When the next period begins, by this machine's clock; no more than a day away.
    public let reset: Date

    init(limit: Int?, remaining: Int, reset: Date) {
        self.limit = limit
        self.remaining = remaining
        self.reset = reset
    }

    /// Reads the quota, or nil if the fields do not tell it.
    ///
    /// The server writes the reset by its own clock; its `Date` field tells how far that is from this machine's.
    ///
    /// - Parameters:
    ///   - headers: the fields of a response.
    ///   - now: when the response came.
    public init?(_ headers: HTTPHeaders, now: Date) {
        guard let remaining = headers["rate-remaining"].flatMap({ Int($0) }), remaining >= 0,
            let reset = headers["rate-reset"].flatMap({ Int($0) }), reset > 0
        else { return nil }
        let serverNow = headers["date"].flatMap(HTTPDate.parse) ?? now
        limit = headers["rate-limit"].flatMap { Int($0) }
        self.remaining = remaining
        let wait = Date(timeIntervalSince1970: TimeInterval(reset)).timeIntervalSince(serverNow)
        self.reset = now.addingTimeInterval(min(wait, HTTPResponse.longestPause))
    }

    /// Returns whether the period of the quota is not over; one that ends more than a day from now was stated before the
    /// calendar was set back.
    func isCurrent(at now: Date) -> Bool {
        let wait = reset.timeIntervalSince(now)
        return wait > 0 && wait <= HTTPResponse.longestPause
    }
}
