public import Foundation

extension HTTPResponse {
    /// The pause after a refusal by the caches in front of a server, in seconds, if they do not state one.
    private static let cacheRetryInterval: TimeInterval = 30
    /// The longest pause that a server can ask for, in seconds.
    private static let longestPause: TimeInterval = 86_400

    /// Returns whether a 429 comes from the caches in front of the server, and not from the user's quota.
    ///
    /// They say so in `X-Cache`, or they respond with an HTML page, or the server's own fields still grant requests.
    func isRefusedByCaches(now: Date) -> Bool {
        guard status == 429 else { return false }
        if isHTML || headers["x-cache"]?.lowercased().hasPrefix("error") ?? false { return true }
        return RateQuota(headers, now: now).map { $0.remaining > 0 } ?? false
    }

    /// Returns the date from which a refused request is worth a retry, or nil if the response is not a refusal or states
    /// no date.
    ///
    /// A refusal has the status 429 or 503. `Retry-After` counts before the quota. A 429 without either, or with a
    /// quota that is not empty, comes from the caches in front of the server, for which half a minute is enough. The
    /// date is at most a day away.
    public func retryDate(now: Date) -> Date? {
        guard [429, 503].contains(status) else { return nil }
        if let date = statedRetryDate(now: now) { return date }
        guard status == 429 else { return nil }
        if let quota = RateQuota(headers, now: now), quota.remaining == 0 { return max(now, quota.reset) }
        return now.addingTimeInterval(Self.cacheRetryInterval)
    }

    /// Returns the date that `Retry-After` states, at most a day away, whatever the status is; nil without the field.
    ///
    /// A service that refuses with the status 200 states it, too.
    public func statedRetryDate(now: Date) -> Date? {
        guard let value = headers["retry-after"] else { return nil }
        if let seconds = Int(value), seconds >= 0 {
            return now.addingTimeInterval(min(TimeInterval(seconds), Self.longestPause))
        }
        return HTTPDate.parse(value).map { min(max(now, $0), now.addingTimeInterval(Self.longestPause)) }
    }
}
