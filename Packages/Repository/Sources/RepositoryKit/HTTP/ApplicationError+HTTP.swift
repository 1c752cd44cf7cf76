public import DomainKit
public import Foundation

extension ApplicationError {
    /// The failure that a transport's error means for the application; the error rides along.
    public init(_ error: TransportError) {
        let kind: Kind =
            switch error {
            case .unreachable, .interrupted: .offline
            case .timedOut: .timedOut
            case .untrusted: .unavailable(.untrusted)
            case .tooLarge: .unavailable(.tooLarge)
            case .malformed, .redirect: .unavailable(.unexpectedAnswer)
            case .insecure(let url): .invalidInput(ValidationError(field: "host", value: url, rule: .form("https://…")))
            case .unwritable(let path): .storage(.notWritable(path: path))
            case .cancelled: .cancelled
            }
        self.init(kind, origin: error)
    }
}

extension HTTPResponse {
    /// The failure that the status means for the application, or nil if it is 2xx.
    ///
    /// - Parameter now: from when a time of waiting counts.
    public func failure(now: Date) -> ApplicationError? {
        switch status {
        case 200..<300: nil
        case 300..<400: ApplicationError(.unavailable(.unexpectedAnswer))
        case 401: ApplicationError(.unauthorized)
        case 403: ApplicationError(.forbidden)
        case 404, 410: ApplicationError(.notFound)
        case 408, 504: ApplicationError(.timedOut)
        case 429: ApplicationError(.rateLimited(until: retryDate(now: now)))
        case 503: ApplicationError(.unavailable(.busy))
        default: ApplicationError(.unavailable(.status(status)))
        }
    }
}

extension HTTPExchange {
    /// Performs an exchange, and takes every status but 2xx for a failure.
    ///
    /// - Parameters:
    ///   - request: what to send.
    ///   - clock: tells from when a time of waiting counts.
    /// - Throws: ``ApplicationError``.
    @concurrent
    public func response(
        to request: HTTPRequest,
        clock: some WallClock = SystemWallClock()
    ) async throws(ApplicationError) -> HTTPResponse {
        let response: HTTPResponse
        do throws(TransportError) {
            response = try await send(request)
        } catch {
            throw ApplicationError(error)
        }
        if let failure = response.failure(now: clock.now) { throw failure }
        return response
    }
}
