public import DomainKit
public import Foundation

/// The message of a server about a failure, for the log only.
public struct HTTPFailure: Error, Hashable, Sendable {
    /// The status code.
    public let status: Int
    /// The beginning of the body, up to 500 bytes.
    public let body: String

    /// Copies the status and the beginning of the body from a response.
    public init(_ response: HTTPResponse) {
        status = response.status
        body = String(decoding: response.body.prefix(500), as: UTF8.self)
    }
}

extension HTTPResponse {
    /// Returns the application's error for the status, or nil if it is 2xx; waiting times count from `now`.
    ///
    /// A refusal as an HTML page, where data was requested, does not come from the service: the host is wrong, or the
    /// network wants a sign-in. Only overload and breakdown are reported as pages by services, too. A 403 with an empty
    /// quota is a refusal for a while. A 429 is about the user's quota, or it comes from the caches in front of the
    /// server, which refuse everybody. What the server said is attached as the origin.
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
        case _ where isHTML: return .unavailable(.unexpectedAnswer)
        case 401: return .unauthorized
        case 403:
            guard let quota = RateQuota(headers, now: now), quota.remaining == 0 else { return .forbidden }
            return .rateLimited(until: quota.reset)
        case 404, 410: return .notFound
        default: return .unavailable(.status(status))
        }
    }

    /// A Boolean value that indicates whether the body is an HTML page, whatever the header fields say.
    var isHTML: Bool {
        body.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    }
}
