// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing


final class CountingExchange: HTTPExchange {
    private let base: any HTTPExchange
    private let counter = Lock(0)

    init(_ base: any HTTPExchange) {
        self.base = base
    }

    var count: Int { counter.withLock { $0 } }

    @concurrent
    func send(_ request: HTTPRequest) async throws(TransportError)
        -> HTTPResponse
    {
        counter.withLock { $0 += 1 }
        return try await base.send(request)
    }
}

private let page = URL(string: "https://qiita.com/api/v2/items")

@Test func `a retry goes through everything below it`() async throws {
    let server = ScriptedHTTPExchange([
        .failure(.interrupted), .response(503), .response(200, body: "[]"),
    ])
    let counting = CountingExchange(server)
    let exchange = RetryingExchange(
        counting,
        clock: TestClock(skipsSleep: true)
    )
    let response = try await exchange.send(
        HTTPRequest(.get, try #require(page))
    )
    #expect(response.status == 200)
    #expect(counting.count == 3)
}

@Test func `what adds something is sent once`() async throws {
    let server = ScriptedHTTPExchange([.failure(.interrupted)])
    let exchange = RetryingExchange(
        server,
        clock: TestClock(skipsSleep: true)
    )
    let request = HTTPRequest(.post, try #require(page))
    await #expect(throws: TransportError.interrupted) {
        try await exchange.send(request)
    }
    #expect(server.requests.count == 1)
}

@Test func `a token goes to its host, over TLS, and nowhere else`() throws {
    let token = HostToken(try Secret("0123456789abcdef"), host: "qiita.com")
    #expect(
        token.authorization(for: try #require(page))
            == "Bearer 0123456789abcdef"
    )
    for other in [
        "https://qiita.com.example/api/v2/items",
        "http://qiita.com/api/v2/items", "https://example.com",
    ] {
        #expect(
            token.authorization(for: try #require(URL(string: other))) == nil
        )
    }
    #expect("\(token)".contains("0123456789abcdef") == false)
}

struct WireTag: Decodable, Equatable {
    let id: String
}

@Test func `a question is described, and asked by the client`() async throws {
    let server = ScriptedHTTPExchange([
        .response(200, body: #"[{"id": "Swift", "items_count": 1}]"#)
    ])
    let base = try #require(URL(string: "https://qiita.com/api/v2"))
    let client = ResourceClient(exchange: server, base: base)
    let tags = Resource<[WireTag]>(["tags"], query: [("sort", "count")]) {
        response throws(ApplicationError) in
        try response.decoded()
    }
    #expect(try await client.value(of: tags) == [WireTag(id: "Swift")])
    #expect(
        server.requests.map(\.url.absoluteString) == [
            "https://qiita.com/api/v2/tags?sort=count"
        ]
    )
}

@Test func `a sign-in page in place of data is no answer of the service`()
    async throws
{
    let server = ScriptedHTTPExchange([
        .response(200, body: "<html>Welcome to our Wi-Fi</html>")
    ])
    let base = try #require(URL(string: "https://qiita.com/api/v2"))
    let client = ResourceClient(exchange: server, base: base)
    let tags = Resource<[WireTag]>(["tags"]) {
        response throws(ApplicationError) in try response.decoded()
    }
    await #expect(throws: ApplicationError(.unavailable(.unexpectedAnswer))) {
        try await client.value(of: tags)
    }
}
