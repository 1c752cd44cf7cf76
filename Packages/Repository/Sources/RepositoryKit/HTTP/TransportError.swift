/// Why there is no whole response.
///
/// Gateways turn it into an `ApplicationError`.
///
/// ```swift
/// func isWorthAnotherTry(_ error: TransportError) -> Bool {
///     switch error {
///     case .unreachable, .timedOut, .interrupted: true
///     case .cancelled, .insecure, .malformed, .redirect, .tooLarge, .untrusted, .unwritable: false
///     }
/// }
/// ```
public enum TransportError: Error, Hashable, Sendable {
    /// The stage at which a time limit was reached.
    ///
    /// ```swift
    /// func isSilence(_ stage: TransportError.Stage) -> Bool {
    ///     stage == .idle
    /// }
    /// ```
    public enum Stage: Hashable, Sendable {
        /// Looking up the name, connecting, TLS.
        case connect
        /// Nothing arrived for too long.
        case idle
        /// The exchange as a whole took too long.
        case total
    }

    /// The name could not be looked up, or nothing answers there.
    case unreachable(host: String)
    /// A time limit was reached.
    case timedOut(Stage)
    /// The connection broke before the response was whole.
    case interrupted
    /// The certificate or the name in it is not good, or what answers speaks no TLS.
    case untrusted(host: String)
    /// The decoded body or the header is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// What came is no HTTP.
    case malformed
    /// Too many redirects, or one to a place that must not be followed.
    case redirect
    /// The URL is neither `https` nor `http` to the loopback, or it carries a password; without its path and query.
    case insecure(url: String)
    /// The file for the body exists already, or cannot be written.
    case unwritable(path: String)
    /// The task was cancelled.
    case cancelled
}
