import DomainKit
import DomainTesting
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

private struct Item: Decodable, Equatable {
    let title: String
}

struct ResourceClientTests {
    private let base: URL
    private let items = Resource<[Item]>(["items"]) { response throws(ApplicationError) in try response.decoded() }

    init() throws {
        base = try #require(URL(string: "https://qiita.com/api/v2"))
    }

    private func client(_ exchange: ScriptedHTTPExchange, token: HostToken? = nil) -> ResourceClient {
        ResourceClient(
            exchange: exchange,
            base: base,
            token: token,
            headers: ["accept": "application/json"],
            clock: TestWallClock(start: Date(timeIntervalSince1970: 1000))
        )
    }

    @Test func `asks by an encoded URL, with the headers and the token`() async throws {
        let exchange = ScriptedHTTPExchange([.response(200, body: #"[{"title": "設計", "more": null}]"#)])
        let token = HostToken(try Secret("0123"), host: "qiita.com")
        let resource = Resource<[Item]>(["items", "a b"], query: [("query", "C++ & 設計"), ("page", "1")]) {
            response throws(ApplicationError) in try response.decoded()
        }
        #expect(try await client(exchange, token: token).value(of: resource) == [Item(title: "設計")])
        let request = try #require(exchange.requests.first)
        #expect(
            request.url.absoluteString
                == "https://qiita.com/api/v2/items/a%20b?query=C%2B%2B%20%26%20%E8%A8%AD%E8%A8%88&page=1"
        )
        #expect(request.headers["accept"] == "application/json")
        #expect(request.token == token)
    }

    @Test func `each request carries the token of its moment`() async throws {
        let exchange = ScriptedHTTPExchange([.response(200, body: "[]"), .response(200, body: "[]")])
        let (current, token) = (CurrentToken(), HostToken(try Secret("0123"), host: "qiita.com"))
        let client = ResourceClient(exchange: exchange, base: base, token: current.value)
        _ = try await client.value(of: items)
        current.set(token)
        _ = try await client.value(of: items)
        #expect(exchange.requests.map(\.token) == [nil, token])
    }

    @Test(arguments: [HTTPRequest.Method.put, .delete])
    func `a change is sent without a body, and answered by nothing`(method: HTTPRequest.Method) async throws {
        let exchange = ScriptedHTTPExchange([.response(204)])
        try await client(exchange).value(of: Resource(["items", "a b", "stock"], method: method))
        let request = try #require(exchange.requests.first)
        #expect(request.method == method)
        #expect(request.body == nil)
        #expect(request.url.absoluteString == "https://qiita.com/api/v2/items/a%20b/stock")
    }

    @Test func `an error of the transport becomes a failure, and is its origin`() async throws {
        let client = client(ScriptedHTTPExchange([.failure(.interrupted)]))
        let failure = await #expect(throws: ApplicationError.self) { try await client.value(of: items) }
        #expect(failure?.kind == .offline)
        #expect(failure?.origin as? TransportError == .interrupted)
    }

    @Test func `a status becomes a failure, and what the server said is its origin`() async throws {
        let body = #"{"message": "Not found", "type": "not_found"}"#
        let client = client(ScriptedHTTPExchange([.response(503, headers: ["retry-after": "5"], body: body)]))
        let failure = await #expect(throws: ApplicationError.self) { try await client.value(of: items) }
        #expect(failure?.kind == .unavailable(.busy(until: Date(timeIntervalSince1970: 1005))))
        let origin = failure?.origin as? HTTPFailure
        #expect(origin?.status == 503)
        #expect(origin?.body == body)
    }

    @Test(arguments: [
        (200, "<!DOCTYPE html>"), (200, "\n <html>"), (401, "<p>"), (403, "<p>"), (404, "<p>"), (302, ""), (200, ""),
    ])
    func `a page for a browser in place of data is no answer`(status: Int, body: String) async throws {
        let client = client(
            ScriptedHTTPExchange([.response(status, headers: ["content-type": "application/json"], body: body)])
        )
        await #expect(throws: ApplicationError(.unavailable(.unexpectedAnswer))) {
            try await client.value(of: items)
        }
    }

    @Test func `the response to a breakdown may be a web page`() async throws {
        let client = client(ScriptedHTTPExchange([.response(502, body: "<html>")]))
        await #expect(throws: ApplicationError(.unavailable(.status(502)))) { try await client.value(of: items) }
    }

    @Test(arguments: [
        ("[{\"title\": \"a\"", "items"), (#"{"title": "a"}"#, "items"),
        (#"[{"title": "a"}, {}]"#, "items[1].title"), (#"[{"title": null}]"#, "items[0].title"),
        (#"[{"title": 1}]"#, "items[0].title"), ("[null]", "items[0]"),
    ])
    func `an answer that cannot be read names the place`(body: String, place: String) async throws {
        let client = client(ScriptedHTTPExchange([.response(200, body: body)]))
        let failure = await #expect(throws: ApplicationError.self) { try await client.value(of: items) }
        #expect(failure?.kind == .invalidData(place))
    }
}
