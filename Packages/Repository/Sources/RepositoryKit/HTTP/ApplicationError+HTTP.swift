public import DomainKit
public import Foundation

extension ApplicationError {
    /// Creates the application's error for a transport's error, which is attached as the origin.
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
            case .missing(let library): .storage(.notReadable(path: library))
            case .cancelled: .cancelled
            }
        self.init(kind, origin: error)
    }
}

extension HTTPResponse {
    /// Returns the application's error for the status, or nil if it is 2xx.
    ///
    /// A refusal as an HTML page, where data was requested, does not come from the service: the host is wrong, or the
    /// network wants a sign-in. Only overload and breakdown are reported as pages by services, too. A 403 with an empty
    /// quota is a refusal for a while. A 429 is about the user's quota, or it comes from the caches in front of the
    /// server, which refuse everybody. What the server said is attached as the origin.
    ///
    /// - Parameter now: the date from which a waiting time counts.
    public func failure(now: Date) -> ApplicationError? {
        failureKind(now: now).map { ApplicationError($0, origin: HTTPFailure(self)) }
    }

    private func failureKind(now: Date) -> ApplicationError.Kind? {
        switch status {
        case 200..<300: return nil
        case 408, 504: return .timedOut
        case 429 where isRefusedByCaches(now: now): return .unavailable(.busy(until: retryDate(now: now)))
        case 429: return .rateLimited(until: retryDate(now: now))
        case 503: return .unavailable(.busy(until: retryDate(now: now)))
        case 500...: return .unavailable(.status(status))
        case 300..<400: return .unavailable(.unexpectedAnswer)
        case _ where isPage: return .unavailable(.unexpectedAnswer)
        case 401: return .unauthorized
        case 403:
            guard let quota = RateQuota(headers, now: now), quota.remaining == 0 else { return .forbidden }
            return .rateLimited(until: quota.reset)
        case 404, 410: return .notFound
        default: return .unavailable(.status(status))
        }
    }

    /// A Boolean value that indicates whether the body is an HTML page, whatever the header fields say.
    var isPage: Bool {
        body.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    }
}
