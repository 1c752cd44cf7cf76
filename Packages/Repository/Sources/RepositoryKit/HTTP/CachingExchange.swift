public import DomainKit
public import Foundation
import Synchronization

/// A private cache of HTTP responses (RFC 9111) in front of another exchange.
///
/// Responses are stored in memory, and in an archive that the next run of the program reads. A response to GET is
/// stored with the token and the header fields of its request, so that no account sees what another one may see. It is
/// fresh up to a maximum age; a stale one is revalidated by its `ETag`, and a 304 makes it fresh again. A request with
/// `Cache-Control: no-cache` is always revalidated, a response with `no-store` is never stored, and any other method
/// that succeeds invalidates every response of its origin. An archive that fails is ignored.
///
/// A response that ``answer(to:read:)`` cannot read is not stored, and leaves in place what was stored before. A stored
/// one that cannot be read, from an older program for example, is fetched again.
public final class CachingExchange: HTTPExchange, InvalidatableCache {
    private let base: any HTTPExchange
    private let age: TimeInterval
    private let wallClock: any WallClock
    private let cache: Mutex<ResponseCache>
    private let archive: ResponseArchive?
    private let invalidatedAt = Mutex(Date.distantPast)

    /// Creates a cache in front of an exchange.
    ///
    /// A response is fresh for `age` seconds; with 0 the server is always asked. The capacity is the size of all bodies
    /// in memory, by default that of a few pages, however long a list is. The archive stores responses for the next
    /// run, at most 64 of each origin, each of at most 4 MB.
    public init(
        _ base: any HTTPExchange,
        age: TimeInterval,
        capacity: Int = 4 << 20,
        archive: (any DocumentStore)? = nil,
        wallClock: any WallClock = SystemWallClock()
    ) {
        self.base = base
        self.age = age
        self.wallClock = wallClock
        cache = Mutex(ResponseCache(capacity: capacity))
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
        let result: Result<Value, ApplicationError> = try await mapping { () throws(TransportError) in
            try await self.result(of: request) { response in
                do throws(ApplicationError) { return .success(try read(response)) } catch { return .failure(error) }
            }
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
                // A response that is on its way was made before the change.
                invalidate()
                cache.withLock { $0.removeAll(of: request.url.origin) }
                await archive?.removeAll(of: request.url.origin)
            }
            return read(response)
        }
        guard request.destination == .memory, request.headers["if-none-match"] == nil else {
            return read(try await base.send(request))
        }
        var fields = request.headers
        fields["cache-control"] = nil
        let key = ResponseCache.Key(url: request.url, headers: fields, token: request.token)
        var entry = cache.withLock { $0.entry(for: key) }
        if entry == nil, let kept = await archive?.entry(for: key) {
            cache.withLock { $0.keep(kept.response, for: key, date: kept.date) }
            entry = kept
        }
        let mustRevalidate = request.headers["cache-control"]?.firstRange(of: "no-cache") != nil
        if !mustRevalidate, let stored = entry, isFresh(stored.date) {
            let result = read(stored.response)
            if case .success = result { return result }
            entry = nil
        }
        var conditional = request
        conditional.headers["if-none-match"] = entry?.response.headers["etag"]
        var date = wallClock.now
        var response = try await base.send(conditional)
        let confirmed = response.status == 304 ? entry?.response : nil
        if let confirmed { response = confirmed.updated(by: response) }
        var result = read(response)
        if confirmed != nil, case .failure = result {
            // The server says that what cannot be read is still valid.
            date = wallClock.now
            response = try await base.send(request)
            result = read(response)
        }
        let mayStore = response.headers["cache-control"]?.firstRange(of: "no-store") == nil
        if response.status == 200, mayStore, case .success = result {
            cache.withLock { $0.keep(response, for: key, date: date) }
            await archive?.keep(ResponseCache.Entry(response: response, date: date), for: key)
        }
        return result
    }

    /// Returns whether a response of a date is fresh; one from the future was stored while the clock was wrong.
    private func isFresh(_ date: Date) -> Bool {
        let elapsed = wallClock.now.timeIntervalSince(date)
        return elapsed >= 0 && elapsed < age && date > invalidatedAt.withLock { $0 }
    }
}

extension HTTPResponse {
    /// Returns the response with the fields of a 304 in place of its own (RFC 9111, 3.2).
    fileprivate func updated(by confirmation: HTTPResponse) -> HTTPResponse {
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
