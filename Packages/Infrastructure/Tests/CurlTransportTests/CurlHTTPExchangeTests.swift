import CurlTransport
import Foundation
import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import Testing

struct CurlHTTPExchangeTests {
    private let exchange = CurlHTTPExchange(environment: [:])

    @Test(arguments: HTTPExchangeContract.all)
    func `meets the contract of an exchange`(requirement: HTTPExchangeContract) async throws {
        try await requirement.check(exchange)
    }

    @Test func `uses one connection for exchanges in a row`() async throws {
        let server = try LoopbackServer { _ in .text("x") }
        try await withTaskExecutorPreference(SerialThread()) {
            for _ in 0..<5 { _ = try await exchange.send(HTTPRequest(.get, server.baseURL)) }
        }
        #expect(server.acceptedConnections == 1)
    }

    @Test func `performs exchanges side by side`() async throws {
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

    @Test(arguments: [
        ("br", "GxcA+I2Ubt5EVYbWCiBsb0oReeKArhY="), ("zstd", "KLUv/QRYbQAAOGhlbGxvIAoBAJlLEah8Lqg="),
    ])
    func `decodes what it says it accepts`(encoding: String, base64: String) async throws {
        let body = try #require(Data(base64Encoded: base64))
        let server = try LoopbackServer { _ in LoopbackResponse(headers: ["content-encoding": encoding], body: body) }
        let response = try await exchange.send(HTTPRequest(.get, server.baseURL))
        #expect(response.body == Data("hello hello hello hello\n".utf8))
        let accepted = try #require(server.requests.first?.headers["accept-encoding"])
        #expect(accepted.contains(encoding))
    }
}
