import Foundation
public import RepositoryKit
import TransportParts

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Performs exchanges with URLSession, for platforms that have no libcurl.
///
/// It keeps the same contract, but for what URLSession does not let it:
/// - the limit for connecting is the one for silence;
/// - the size of a header has no limit;
/// - on Linux, Foundation ends the whole program when a server closes the connection within a header, so there this
///   transport is not for servers that nobody vouches for, and CurlTransport is to be preferred.
///
/// ```swift
/// import Foundation
///
/// func page(at url: URL) async throws(TransportError) -> Data {
///     try await URLSessionExchange().send(HTTPRequest(.get, url)).body
/// }
/// ```
public final class URLSessionExchange: HTTPExchange {
    private let session: URLSession
    private let exchanges = SessionDelegate()

    /// Makes an exchange without cookies, stored credentials and caches.
    public init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    @concurrent
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let end = ContinuousClock.now + request.limits.total
        var request = request
        for _ in 0...request.limits.redirects {
            let response = try await exchange(request, end: end)
            guard
                let next = try request.redirected(status: response.status, location: response.headers["location"])
            else { return response }
            request = next
        }
        throw .redirect
    }

    /// Performs one exchange without redirects.
    private func exchange(_ request: HTTPRequest, end: ContinuousClock.Instant) async throws(TransportError)
        -> HTTPResponse
    {
        try request.checkURL()
        guard !Task.isCancelled else { throw .cancelled }
        let task = session.dataTask(with: URLRequest(request))
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                exchanges.add(PendingExchange(request, end: end, continuation), for: task.taskIdentifier)
                // The watch ends by itself with the exchange, or with the task that waits for it.
                let watch = Task { [exchanges] in await exchanges.watch(task, limits: request.limits, end: end) }
                exchanges.whenEnded(task.taskIdentifier) { watch.cancel() }
                task.resume()
            }
        } onCancel: {
            exchanges.fail(task.taskIdentifier, .cancelled)
            task.cancel()
        }
        return try result.get()
    }
}

extension URLRequest {
    fileprivate init(_ request: HTTPRequest) {
        self.init(url: request.url)
        httpMethod = request.method.rawValue
        httpShouldHandleCookies = false
        // Silence is watched by the exchange itself; this is for what happens before the first byte.
        timeoutInterval = request.limits.idle / .seconds(1)
        httpBody = request.body
        for field in request.headers.fields { addValue(field.value, forHTTPHeaderField: field.name) }
        if let authorization = request.token?.authorization(for: request.url) {
            setValue(authorization, forHTTPHeaderField: "authorization")
        }
    }
}
