import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct LoopbackServerTests {
    @Test func `answers by the closure and records what it received`() async throws {
        let server = try LoopbackServer { request in
            request.path == "/items" ? .json("[\(request.query("page") ?? "")]") : .json("{}", status: 404)
        }
        let page = try await fetch(
            server.baseURL.appending(path: "items").appending(queryItems: [.init(name: "page", value: "2")])
        )
        let missing = try await fetch(server.baseURL.appending(path: "日本"))
        #expect(page == Answer(status: 200, body: "[2]"))
        #expect(missing == Answer(status: 404, body: "{}"))
        #expect(server.requests.map(\.target) == ["/items?page=2", "/%E6%97%A5%E6%9C%AC"])
        #expect(server.requests.map(\.path) == ["/items", "/日本"])
        #expect(server.requests.map(\.number) == [0, 1])
    }

    @Test func `reads the body of a request`() async throws {
        let server = try LoopbackServer { _ in .empty() }
        var request = URLRequest(url: server.baseURL)
        request.httpMethod = "PUT"
        request.httpBody = Data("hello".utf8)
        let answer = try await fetch(request)
        #expect(answer.status == 204)
        #expect(server.requests.map(\.method) == ["PUT"])
        #expect(server.requests.map(\.body) == [Data("hello".utf8)])
    }

    @Test(
        arguments: [LoopbackResponse.Framing.length, .chunked(3), .chunked(1000), .close]
    )
    func `sends the same body with any framing`(framing: LoopbackResponse.Framing) async throws {
        let server = try LoopbackServer { _ in LoopbackResponse(body: Data("0123456789".utf8), framing: framing) }
        #expect(try await fetch(server.baseURL) == Answer(status: 200, body: "0123456789"))
    }

    @Test func `says so when a script is at its end`() async throws {
        let server = try LoopbackServer(script: [.text("one")])
        #expect(try await fetch(server.baseURL).body == "one")
        #expect(
            try await fetch(server.baseURL)
                == Answer(status: 500, body: "The script has 1 answers, and this is request 2.")
        )
    }

    @Test func `a reset fails the client, and stopping ends a stalled answer`() async throws {
        let head = LoopbackResponse.head(200, ["content-length": "10"])
        let server = try LoopbackServer(script: [
            LoopbackResponse(steps: [.send(head), .reset]),
            LoopbackResponse(steps: [.send(head), .stall]),
        ])
        await #expect(throws: URLError.self) { try await fetch(server.baseURL) }
        let stalled = Task { try await fetch(server.baseURL) }
        await server.waitForRequests(2)
        server.stop()
        await #expect(throws: URLError.self) { try await stalled.value }
        await server.waitUntilDisconnected()
        #expect(server.openConnections == 0)
    }

    #if os(Linux)
        @Test func `a stopped server keeps its port, and refuses connections`() async throws {
            let server = try LoopbackServer(script: [.text("one")])
            server.stop()
            await #expect(throws: URLError.self) { try await fetch(server.baseURL) }
            let plain = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(plain) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            address.sin_port = UInt16(server.port).bigEndian
            let result = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(plain, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            #expect(result == -1 && errno == EADDRINUSE)
        }
    #endif
}

private struct Answer: Equatable {
    var status: Int
    var body: String
}

private func fetch(_ url: URL) async throws -> Answer {
    try await fetch(URLRequest(url: url))
}

private func fetch(_ request: URLRequest) async throws -> Answer {
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let (body, response) = try await session.data(for: request)
    return Answer(status: (response as? HTTPURLResponse)?.statusCode ?? 0, body: String(decoding: body, as: UTF8.self))
}
