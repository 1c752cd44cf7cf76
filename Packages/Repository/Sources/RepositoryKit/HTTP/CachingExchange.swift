public import DomainKit
public import Foundation

/// Answers by itself what was answered a moment ago, and asks whether older answers still hold.
///
/// Responses are remembered in memory, and in an archive that the next run of the program looks into. A response to GET
/// is kept with the token and the fields it was asked for, so that nobody sees what another account may see. Up to an age
/// it is the answer; beyond, the request carries its `ETag`, and a 304 makes it young again (RFC 9111). A request with
/// `Cache-Control: no-cache` always asks; `no-store` in a response is obeyed; any other method that succeeds makes
/// everything of its origin be forgotten. An archive that fails is done without.
///
/// ```swift
/// func remembering(_ transport: any HTTPExchange) -> any HTTPExchange {
///     CachingExchange(transport, age: 60, capacity: 4 << 20)
/// }
/// ```
public final class CachingExchange: HTTPExchange, AnswerMemory {
    private let base: any HTTPExchange
    private let age: TimeInterval
    private let wallClock: any WallClock
    private let cache: Lock<ResponseCache>
    private let archive: ResponseArchive?
    private let doubt = Lock(Date.distantPast)

    /// Makes an exchange that remembers the responses of another.
    ///
    /// - Parameters:
    ///   - base: performs the exchanges.
    ///   - age: how long a response is the answer without asking, in seconds; with 0 the server is always asked.
    ///   - capacity: how many bytes of bodies are kept in memory.
    ///   - archive: keeps the responses for the next run; at most 64 of each origin, each of at most 4 MB.
    ///   - wallClock: tells the date.
    public init(
        _ base: any HTTPExchange,
        age: TimeInterval,
        capacity: Int = 16 << 20,
        archive: (any DocumentStore)? = nil,
        wallClock: any WallClock = SystemWallClock()
    ) {
        self.base = base
        self.age = age
        self.wallClock = wallClock
        cache = Lock(ResponseCache(capacity: capacity))
        self.archive = archive.map { ResponseArchive($0) }
    }

    public func expire() {
        let now = wallClock.now
        doubt.withLock { $0 = now }
    }

    @concurrent
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        guard request.method == .get else {
            let response = try await base.send(request)
            if response.status < 400 {
                cache.withLock { $0.removeAll(of: request.url.origin) }
                await archive?.removeAll(of: request.url.origin)
            }
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
        let entry = await entry(for: key)
        let mustAsk = request.headers["cache-control"]?.contains("no-cache") ?? false
        if !mustAsk, let entry, isYoung(entry.date) { return entry.response }

        var conditional = request
        conditional.headers["if-none-match"] = entry?.response.headers["etag"]
        let response = try await base.send(conditional)
        let now = wallClock.now
        if response.status == 304, let entry {
            let renewed = entry.response.renewed(by: response)
            await keep(renewed, for: key, date: now)
            return renewed
        }
        let mayStore = !(response.headers["cache-control"]?.contains("no-store") ?? false)
        if response.status == 200, mayStore { await keep(response, for: key, date: now) }
        return response
    }

    /// Whether an answer of a date still holds; one from the future was kept by a clock that went wrong.
    private func isYoung(_ date: Date) -> Bool {
        let elapsed = wallClock.now.timeIntervalSince(date)
        return elapsed >= 0 && elapsed < age && date > doubt.withLock { $0 }
    }

    private func entry(for key: ResponseCache.Key) async -> ResponseCache.Entry? {
        if let known = cache.withLock({ $0.entry(for: key) }) { return known }
        guard let kept = await archive?.entry(for: key) else { return nil }
        cache.withLock { $0.keep(kept.response, for: key, date: kept.date) }
        return kept
    }

    private func keep(_ response: HTTPResponse, for key: ResponseCache.Key, date: Date) async {
        cache.withLock { $0.keep(response, for: key, date: date) }
        await archive?.keep(ResponseCache.Entry(response: response, date: date), for: key)
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
