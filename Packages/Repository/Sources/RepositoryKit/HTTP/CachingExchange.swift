public import DomainKit
public import Foundation

/// Answers from memory what was answered a moment ago, and asks whether older answers still hold.
///
/// A response to GET is kept with the token and the fields it was asked for, so that nobody sees what another account
/// may see. Up to an age it is the answer; beyond, the request carries its `ETag`, and a 304 makes it young again
/// (RFC 9111). A request with `Cache-Control: no-cache` always asks; `no-store` in a response is obeyed; any other
/// method that succeeds makes everything of its origin be forgotten.
///
/// ```swift
/// func remembering(_ transport: any HTTPExchange) -> any HTTPExchange {
///     CachingExchange(transport, age: 60, capacity: 4 << 20)
/// }
/// ```
public final class CachingExchange: HTTPExchange {
    private let base: any HTTPExchange
    private let age: TimeInterval
    private let wallClock: any WallClock
    private let cache: Lock<ResponseCache>

    /// Makes an exchange that remembers the responses of another.
    ///
    /// - Parameters:
    ///   - base: performs the exchanges.
    ///   - age: how long a response is the answer without asking, in seconds; with 0 the server is always asked.
    ///   - capacity: how many bytes of bodies are kept.
    ///   - wallClock: tells the date.
    public init(
        _ base: any HTTPExchange,
        age: TimeInterval,
        capacity: Int = 16 << 20,
        wallClock: any WallClock = SystemWallClock()
    ) {
        self.base = base
        self.age = age
        self.wallClock = wallClock
        cache = Lock(ResponseCache(capacity: capacity))
    }

    @concurrent
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        guard request.method == .get else {
            let response = try await base.send(request)
            if response.status < 400 { cache.withLock { $0.removeAll(of: request.url.origin) } }
            return response
        }
        guard request.destination == .memory, request.headers["if-none-match"] == nil else {
            return try await base.send(request)
        }
        return try await cached(request)
    }

    private func cached(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        var fields = request.headers
        fields["cache-control"] = nil
        let key = ResponseCache.Key(url: request.url, headers: fields, token: request.token)
        let entry = cache.withLock { $0.entry(for: key) }
        let mustAsk = request.headers["cache-control"]?.contains("no-cache") ?? false
        if !mustAsk, let entry, wallClock.now.timeIntervalSince(entry.date) < age { return entry.response }

        var conditional = request
        conditional.headers["if-none-match"] = entry?.response.headers["etag"]
        let response = try await base.send(conditional)
        let now = wallClock.now
        if response.status == 304, let entry {
            let renewed = entry.response.renewed(by: response)
            cache.withLock { $0.keep(renewed, for: key, date: now) }
            return renewed
        }
        let mayStore = !(response.headers["cache-control"]?.contains("no-store") ?? false)
        if response.status == 200, mayStore { cache.withLock { $0.keep(response, for: key, date: now) } }
        return response
    }
}

extension HTTPResponse {
    /// The response with the fields that a 304 brought in place of its own (RFC 9111, 3.2).
    fileprivate func renewed(by confirmation: HTTPResponse) -> HTTPResponse {
        let names = Set(confirmation.headers.fields.map(\.name)).subtracting(["content-length", "content-encoding"])
        let kept = headers.fields.filter { !names.contains($0.name) }
        let renewed = confirmation.headers.fields.filter { names.contains($0.name) }
        return HTTPResponse(
            status: status,
            headers: HTTPHeaders((kept + renewed).map { ($0.name, $0.value) }),
            body: body,
            url: url
        )
    }
}
