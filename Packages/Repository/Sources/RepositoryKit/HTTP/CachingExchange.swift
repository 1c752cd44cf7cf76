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
/// A response that ``answer(to:read:)`` cannot read is not kept, and what was kept before stays. One that was kept all the
/// same, by an older program for example, is asked for anew.
///
/// ```swift
/// func remembering(_ transport: any HTTPExchange) -> any HTTPExchange {
///     CachingExchange(transport, age: 60, capacity: 4 << 20)
/// }
/// ```
public final class CachingExchange: HTTPExchange, InvalidatableCache {
    private let base: any HTTPExchange
    private let age: TimeInterval
    private let wallClock: any WallClock
    private let cache: Lock<ResponseCache>
    private let archive: ResponseArchive?
    private let invalidatedAt = Lock(Date.distantPast)

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

    public func invalidate() {
        let now = wallClock.now
        invalidatedAt.withLock { $0 = now }
    }

    @concurrent
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        try await result(of: request) { Result<HTTPResponse, Never>.success($0) }.get()
    }

    @concurrent
    public func answer<Value: Sendable>(
        to request: HTTPRequest,
        read: @Sendable (HTTPResponse) throws(ApplicationError) -> Value
    ) async throws(ApplicationError) -> Value {
        let result: Result<Value, ApplicationError>
        do throws(TransportError) {
            result = try await self.result(of: request) { response in
                do throws(ApplicationError) { return .success(try read(response)) } catch { return .failure(error) }
            }
        } catch {
            throw ApplicationError(error)
        }
        return try result.get()
    }

    private func result<Value, Failure>(
        of request: HTTPRequest,
        _ read: (HTTPResponse) -> Result<Value, Failure>
    ) async throws(TransportError) -> Result<Value, Failure> {
        guard request.method == .get else {
            let response = try await base.send(request)
            if response.status < 400 {
                cache.withLock { $0.removeAll(of: request.url.origin) }
                await archive?.removeAll(of: request.url.origin)
            }
            return read(response)
        }
        guard request.destination == .memory, request.headers["if-none-match"] == nil else {
            return read(try await base.send(request))
        }
        return try await cachedResult(of: request, read)
    }

    private func cachedResult<Value, Failure>(
        of request: HTTPRequest,
        _ read: (HTTPResponse) -> Result<Value, Failure>
    ) async throws(TransportError) -> Result<Value, Failure> {
        var fields = request.headers
        fields["cache-control"] = nil
        let key = ResponseCache.Key(url: request.url, headers: fields, token: request.token)
        var entry = await entry(for: key)
        let mustRevalidate = request.headers["cache-control"]?.contains("no-cache") ?? false
        if !mustRevalidate, let known = entry, isFresh(known.date) {
            let result = read(known.response)
            if case .success = result { return result }
            entry = nil
        }
        var conditional = request
        conditional.headers["if-none-match"] = entry?.response.headers["etag"]
        let response = try await base.send(conditional)
        guard response.status == 304, let entry else { return await keeping(response, for: key, read) }
        let renewed = await keeping(entry.response.renewed(by: response), for: key, read)
        if case .success = renewed { return renewed }
        // The server says that what cannot be read still holds.
        return await keeping(try await base.send(request), for: key, read)
    }

    /// Reads a response, and remembers one of success that can be read and may be kept.
    private func keeping<Value, Failure>(
        _ response: HTTPResponse,
        for key: ResponseCache.Key,
        _ read: (HTTPResponse) -> Result<Value, Failure>
    ) async -> Result<Value, Failure> {
        let result = read(response)
        let mayStore = !(response.headers["cache-control"]?.contains("no-store") ?? false)
        if response.status == 200, mayStore, case .success = result {
            await keep(response, for: key, date: wallClock.now)
        }
        return result
    }

    /// Whether an answer of a date still holds; one from the future was kept by a clock that went wrong.
    private func isFresh(_ date: Date) -> Bool {
        let elapsed = wallClock.now.timeIntervalSince(date)
        return elapsed >= 0 && elapsed < age && date > invalidatedAt.withLock { $0 }
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
