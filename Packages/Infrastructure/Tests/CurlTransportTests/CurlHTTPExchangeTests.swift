import CurlTransport
import DomainKit
import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

struct CurlHTTPExchangeTests {
    private let exchange = CurlHTTPExchange(environment: [:])

    @Test
    func `brings back status, fields and body`() async throws {
        let server = try LoopbackServer { _ in .json("[1]", headers: ["Total-Count": "1"]) }
        let url = server.baseURL.appending(path: "items")
        let response = try await exchange.send(HTTPRequest(.get, url))
        #expect(response.status == 200)
        #expect(response.headers["total-count"] == "1")
        #expect(response.body == Data("[1]".utf8))
        #expect(response.url == url)
    }

    @Test
    func `uses one connection for exchanges in a row`() async throws {
        let server = try LoopbackServer { _ in .text("x") }
        for _ in 0..<5 { _ = try await exchange.send(HTTPRequest(.get, server.baseURL)) }
        #expect(server.acceptedConnections == 1)
    }

    @Test
    func `performs exchanges side by side`() async throws {
        let server = try LoopbackServer { .text($0.path) }
        let bodies = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let request = HTTPRequest(.get, server.baseURL.appending(path: "\(number)"))
                    return String(decoding: try await exchange.send(request).body, as: UTF8.self)
                }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(bodies == Set((0..<20).map { "/\($0)" }))
    }

    @Test
    func `a redirect to another port goes on without the token`() async throws {
        let other = try LoopbackServer { _ in .text("other") }
        let server = try LoopbackServer { [target = other.baseURL.absoluteString] _ in .redirect(to: target) }
        let token = HostToken(try Secret("t0k3n"), host: "127.0.0.1")
        let response = try await exchange.send(
            HTTPRequest(.get, server.baseURL, headers: ["Cookie": "a=b", "Accept": "text/plain"], token: token)
        )
        #expect(response.url == other.baseURL)
        #expect(server.requests.map { $0.headers["authorization"] } == ["Bearer t0k3n"])
        #expect(other.requests.map { $0.headers["authorization"] } == [nil])
        #expect(other.requests.map { $0.headers["cookie"] } == [nil])
        #expect(other.requests.map { $0.headers["accept"] } == ["text/plain"])
    }

    @Test
    func `cancelling the task closes the connection`() async throws {
        let server = try LoopbackServer { _ in LoopbackResponse(steps: [.stall]) }
        let task = Task { try await exchange.send(HTTPRequest(.get, server.baseURL)) }
        await server.waitForRequests(1)
        task.cancel()
        let result = await task.result
        #expect(throws: TransportError.cancelled) { try result.get() }
        await server.waitUntilDisconnected()
    }

    @Test
    func `a task that is cancelled already sends nothing`() async throws {
        let server = try LoopbackServer { _ in .text("x") }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await exchange.send(HTTPRequest(.get, server.baseURL))
        }
        let result = await task.result
        #expect(throws: TransportError.cancelled) { try result.get() }
        #expect(server.acceptedConnections == 0)
    }

    @Test
    func `an idle and a total limit end an exchange`() async throws {
        let server = try LoopbackServer { request in
            request.path == "/slow"
                ? LoopbackResponse(
                    steps: [.send(LoopbackResponse.head(200))]
                        + (0..<1000).flatMap { _ in [.send("x"), .pause(.milliseconds(10))] }
                ) : LoopbackResponse(steps: [.stall])
        }
        await #expect(throws: TransportError.timedOut(.idle)) {
            try await exchange.send(
                HTTPRequest(.get, server.baseURL, limits: HTTPLimits(idle: .milliseconds(100)))
            )
        }
        await #expect(throws: TransportError.timedOut(.total)) {
            try await exchange.send(
                HTTPRequest(
                    .get,
                    server.baseURL.appending(path: "slow"),
                    limits: HTTPLimits(idle: .seconds(10), total: .milliseconds(200))
                )
            )
        }
    }

    @Test
    func `nobody there is unreachable`() async throws {
        let url = try {
            let server = try LoopbackServer { _ in .text("x") }
            server.stop()
            return server.baseURL
        }()
        await #expect(throws: TransportError.unreachable(host: "127.0.0.1")) {
            try await exchange.send(HTTPRequest(.get, url))
        }
    }
}
