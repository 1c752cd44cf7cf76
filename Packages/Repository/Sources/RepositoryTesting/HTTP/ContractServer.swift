public import Foundation
public import RepositoryKit

/// A real server on the loopback, as `HTTPExchangeContract` needs it on the other side of an exchange.
///
/// ```swift
/// func paths(at server: any ContractServer) async -> [String] {
///     await server.waitForRequests(1)
///     return server.arrivals.map(\.target)
/// }
/// ```
public protocol ContractServer: Sendable {
    /// The URL of the server's root, `http` to the loopback.
    var baseURL: URL { get }

    /// The requests that arrived so far, in their order.
    var arrivals: [ContractRequest] { get }

    /// Waits until at least so many requests have arrived.
    func waitForRequests(_ count: Int) async

    /// Waits until nobody is connected.
    func waitUntilDisconnected() async

    /// Ends the server; from then on nobody listens on its port.
    func stop()
}

/// A request as it arrived at a ``ContractServer``.
///
/// ```swift
/// let request = ContractRequest(method: "GET", target: "/books?page=2", headers: [:], body: Data())
/// ```
public struct ContractRequest: Hashable, Sendable {
    /// The method, for example `GET`.
    public let method: String
    /// Path and query as they were sent.
    public let target: String
    /// The fields.
    public let headers: HTTPHeaders
    /// The body; empty if there was none.
    public let body: Data

    /// Makes a request.
    public init(method: String, target: String, headers: HTTPHeaders, body: Data) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }
}

/// What a ``ContractServer`` does with one request.
///
/// ```swift
/// let answers: [ContractAnswer] = [.response(200, text: "[]"), .half(Data("[]".utf8)), .silence]
/// ```
public enum ContractAnswer: Hashable, Sendable {
    /// Sends a whole response whose length is told.
    case response(Int, HTTPHeaders = [:], Data = Data())
    /// Tells the length of the body, sends only the first half of it, and closes the connection.
    case half(Data)
    /// Sends nothing until the other side goes.
    case silence
    /// Sends a body byte by byte, a few milliseconds apart, until the other side goes.
    case drip

    /// Sends a whole response with a body of text.
    public static func response(_ status: Int, _ headers: HTTPHeaders = [:], text: String) -> ContractAnswer {
        .response(status, headers, Data(text.utf8))
    }
}
