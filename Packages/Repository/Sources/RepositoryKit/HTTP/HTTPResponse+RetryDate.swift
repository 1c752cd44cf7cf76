public import Foundation

extension HTTPResponse {
    /// How long a network of caches in front of a server is left alone that refuses requests and does not say how long.
    private static let pauseOfCaches: TimeInterval = 30
    /// How long a server can have itself left alone; it may say any number, and another day it may say another.
    static let longestPause: TimeInterval = 86_400

    /// Whether a 429 comes from the caches in front of the server, and not from the user's quota.
    ///
    /// They say so in `X-Cache`, or they answer with a page, or the server's own fields still grant requests.
    func isRefusedByCaches(now: Date) -> Bool {
        guard status == 429 else { return false }
        if isPage || headers["x-cache"]?.lowercased().hasPrefix("error") ?? false { return true }
        return RateQuota(headers, now: now).map { $0.remaining > 0 } ?? false
    }

    /// When a request that was refused is worth another try, or nil if the response does not refuse or does not tell.
    ///
    /// A refusal is a status of 429 or 503. `Retry-After` counts before the quota. A 429 without either, or while the
    /// quota still has requests, comes from the caches in front of the server, for which half a minute is enough.
    /// No date is more than a day away.
    ///
    /// - Parameter now: when the response came.
    public func retryDate(now: Date) -> Date? {
        guard [429, 503].contains(status) else { return nil }
        if let value = headers["retry-after"] {
            if let seconds = Int(value), seconds >= 0 {
                return now.addingTimeInterval(min(TimeInterval(seconds), Self.longestPause))
            }
            if let date = HTTPDate.parse(value) {
                return min(max(now, date), now.addingTimeInterval(Self.longestPause))
            }
        }
        guard status == 429 else { return nil }
        if let quota = RateQuota(headers, now: now), quota.remaining == 0 { return max(now, quota.reset) }
        return now.addingTimeInterval(Self.pauseOfCaches)
    }
}
