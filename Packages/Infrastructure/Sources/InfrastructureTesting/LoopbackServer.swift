public import Foundation
import RepositoryKit

/// Serves HTTP/1.1 on the loopback interface, for tests that need a real connection and a scripted other side.
///
/// Each connection has a thread of its own, so a server that stalls holds up neither another connection nor the
/// cooperative pool. What is sent is a list of steps, so an answer can be wrong in every way that a network allows.
/// The server stops when it is released or ``stop()`` is called; its threads end and its sockets are closed.
///
/// ```swift
/// let server = try LoopbackServer { request in
///     request.path == "/items" ? .json("[]") : .json(#"{"type": "not_found"}"#, status: 404)
/// }
/// let url = server.baseURL.appending(path: "items")
/// ```
public final class LoopbackServer: Sendable {
    private let core: ServerCore

    /// Starts a server that asks a closure for each answer.
    ///
    /// - Parameter respond: called on the connection's thread; it may block.
    /// - Throws: ``LoopbackError`` if no socket is to be had.
    public init(_ respond: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse) throws(LoopbackError) {
        core = try ServerCore(greeting: [], respond: respond)
        core.start()
    }

    /// Starts a server that gives each request, in order of arrival, the next of its answers.
    ///
    /// A request beyond them is answered with the status 500 and a sentence that says so.
    ///
    /// - Throws: ``LoopbackError`` if no socket is to be had.
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

    /// Starts a server that takes the steps as soon as somebody connects, and reads nothing.
    ///
    /// It stands for what goes wrong before HTTP begins: a reset during the handshake, or bytes that are no TLS.
    ///
    /// - Throws: ``LoopbackError`` if no socket is to be had.
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

    /// How many connections were accepted so far.
    public var acceptedConnections: Int { core.state.withLock { $0.accepted } }

    /// How many connections are open now.
    public var openConnections: Int { core.state.withLock { $0.sockets.count } }

    /// Waits until at least so many requests were received.
    public func waitForRequests(_ count: Int) async {
        await core.wait { $0.requests.count >= count }
    }

    /// Waits until nobody is connected any more, for example because a client was cancelled.
    public func waitUntilDisconnected() async {
        await core.wait { $0.sockets.isEmpty }
    }

    /// Closes every connection and stops listening; a second call does nothing.
    ///
    /// As long as this server lives, no other one gets its port.
    public func stop() {
        core.stop()
    }
}

/// Why a loopback server could not start.
///
/// ```swift
/// do throws(LoopbackError) {
///     try LoopbackServer(script: [.empty()]).stop()
/// } catch {
///     print(error.call, error.code)
/// }
/// ```
public struct LoopbackError: Error, Hashable {
    /// The system call that failed.
    public let call: String
    /// Its `errno`.
    public let code: Int32

    package init(call: String, code: Int32) {
        self.call = call
        self.code = code
    }
}
