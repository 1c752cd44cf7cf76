public import Foundation

/// The number of requests that a host still accepts, according to its last response.
public struct RequestQuota: Hashable, Sendable {
    /// The number of requests in one period, or nil where the host does not say.
    public let limit: Int?
    /// The number of requests that were left.
    public let remaining: Int
    /// The beginning of the next period.
    public let reset: Date

    /// Creates a quota.
    public init(limit: Int?, remaining: Int, reset: Date) {
        self.limit = limit
        self.remaining = remaining
        self.reset = reset
    }
}

/// Reports the quota of a host, without a request of its own.
public protocol QuotaGateway: Sendable {
    /// Returns the last known quota of the account, or of the address of this machine if nobody is signed in.
    ///
    /// - Returns: Nil if the host has never reported a quota, or if a new period has begun since.
    @concurrent
    func quota() async -> RequestQuota?
}
