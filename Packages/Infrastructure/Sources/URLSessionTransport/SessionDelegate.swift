import Foundation
import RepositoryKit
import Synchronization
import TransportParts

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An exchange under way, with the parts of the response so far.
struct PendingExchange: Sendable {
    typealias Continuation = CheckedContinuation<Result<HTTPResponse, TransportError>, Never>

    let request: HTTPRequest
    let continuation: Continuation
    /// The time at which the limit for the whole exchange expires.
    let end: ContinuousClock.Instant
    var status = 0
    var headers = HTTPHeaders()
    var url: URL
    var body: ResponseBody
    var failure: TransportError?
    var lastActivity = ContinuousClock.now
    var ended: (@Sendable () -> Void)?

    init(_ request: HTTPRequest, end: ContinuousClock.Instant, _ continuation: Continuation) {
        self.request = request
        self.end = end
        self.continuation = continuation
        url = request.url
        body = ResponseBody(limit: request.limits.bodySize, destination: request.destination)
    }
}

/// The delegate of a session, which keeps the exchanges under way by task.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let exchanges = Mutex<[Int: PendingExchange]>([:])

    func add(_ exchange: PendingExchange, for task: Int) {
        exchanges.withLock { $0[task] = exchange }
    }

    /// Calls a function when the exchange has ended.
    func whenEnded(_ task: Int, _ ended: @escaping @Sendable () -> Void) {
        exchanges.withLock { $0[task]?.ended = ended }
    }

    /// Records the error of an exchange that is about to be cancelled here.
    func fail(_ task: Int, _ error: TransportError) {
        exchanges.withLock { exchanges in
            if exchanges[task]?.failure == nil { exchanges[task]?.failure = error }
        }
    }

    /// Cancels an exchange when one of its time limits expires.
    func watch(_ task: URLSessionTask, limits: HTTPLimits, end: ContinuousClock.Instant) async {
        while let last = exchanges.withLock({ $0[task.taskIdentifier]?.lastActivity }) {
            let idleEnd = last + limits.idle
            guard ContinuousClock.now < min(end, idleEnd) else {
                fail(task.taskIdentifier, .timedOut(idleEnd < end ? .idle : .total))
                task.cancel()
                return
            }
            guard (try? await ContinuousClock().sleep(until: min(end, idleEnd))) != nil else { return }
        }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // Redirects are followed by the code that all transports share.
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let mayContinue = change(dataTask) { exchange throws(TransportError) in
            guard let response = response as? HTTPURLResponse, (200...599).contains(response.statusCode) else {
                throw .malformed
            }
            exchange.status = response.statusCode
            exchange.headers = HTTPHeaders(response.allHeaderFields.map { ("\($0.key)", "\($0.value)") })
            try exchange.body.expect(status: exchange.status, headers: exchange.headers)
        }
        completionHandler(mayContinue ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let mayContinue = change(dataTask) { exchange throws(TransportError) in
            try exchange.body.receive(data, status: exchange.status)
        }
        if !mayContinue { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard var exchange = exchanges.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        let result = exchange.result(error)
        exchange.body.close(keepingFile: (try? result.get()) != nil)
        exchange.ended?()
        exchange.continuation.resume(returning: result)
    }

    /// Changes the exchange of a task.
    ///
    /// - Returns: False if the exchange has failed.
    private func change(_ task: URLSessionTask, _ body: (inout PendingExchange) throws(TransportError) -> Void) -> Bool
    {
        exchanges.withLock { exchanges in
            // Removed during the change, so that its body is not copied.
            guard var exchange = exchanges.removeValue(forKey: task.taskIdentifier) else { return false }
            defer { exchanges[task.taskIdentifier] = exchange }
            guard exchange.failure == nil else { return false }
            exchange.lastActivity = .now
            do throws(TransportError) {
                try body(&exchange)
            } catch {
                exchange.failure = error
            }
            return exchange.failure == nil
        }
    }
}

extension PendingExchange {
    /// The result of the exchange when its task has ended.
    fileprivate mutating func result(_ error: (any Error)?) -> Result<HTTPResponse, TransportError> {
        if let failure { return .failure(failure) }
        if let error {
            let isOver = ContinuousClock.now >= end
            return .failure(TransportError(error, host: request.url.host() ?? "", isOver: isOver))
        }
        do throws(TransportError) {
            guard status > 0 else { throw .malformed }
            try body.end(status: status)
            return .success(HTTPResponse(status: status, headers: headers, body: body.bytes, url: url))
        } catch {
            return .failure(error)
        }
    }
}

extension TransportError {
    /// Converts an error of URLSession to an error of the port.
    ///
    /// - Parameter isOver: true if the limit for the whole exchange has expired, which a session may notice before the watch.
    init(_ error: any Error, host: String, isOver: Bool) {
        self =
            switch (error as? URLError)?.code {
            case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet:
                .unreachable(host: host)
            case .timedOut: .timedOut(isOver ? .total : .idle)
            case .cancelled: .cancelled
            case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
                .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
                .untrusted(host: host)
            case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData: .malformed
            default: .interrupted
            }
    }
}
