/// Sends one request and brings back one response.
///
/// An exchange has no policy: retrying, conditional requests, waiting for quotas and keeping answers are decorators
/// above it, which are exchanges themselves. Cancelling the calling task ends the exchange and closes its connection.
///
/// ```swift
/// struct BrokenExchange: HTTPExchange {
///     @concurrent
///     func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
///         throw .unreachable(host: request.url.host() ?? "")
///     }
/// }
/// ```
public protocol HTTPExchange: Sendable {
    /// Performs the exchange.
    ///
    /// - Parameter request: what to send, and the limits that hold for it.
    /// - Returns: the response, whatever its status; redirects have been followed.
    /// - Throws: ``TransportError`` if there is no whole response.
    @concurrent
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
}
