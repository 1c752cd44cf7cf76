public import Foundation
public import RepositoryKit

/// A real server on the loopback, for `HTTPExchangeContract`.
public protocol ContractServer: Sendable {
    /// The URL of the server's root, `http` to the loopback.
    var baseURL: URL { get }

    /// The requests that arrived so far, in their order.
    var receivedRequests: [ContractRequest] { get }

    /// Waits until at least so many requests have arrived.
    func waitForRequests(_ count: Int) async

    /// Waits until no client is connected.
    func waitUntilDisconnected() async

    /// Stops the server; from then on its port is closed.
    func stop()
}

/// A request that arrived at a ``ContractServer``.
public struct ContractRequest: Hashable, Sendable {
    /// The method, for example `GET`.
    public let method: String
    /// The path and the query as they were sent.
    public let target: String
    /// The header fields.
    public let headers: HTTPHeaders
    /// The body; empty if there was none.
    public let body: Data

    /// Creates a request.
    public init(method: String, target: String, headers: HTTPHeaders, body: Data) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }
}

/// The response of a ``ContractServer`` to one request.
public enum ContractResponse: Hashable, Sendable {
    /// A complete response with its length.
    case response(Int, HTTPHeaders = [:], Data = Data())
    /// A response with the length of the body, but only its first half, before the connection is closed.
    case half(Data)
    /// No response until the client disconnects.
    case silence
    /// A body that is sent byte by byte, a few milliseconds apart, until the client disconnects.
    case drip

    /// Returns a complete response with a body of text.
    public static func response(_ status: Int, _ headers: HTTPHeaders = [:], text: String) -> ContractResponse {
        .response(status, headers, Data(text.utf8))
    }
}
