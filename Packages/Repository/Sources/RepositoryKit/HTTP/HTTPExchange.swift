public import DomainKit

/// A port that sends one request and returns one response.
///
/// A transport has no policy: retries, conditional requests, quotas and caching are decorators above it, which are
/// exchanges themselves. Cancelling the calling task ends the exchange and closes its connection.
public protocol HTTPExchange: Sendable {
    /// Performs the exchange.
    ///
    /// - Parameter request: the request, with its limits.
    /// - Returns: The response, whatever its status; redirects have been followed.
    /// - Throws: ``TransportError`` if there is no complete response.
    @concurrent
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse

    /// Performs the exchange and reads a value from its response.
    ///
    /// A cache stores only responses that can be read. `read` is called again if it could not read a stored one.
    ///
    /// - Returns: The value of the last response.
    /// - Throws: The error of `read`, or the `ApplicationError` for a ``TransportError``.
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
        let response = try await mapping { () throws(TransportError) in try await send(request) }
        return try read(response)
    }
}
