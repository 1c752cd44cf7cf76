public import DomainKit
public import Foundation

/// Counts the requests that are really sent, and remembers the quota that the server tells with each response.
///
/// The quota is kept in a store too, so that the next run of the program can tell it without a request. It is told and
/// not acted upon: keeping within it is the business of a ``RateLimitedExchange``.
///
/// ```swift
/// func requestsLeft(at url: URL, after transport: MeteredExchange) async -> Int? {
///     await transport.quota(at: url, token: nil)?.remaining
/// }
/// ```
public final class MeteredExchange: HTTPExchange {
    private struct Counter: Hashable {
        let origin: String
        let token: HostToken?

        var name: String { "\(origin) \(token?.fingerprint ?? "anonymous")" }
    }

    /// The form of a kept quota, version 1.
    private struct QuotaDocument: Codable {
        let limit: Int?
        let remaining: Int
        let reset: Date
    }

    private struct Meter {
        var count = 0
        var quotas: [Counter: RateQuota] = [:]
    }

    private let base: any HTTPExchange
    private let kept: DocumentCollection<QuotaDocument>?
    private let wallClock: any WallClock
    private let meter = Lock(Meter())

    /// Makes an exchange that watches another.
    ///
    /// - Parameters:
    ///   - base: performs the exchanges.
    ///   - store: keeps the quotas, in the collection `quotas`; nil keeps them in memory only.
    ///   - wallClock: tells the date.
    public init(
        _ base: any HTTPExchange,
        store: (any DocumentStore)? = nil,
        wallClock: any WallClock = SystemWallClock()
    ) {
        self.base = base
        kept = store.map { DocumentCollection("quotas", in: $0) }
        self.wallClock = wallClock
    }

    /// How many requests were sent.
    public var count: Int { meter.withLock { $0.count } }

    /// The quota at a place, as its server told it last, in this run or in one before.
    ///
    /// - Parameters:
    ///   - url: any URL of the server.
    ///   - token: whose quota it is, or nil for that of whoever is not signed in.
    /// - Returns: nil if the server never told it, if a new period has begun since, or if it begins so late that the
    ///   calendar must have been set back.
    @concurrent
    public func quota(at url: URL, token: HostToken?) async -> RateQuota? {
        let counter = Counter(origin: url.origin, token: token)
        var quota = meter.withLock { $0.quotas[counter] }
        if quota == nil, let kept = try? await kept?.value(for: counter.name) {
            quota = RateQuota(limit: kept.limit, remaining: kept.remaining, reset: kept.reset)
        }
        guard let quota else { return nil }
        let wait = quota.reset.timeIntervalSince(wallClock.now)
        return wait > 0 && wait <= HTTPResponse.longestPause ? quota : nil
    }

    @concurrent
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        meter.withLock { $0.count += 1 }
        let response = try await base.send(request)
        guard let quota = RateQuota(response.headers, now: wallClock.now) else { return response }
        let counter = Counter(origin: request.url.origin, token: request.token)
        meter.withLock { $0.quotas[counter] = quota }
        let value = QuotaDocument(limit: quota.limit, remaining: quota.remaining, reset: quota.reset)
        // What cannot be kept is told the next time.
        try? await kept?.put(value, for: counter.name)
        return response
    }
}
