public import Foundation

/// How many requests a host still takes, as it said last.
public struct RequestQuota: Hashable, Sendable {
    /// How many requests one period has, or nil where the host does not say.
    public let limit: Int?
    /// How many of them were left.
    public let remaining: Int
    /// When the next period begins.
    public let reset: Date

    /// Makes a quota.
    public init(limit: Int?, remaining: Int, reset: Date) {
        self.limit = limit
        self.remaining = remaining
        self.reset = reset
    }
}

/// Knows what requests cost, without making one.
public protocol QuotaGateway: Sendable {
    /// The quota of whoever is signed in, or of nobody, as the host said it last.
    ///
    /// - Returns: nil if the host never said, or if a new period has begun since.
    @concurrent
    func quota() async -> RequestQuota?

    /// How many requests this run of the program has sent.
    var requestCount: Int { get }
}
