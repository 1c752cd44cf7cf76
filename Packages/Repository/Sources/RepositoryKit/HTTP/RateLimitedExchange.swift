public import DomainKit
import Foundation

/// Keeps within the number of requests that a server grants, without asking it for a refusal.
///
/// It learns from the `Rate-` fields of each response and from each 429, for each origin and token by itself. While
/// nothing is left it sends nothing, and answers as whoever refused would: 429 with `Retry-After`. A ``RetryingExchange``
/// above it waits if that is short; for longer, people are told when it goes on.
///
/// ```swift
/// func polite(_ transport: any HTTPExchange) -> any HTTPExchange {
///     RateLimitedExchange(transport)
/// }
/// ```
public final class RateLimitedExchange: HTTPExchange {
    private struct Counter: Hashable {
        let origin: String
        let token: HostToken?
    }

    private let base: any HTTPExchange
    private let wallClock: any WallClock
    private let ledgers = Lock<[Counter: RateLimiter]>([:])

    /// Makes an exchange that holds back requests to another.
    ///
    /// - Parameters:
    ///   - base: performs the exchanges.
    ///   - wallClock: tells the date.
    public init(_ base: any HTTPExchange, wallClock: any WallClock = SystemWallClock()) {
        self.base = base
        self.wallClock = wallClock
    }

    @concurrent
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let counter = Counter(origin: request.url.origin, token: request.token)
        let now = wallClock.now
        if let refusal = ledgers.withLock({ $0[counter, default: RateLimiter()].admit(now: now) }) {
            let seconds = Int(refusal.date.timeIntervalSince(now).rounded(.up))
            var headers: HTTPHeaders = ["retry-after": "\(seconds)"]
            if refusal.isByCaches { headers["x-cache"] = "Error" }
            return HTTPResponse(status: 429, headers: headers, body: Data(), url: request.url)
        }
        let response = try await base.send(request)
        let then = wallClock.now
        ledgers.withLock { $0[counter, default: RateLimiter()].learn(from: response, now: then) }
        return response
    }
}
