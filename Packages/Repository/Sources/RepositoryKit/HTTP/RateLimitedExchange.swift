public import DomainKit
public import Foundation
import Synchronization

/// Keeps within the number of requests that a server grants.
///
/// It learns the quota from the `Rate-` fields of each response and from each 429, for each origin and token by itself,
/// and stores it, so that the next run of the program knows it before its first request. While nothing is left it sends
/// nothing, and answers as the server would: 429 with `Retry-After`. A ``RetryingExchange`` above it waits if that is
/// short.
public final class RateLimitedExchange: HTTPExchange {
    private struct Counter: Hashable {
        let origin: String
        let token: HostToken?

        var key: String { "\(origin) \(token?.fingerprint ?? "anonymous")" }
    }

    private struct State {
        var requestCount = 0
        var limiters: [Counter: RateLimiter] = [:]
    }

    private let base: any HTTPExchange
    private let kept: DocumentCollection<QuotaDocument>?
    private let wallClock: any WallClock
    private let state = Mutex(State())

    /// Creates an exchange that holds back requests to another.
    ///
    /// The quotas are stored in the collection `quotas`, or kept in memory only. A store that fails is done without.
    public init(
        _ base: any HTTPExchange,
        store: (any DocumentStore)? = nil,
        wallClock: any WallClock = SystemWallClock()
    ) {
        self.base = base
        kept = store.map { DocumentCollection("quotas", in: $0) }
        self.wallClock = wallClock
    }

    /// The number of requests that were sent, failed ones included.
    public var requestCount: Int { state.withLock { $0.requestCount } }

    /// Returns the quota of a token, or of anonymous requests, at the server of a URL, as it was stated last.
    ///
    /// - Returns: Nil if the server never stated it or a new period has begun since, or if the period ends later than
    ///   any that is believed, because the calendar was set back.
    @concurrent
    public func quota(at url: URL, token: HostToken?) async -> RateQuota? {
        let counter = Counter(origin: url.origin, token: token)
        let limiter = state.withLock { $0.limiters[counter] }
        let quota = if let limiter { limiter.quota } else { try? await kept?.value(for: counter.key)?.quota }
        return quota.flatMap { $0.isCurrent(at: wallClock.now) ? $0 : nil }
    }

    /// Returns the reason for which requests with a token, or anonymous ones, to the server of a URL are held back now;
    /// nil if one would be sent.
    public func refusal(at url: URL, token: HostToken?) -> ApplicationError.Kind? {
        let counter = Counter(origin: url.origin, token: token)
        let refusal = state.withLock { $0.limiters[counter]?.refusal(at: wallClock.now) }
        return refusal.map { $0.isByCaches ? .unavailable(.busy(until: $0.date)) : .rateLimited(until: $0.date) }
    }

    @concurrent
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let counter = Counter(origin: request.url.origin, token: request.token)
        let isKnown = state.withLock { $0.limiters[counter] != nil }
        let stored = isKnown ? nil : try? await kept?.value(for: counter.key)?.quota
        let now = wallClock.now
        let refusal = state.withLock { state in
            // Another request may have learned something newer than what is stored meanwhile.
            let refusal = state.limiters[counter, default: RateLimiter(stored)].admit(now: now)
            if refusal == nil { state.requestCount += 1 }
            return refusal
        }
        if let refusal {
            let seconds = Int(refusal.date.timeIntervalSince(now).rounded(.up))
            var headers: HTTPHeaders = ["retry-after": "\(seconds)"]
            if refusal.isByCaches { headers["x-cache"] = "Error" }
            return HTTPResponse(status: 429, headers: headers, body: Data(), url: request.url)
        }
        let response = try await base.send(request)
        let then = wallClock.now
        let quota = state.withLock { $0.limiters[counter, default: RateLimiter()].update(from: response, now: then) }
        if let quota { try? await kept?.put(QuotaDocument(quota), for: counter.key) }
        return response
    }
}

/// The stored form of a quota, version 1.
private struct QuotaDocument: Codable {
    let limit: Int?
    let remaining: Int
    let reset: Date

    init(_ quota: RateQuota) {
        (limit, remaining, reset) = (quota.limit, quota.remaining, quota.reset)
    }

    var quota: RateQuota { RateQuota(limit: limit, remaining: remaining, reset: reset) }
}
