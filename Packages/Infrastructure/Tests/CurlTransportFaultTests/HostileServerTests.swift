import CurlTransport
import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

struct HostileServerTests {
    /// The limits for a response that exceeds another limit than those of time.
    private static let limits = HTTPLimits(bodySize: 1 << 20, redirects: 3)

    /// The limits for a response that ends with an error, short only if a time limit is to expire.
    private static func limits(for error: TransportError?) -> HTTPLimits {
        var limits = limits
        switch error {
        case .timedOut(.connect): limits.connect = .milliseconds(150)
        case .timedOut(.idle): limits.idle = .milliseconds(150)
        case .timedOut(.total): limits.total = .milliseconds(300)
        default: break
        }
        return limits
    }

    private let exchange = CurlHTTPExchange(environment: [:])

    @Test(arguments: HostileResponse.all)
    func `fails with the right error and closes the connection`(answer: HostileResponse) async throws {
        let server = try LoopbackServer { _ in answer.response }
        let error = answer.error(within: Self.limits)
        await #expect(throws: error) {
            try await exchange.send(HTTPRequest(.get, server.baseURL, limits: Self.limits(for: error)))
        }
        // The connection of a hostile server is not used again.
        if error != .redirect { await server.waitUntilDisconnected() }
    }

    @Test func `bytes behind a complete body belong to no response`() async throws {
        let server = try LoopbackServer { request in
            let head = LoopbackResponse.head(200, ["content-length": "3"])
            return LoopbackResponse(steps: [.send(head + Data("\(request.number)23HTTP/1.1 200 OK\r\n\r\n".utf8))])
        }
        for number in 0..<3 {
            let response = try await exchange.send(HTTPRequest(.get, server.baseURL, limits: Self.limits))
            #expect(response.body == Data("\(number)23".utf8))
        }
    }

    @Test(
        arguments: [
            ([.reset], .interrupted), ([.close], .interrupted), ([.stall], .timedOut(.idle)),
            ([.send("HTTP/1.1 408 Too late\r\n\r\n"), .close], nil),
        ] as [([LoopbackStep], TransportError?)]
    )
    func `fails with the right error when a server does not listen`(
        greeting: [LoopbackStep],
        error: TransportError?
    ) async throws {
        let server = try LoopbackServer(greeting: greeting)
        let result = await Task { [exchange] in
            try await exchange.send(HTTPRequest(.get, server.baseURL, limits: Self.limits(for: error)))
        }.result
        switch (result, error) {
        case (.success(let response), nil): #expect(response.status == 408)
        case (.failure(let thrown), let error?): #expect(thrown as? TransportError == error)
        default: Issue.record("\(result)")
        }
    }

    @Test(
        arguments: [
            ([.send("HTTP/1.1 400 Bad Request\r\n\r\n"), .close], .untrusted(host: "127.0.0.1")),
            ([.send("\u{16}\u{3}\u{1}nonsense that goes on and on"), .stall], .untrusted(host: "127.0.0.1")),
            ([.close], .interrupted), ([.reset], .interrupted), ([.stall], .timedOut(.connect)),
        ] as [([LoopbackStep], TransportError)]
    )
    func `fails with the right error when a server speaks no TLS`(
        greeting: [LoopbackStep],
        error: TransportError
    ) async throws {
        let server = try LoopbackServer(greeting: greeting)
        let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
        await #expect(throws: error) {
            try await exchange.send(HTTPRequest(.get, url, limits: Self.limits(for: error)))
        }
    }
}
