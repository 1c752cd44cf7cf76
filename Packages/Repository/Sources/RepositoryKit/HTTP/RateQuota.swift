public import Foundation

/// How many requests a server still takes, as its `Rate-Limit`, `Rate-Remaining` and `Rate-Reset` fields say.
public struct RateQuota: Hashable, Sendable {
    /// How many requests one period has, where the server says so.
    public let limit: Int?
    /// How many of them are left.
    public let remaining: Int
    /// When the next period begins.
    public let reset: Date

    /// Reads the quota, or nil if the fields do not tell it.
    public init?(_ headers: HTTPHeaders) {
        guard let remaining = headers["rate-remaining"].flatMap({ Int($0) }), remaining >= 0,
            let reset = headers["rate-reset"].flatMap({ Int($0) }), reset > 0
        else { return nil }
        limit = headers["rate-limit"].flatMap { Int($0) }
        self.remaining = remaining
        self.reset = Date(timeIntervalSince1970: TimeInterval(reset))
    }
}

extension HTTPResponse {
    /// How long a server needs that refuses requests while it still grants some, in seconds.
    ///
    /// What refuses then is a network of caches in front of it, which does not say how long.
    static let pauseOfCaches: TimeInterval = 30

    /// When a request that was refused is worth another try, or nil if the response does not refuse or does not tell.
    ///
    /// A refusal is a status of 429 or 503. `Retry-After` counts before the quota; without both a 429 is taken for one
    /// of the caches in front of the server, for which half a minute is enough.
    public func retryDate(now: Date) -> Date? {
        guard [429, 503].contains(status) else { return nil }
        if let value = headers["retry-after"] {
            if let seconds = Int(value), seconds >= 0 { return now.addingTimeInterval(TimeInterval(seconds)) }
            if let date = HTTPDate.parse(value) { return max(now, date) }
        }
        guard status == 429 else { return nil }
        if let quota = RateQuota(headers), quota.remaining == 0 { return max(now, quota.reset) }
        return now.addingTimeInterval(Self.pauseOfCaches)
    }
}
