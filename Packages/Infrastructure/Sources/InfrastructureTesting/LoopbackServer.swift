public import Foundation
import RepositoryKit
import Synchronization

/// An HTTP/1.1 server on the loopback interface, for tests that need a real connection and scripted responses.
///
/// Each connection has a dedicated thread, so a stalled one blocks neither another connection nor the cooperative pool. A
/// response is a list of steps, so it can be wrong in every way that a network allows. The server stops when it is released
/// or ``stop()`` is called; then its threads end and its sockets are closed.
///
/// ```swift
/// let server = try LoopbackServer { request in
///     request.path == "/items" ? .json("[]") : .json(#"{"type": "not_found"}"#, status: 404)
/// }
/// let url = server.baseURL.appending(path: "items")
/// ```
public final class LoopbackServer: Sendable {
    private let core: ServerCore

    /// Starts a server that calls a closure for each response, on the connection's thread; it may block.
    ///
    /// - Throws: ``LoopbackError`` if no socket can be created.
    public init(_ respond: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse) throws(LoopbackError) {
        core = try ServerCore(greeting: [], respond: respond)
        core.start()
    }

    /// Starts a server that answers the requests, in order of arrival, with the given responses.
    ///
    /// A request beyond them gets the status 500 and an explanation.
    ///
    /// - Throws: ``LoopbackError`` if no socket can be created.
    public convenience init(script: [LoopbackResponse]) throws(LoopbackError) {
        try self.init { request in
            script.indices.contains(request.number)
                ? script[request.number]
                : .text(
                    "The script has \(script.count) answers, and this is request \(request.number + 1).",
                    status: 500
                )
        }
    }

    /// Starts a server that performs steps as soon as a client connects, and reads nothing.
    ///
    /// It reproduces failures before HTTP begins, such as a reset during the handshake, or bytes that are not TLS.
    ///
    /// - Throws: ``LoopbackError`` if no socket can be created.
    public init(greeting: [LoopbackStep]) throws(LoopbackError) {
        core = try ServerCore(greeting: greeting) { _ in LoopbackResponse(steps: [.close]) }
        core.start()
    }

    deinit { core.stop() }

    /// The port, chosen by the system.
    public var port: Int { core.listener.port }

    /// The URL of the server's root, for example `http://127.0.0.1:40123/`.
    public var baseURL: URL { Self.url(scheme: "http", port: port) }

    package static func url(scheme: String, port: Int) -> URL {
        var components = URLComponents()
        components.scheme = scheme
        components.host = "127.0.0.1"
        components.port = port
        components.path = "/"
        guard let url = components.url else { preconditionFailure("A port always makes a URL.") }
        return url
    }

    /// The requests received so far, in order of arrival.
    public var requests: [LoopbackRequest] { core.state.withLock { $0.requests } }

    /// The number of connections that were accepted so far.
    public var acceptedConnections: Int { core.state.withLock { $0.accepted } }

    /// The number of open connections.
    public var openConnections: Int { core.state.withLock { $0.sockets.count } }

    /// Waits until at least `count` requests were received.
    public func waitForRequests(_ count: Int) async {
        await core.wait { $0.requests.count >= count }
    }

    /// Waits until no client is connected, for example because it was cancelled.
    public func waitUntilDisconnected() async {
        await core.wait { $0.sockets.isEmpty }
    }

    /// Closes every connection and stops listening; a second call does nothing.
    ///
    /// The port stays reserved until the server is released.
    public func stop() {
        core.stop()
    }
}

/// The error of a loopback server that could not start.
public struct LoopbackError: Error, Hashable {
    /// The system call that failed.
    public let call: String
    /// The error number of the call.
    public let code: Int32

    package init(call: String, code: Int32) {
        self.call = call
        self.code = code
    }
}
