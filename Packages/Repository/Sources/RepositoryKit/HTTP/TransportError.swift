public import DomainKit

/// An error of a transport: there is no complete response.
///
/// ``HTTPExchange/answer(to:read:)`` maps it to an `ApplicationError` of its ``kind``.
public enum TransportError: Error, Hashable, Sendable {
    /// The stage at which a time limit was reached.
    public enum Stage: Hashable, Sendable {
        /// Name lookup, connection and TLS handshake.
        case connect
        /// The time without any data.
        case idle
        /// The exchange as a whole.
        case total
    }

    /// The name could not be looked up, or nothing listens there.
    case unreachable(host: String)
    /// A time limit was reached.
    case timedOut(Stage)
    /// The connection broke before the response was complete.
    case interrupted
    /// The certificate is invalid or for another name, or the server speaks no TLS.
    case untrusted(host: String)
    /// The decoded body or the header is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The data that arrived is not HTTP.
    case malformed
    /// There were too many redirects, or one to a URL that must not be followed.
    case redirect
    /// The URL is neither `https` nor `http` to the loopback, or it contains a password; `url` lacks its path and
    /// query.
    case insecure(url: String)
    /// The file for the body exists already, or cannot be written.
    case unwritable(path: String)
    /// A library that the exchange needs cannot be loaded.
    case missing(library: String)
    /// The task was cancelled.
    case cancelled
}

extension TransportError: PortError {
    public var kind: ApplicationError.Kind {
        switch self {
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
    }
}
