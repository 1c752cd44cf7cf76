public import DomainKit

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

    /// Performs the exchange, and makes a value of its response.
    ///
    /// An exchange that keeps responses keeps none of which no value can be made.
    ///
    /// - Parameters:
    ///   - request: what to send, and the limits that hold for it.
    ///   - read: makes the value of a response, whatever its status; it may be called again with another response.
    /// - Returns: the value of the last response.
    /// - Throws: what `read` throws, or the `ApplicationError` that a ``TransportError`` means.
    @concurrent
    func answer<Value: Sendable>(
        to request: HTTPRequest,
        read: @Sendable (HTTPResponse) throws(ApplicationError) -> Value
    ) async throws(ApplicationError) -> Value
}

extension HTTPExchange {
    @concurrent
    public func answer<Value: Sendable>(
        to request: HTTPRequest,
        read: @Sendable (HTTPResponse) throws(ApplicationError) -> Value
    ) async throws(ApplicationError) -> Value {
        let response: HTTPResponse
        do throws(TransportError) {
            response = try await send(request)
        } catch {
            throw ApplicationError(error)
        }
        return try read(response)
    }
}
