import Foundation
public import RepositoryKit
import TransportParts

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Performs exchanges with URLSession, for platforms that have no libcurl.
///
/// It keeps the same contract as CurlTransport, with these exceptions:
/// - the idle limit serves as the limit for connecting;
/// - the size of a header has no limit;
/// - on Linux, Foundation ends the whole program when a server closes the connection within a header. Use CurlTransport
///   for untrusted servers there.
public final class URLSessionExchange: HTTPExchange {
    private let session: URLSession
    private let delegate = SessionDelegate()

    /// Creates an exchange without cookies, stored credentials and caches.
    public init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
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
                delegate.add(PendingExchange(request, end: end, continuation), for: task.taskIdentifier)
                // The watch ends with the exchange.
                let watch = Task { [delegate] in await delegate.watch(task, limits: request.limits, end: end) }
                delegate.whenEnded(task.taskIdentifier) { watch.cancel() }
                task.resume()
            }
        } onCancel: {
            delegate.fail(task.taskIdentifier, .cancelled)
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
        // The delegate watches the idle limit; this one applies before the first byte.
        timeoutInterval = request.limits.idle / .seconds(1)
        httpBody = request.body
        for field in request.headers.fields { addValue(field.value, forHTTPHeaderField: field.name) }
        if let authorization = request.token?.authorization(for: request.url) {
            setValue(authorization, forHTTPHeaderField: "authorization")
        }
    }
}
