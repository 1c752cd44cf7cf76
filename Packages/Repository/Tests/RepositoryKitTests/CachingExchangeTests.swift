import Determinism
import DomainKit
import DomainTesting
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct CachingExchangeTests {
    private let clock = TestClock()
    private let url: URL

    init() throws {
        url = try #require(URL(string: "https://qiita.com/items"))
    }

    private func caching(
        _ script: [ScriptedHTTPExchange.Step],
        age: TimeInterval = 60,
        capacity: Int = 1000
    ) -> (CachingExchange, ScriptedHTTPExchange) {
        let base = ScriptedHTTPExchange(script)
        return (CachingExchange(base, age: age, capacity: capacity, wallClock: TestWallClock(clock)), base)
    }

    private func body(_ exchange: CachingExchange, _ request: HTTPRequest) async throws -> String {
        String(decoding: try await exchange.send(request).body, as: UTF8.self)
    }

    @Test func `answers from memory until the age is reached`() async throws {
        let (exchange, base) = caching([.response(body: "1"), .response(body: "2")])
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "1")
        clock.advance(by: .seconds(59))
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "1")
        clock.advance(by: .seconds(1))
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "2")
        #expect(base.requests.map { $0.headers["if-none-match"] } == [nil, nil])
    }

    @Test func `revalidates a stale response, and a 304 makes it fresh`() async throws {
        let (exchange, base) = caching([
            .response(headers: ["etag": #"W/"1""#, "rate-remaining": "9"], body: "1"),
            .response(304, headers: ["rate-remaining": "8"]) { $0.headers["if-none-match"] == #"W/"1""# },
        ])
        _ = try await exchange.send(HTTPRequest(.get, url))
        clock.advance(by: .seconds(60))
        for _ in 0..<2 {
            let response = try await exchange.send(HTTPRequest(.get, url))
            #expect(response.status == 200)
            #expect(response.body == Data("1".utf8))
            #expect(response.headers["rate-remaining"] == "8")
            #expect(response.headers["etag"] == #"W/"1""#)
        }
        #expect(base.requests.count == 2)
    }

    @Test func `revalidates where the request demands it`() async throws {
        let (exchange, _) = caching([.response(body: "1"), .response(body: "2")])
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "1")
        #expect(try await body(exchange, HTTPRequest(.get, url, headers: ["cache-control": "no-cache"])) == "2")
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "2")
    }

    @Test func `keeps answers apart by token and fields`() async throws {
        let (exchange, _) = caching([.response(body: "1"), .response(body: "2"), .response(body: "3")])
        let token = try HostToken.made("t", host: "qiita.com")
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "1")
        #expect(try await body(exchange, HTTPRequest(.get, url, token: token)) == "2")
        #expect(try await body(exchange, HTTPRequest(.get, url, headers: ["accept": "text/html"])) == "3")
    }

    @Test(
        arguments: [(404, [:]), (500, [:]), (206, [:]), (200, ["cache-control": "private, no-store"])]
            as [(Int, HTTPHeaders)]
    )
    func `does not keep these answers`(status: Int, headers: HTTPHeaders) async throws {
        let (exchange, base) = caching([.response(status, headers: headers), .response(status, headers: headers)])
        for _ in 0..<2 { #expect(try await exchange.send(HTTPRequest(.get, url)).status == status) }
        #expect(base.remaining == 0)
    }

    @Test func `forgets a server's answers when something was changed there`() async throws {
        let (exchange, _) = caching([
            .response(body: "1"), .response(403), .response(204), .response(body: "2"),
        ])
        let stock = url.appending(path: "stock")
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "1")
        _ = try await exchange.send(HTTPRequest(.put, stock))
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "1")
        _ = try await exchange.send(HTTPRequest(.put, stock))
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "2")
    }

    @Test func `a response that was on its way during a change is asked about`() async throws {
        let gate = Gate()
        let (exchange, _) = caching([
            .perform { request in
                await gate.pass()
                return .success(HTTPResponse(status: 200, headers: [:], body: Data("1".utf8), url: request.url))
            },
            .response(204), .response(body: "2"),
        ])
        async let old = body(exchange, HTTPRequest(.get, url))
        await gate.reached()
        clock.advance(by: .seconds(1))
        _ = try await exchange.send(HTTPRequest(.put, url.appending(path: "stock")))
        await gate.open()
        #expect(try await old == "1")
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "2")
    }

    @Test func `evicts the least recently used responses`() async throws {
        let long = String(repeating: "x", count: 400)
        let (exchange, base) = caching(Array(repeating: .response(body: long), count: 4))
        for path in ["a", "b", "a", "c", "a", "b"] {
            _ = try await exchange.send(HTTPRequest(.get, url.appending(path: path)))
        }
        #expect(base.requests.map(\.url.lastPathComponent) == ["a", "b", "c", "b"])
    }

    private func archiving(
        _ script: [ScriptedHTTPExchange.Step],
        in store: InMemoryDocumentStore
    ) -> (CachingExchange, ScriptedHTTPExchange) {
        let base = ScriptedHTTPExchange(script)
        return (CachingExchange(base, age: 60, archive: store, wallClock: TestWallClock(clock)), base)
    }

    @Test func `a long list leaves its last pages in memory, and no others`() async throws {
        let page = String(repeating: "a", count: 1 << 20)
        let base = ScriptedHTTPExchange((1...6).map { _ in .response(body: page) })
        let exchange = CachingExchange(base, age: 60, wallClock: TestWallClock(clock))
        let pages = (1...5).map { HTTPRequest(.get, url.appending(path: "\($0)")) }
        for request in pages + [pages[4], pages[0]] { _ = try await exchange.send(request) }
        #expect(base.requests.map(\.url) == (pages + [pages[0]]).map(\.url))
    }

    @Test func `the next run knows what the last one was answered, and asks whether it still holds`() async throws {
        let store = InMemoryDocumentStore()
        let (first, _) = archiving([.response(headers: ["etag": #"W/"1""#], body: "本文")], in: store)
        _ = try await first.send(HTTPRequest(.get, url))
        let (second, base) = archiving(
            [.response(304) { $0.headers["if-none-match"] == #"W/"1""# }],
            in: store
        )
        #expect(try await body(second, HTTPRequest(.get, url)) == "本文")
        #expect(base.requests.isEmpty)
        clock.advance(by: .seconds(60))
        #expect(try await body(second, HTTPRequest(.get, url)) == "本文")
        let (third, _) = archiving([], in: store)
        #expect(try await body(third, HTTPRequest(.get, url)) == "本文")
    }

    @Test func `the archive keeps accounts and requests apart, and no token`() async throws {
        let store = InMemoryDocumentStore()
        let tokens = [
            nil, try HostToken.made("secret-a", host: "qiita.com"), try HostToken.made("b", host: "qiita.com"),
        ]
        let (first, _) = archiving((0..<3).map { .response(body: "\($0)") }, in: store)
        for token in tokens { _ = try await first.send(HTTPRequest(.get, url, token: token)) }
        let (second, _) = archiving([.response(body: "other")], in: store)
        for (number, token) in tokens.enumerated() {
            #expect(try await body(second, HTTPRequest(.get, url, token: token)) == "\(number)")
        }
        #expect(try await body(second, HTTPRequest(.get, url.appending(path: "other"))) == "other")
        for key in try await store.keys(in: "responses https://qiita.com:443") {
            let document = try #require(try await store.document(for: key))
            #expect(!String(decoding: document.json, as: UTF8.self).contains("secret-a"))
        }
    }

    @Test func `the archive has so many places, and a change at the server empties them`() async throws {
        let store = InMemoryDocumentStore()
        let (exchange, _) = archiving(Array(repeating: .response(body: "x"), count: 300) + [.response(204)], in: store)
        for number in 0..<300 { _ = try await exchange.send(HTTPRequest(.get, url.appending(path: "\(number)"))) }
        #expect(try await store.keys(in: "responses https://qiita.com:443").count <= 64)
        _ = try await exchange.send(HTTPRequest(.put, url))
        #expect(try await store.keys(in: "responses https://qiita.com:443").isEmpty)
    }

    @Test func `an archive that fails is done without`() async throws {
        let base = ScriptedHTTPExchange([.response(body: "1"), .response(204), .response(body: "2")])
        let failing = FailingDocumentStore(.file(.full(path: "/x")))
        let exchange = CachingExchange(base, age: 60, archive: failing, wallClock: TestWallClock(clock))
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "1")
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "1")
        _ = try await exchange.send(HTTPRequest(.put, url))
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "2")
    }

    @Test func `an invalidated response is validated once`() async throws {
        let (exchange, base) = caching([
            .response(headers: ["etag": "1"], body: "1"),
            .response(304) { $0.headers["if-none-match"] == "1" },
        ])
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "1")
        exchange.invalidate()
        clock.advance(by: .seconds(1))
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "1")
        #expect(try await body(exchange, HTTPRequest(.get, url)) == "1")
        #expect(base.remaining == 0)
    }

    @Test func `an answer from the future is asked about`() async throws {
        let store = InMemoryDocumentStore()
        clock.advance(by: .seconds(1000))
        let (first, _) = archiving([.response(body: "1")], in: store)
        _ = try await first.send(HTTPRequest(.get, url))
        let base = ScriptedHTTPExchange([.response(body: "2")])
        let earlier = TestWallClock()
        let second = CachingExchange(base, age: 60, archive: store, wallClock: earlier)
        #expect(try await body(second, HTTPRequest(.get, url)) == "2")
    }

    /// Reads a number, as a gateway reads a wire object.
    private func number(_ exchange: CachingExchange, refreshing: Bool = false) async throws(ApplicationError) -> Int {
        let headers: HTTPHeaders = refreshing ? ["cache-control": "no-cache"] : [:]
        return try await exchange.answer(to: HTTPRequest(.get, url, headers: headers)) {
            response throws(ApplicationError) in
            if let failure = response.failure(now: Date(timeIntervalSince1970: 0)) { throw failure }
            return try response.decoded()
        }
    }

    @Test(arguments: ["", "{", "<html>", #""one""#])
    func `an answer that cannot be read is not kept, and the one before stays`(bad: String) async throws {
        let store = InMemoryDocumentStore()
        let (first, _) = archiving(
            [.response(body: bad), .response(headers: ["etag": "1"], body: "1"), .response(body: bad)],
            in: store
        )
        await #expect(throws: ApplicationError.self) { try await number(first) }
        #expect(try await store.keys(in: "responses https://qiita.com:443").isEmpty)
        #expect(try await number(first) == 1)
        await #expect(throws: ApplicationError.self) { try await number(first, refreshing: true) }
        #expect(try await number(first) == 1)
        let (second, _) = archiving([], in: store)
        #expect(try await number(second) == 1)
    }

    @Test func `a stored response of an older program that is unreadable is fetched again`() async throws {
        let store = InMemoryDocumentStore()
        let (older, _) = archiving([.response(headers: ["etag": "bad"], body: "{")], in: store)
        _ = try await older.send(HTTPRequest(.get, url))
        let (exchange, base) = archiving([.response(body: "1") { $0.headers["if-none-match"] == nil }], in: store)
        #expect(try await number(exchange) == 1)
        #expect(try await number(exchange) == 1)
        #expect(base.remaining == 0)
    }

    @Test
    func `an unreadable stored response is fetched again even if the server says that it is current`() async throws {
        let (exchange, base) = caching([
            .response(headers: ["etag": "bad"], body: "{"),
            .response(304) { $0.headers["if-none-match"] == "bad" },
            .response(body: "1") { $0.headers["if-none-match"] == nil },
        ])
        _ = try await exchange.send(HTTPRequest(.get, url))
        clock.advance(by: .seconds(60))
        #expect(try await number(exchange) == 1)
        #expect(base.remaining == 0)
    }

    @Test func `passes downloads and conditions of others through`() async throws {
        let (exchange, base) = caching([.response(body: "1"), .response(304), .response()])
        _ = try await exchange.send(HTTPRequest(.get, url))
        #expect(try await exchange.send(HTTPRequest(.get, url, headers: ["if-none-match": "x"])).status == 304)
        _ = try await exchange.send(HTTPRequest(.get, url, destination: .file(URL(filePath: "/tmp/x"))))
        #expect(base.remaining == 0)
    }
}
