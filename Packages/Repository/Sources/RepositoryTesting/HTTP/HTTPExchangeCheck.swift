import Foundation
import RepositoryKit
import Testing

/// The checks behind ``HTTPExchangeContract``, one function for each requirement.
struct HTTPExchangeCheck {
    let exchange: any HTTPExchange
    let start: @Sendable ([ContractResponse]) throws -> any ContractServer
    let location: SourceLocation

    private var body: Data { Data("日本語 body".utf8) }

    func expect(_ error: TransportError, _ request: HTTPRequest) async {
        await #expect(throws: error, sourceLocation: location) { try await exchange.send(request) }
    }

    func aResponseIsWhole() async throws {
        let server = try start([.response(200, ["Total-Count": "3", "X-Empty": ""], body)])
        let url = server.baseURL.appending(path: "items").appending(queryItems: [URLQueryItem(name: "q", value: "日 本")])
        let response = try await exchange.send(HTTPRequest(.get, url))
        #expect(response.status == 200, sourceLocation: location)
        #expect(response.headers["total-count"] == "3", sourceLocation: location)
        #expect(response.body == body, sourceLocation: location)
        #expect(response.url == url, sourceLocation: location)
    }

    func everyStatusIsAResponse() async throws {
        let statuses = [201, 204, 304, 400, 401, 404, 429, 500, 503, 599]
        let server = try start(statuses.map { .response($0) })
        for status in statuses {
            let response = try await exchange.send(HTTPRequest(.get, server.baseURL))
            #expect(response.status == status, sourceLocation: location)
            #expect(response.body.isEmpty, sourceLocation: location)
        }
    }

    func aRequestArrivesWhole() async throws {
        let cases: [(HTTPRequest.Method, Data?)] = [
            (.get, nil), (.post, body), (.post, nil), (.put, nil), (.put, body), (.patch, body), (.delete, nil),
        ]
        let server = try start(cases.map { _ in .response(204) })
        for (method, body) in cases {
            let url = server.baseURL.appending(path: "a b").appending(queryItems: [URLQueryItem(name: "c", value: "d")])
            _ = try await exchange.send(HTTPRequest(method, url, headers: ["X-One": "1", "Accept": "a/b"], body: body))
        }
        let receivedRequests = server.receivedRequests
        #expect(receivedRequests.map(\.method) == cases.map(\.0.rawValue), sourceLocation: location)
        #expect(receivedRequests.map(\.body) == cases.map { $0.1 ?? Data() }, sourceLocation: location)
        #expect(receivedRequests.allSatisfy { $0.target == "/a%20b?c=d" }, sourceLocation: location)
        #expect(receivedRequests.allSatisfy { $0.headers["x-one"] == "1" }, sourceLocation: location)
        #expect(receivedRequests.allSatisfy { $0.headers["accept"] == "a/b" }, sourceLocation: location)
        #expect(receivedRequests.allSatisfy { $0.headers["authorization"] == nil }, sourceLocation: location)
    }

    func aTokenGoesToItsHost() async throws {
        let server = try start([.response(204)])
        let token = try HostToken.made("t0k3n", host: "127.0.0.1")
        _ = try await exchange.send(HTTPRequest(.get, server.baseURL, token: token))
        #expect(
            server.receivedRequests.map { $0.headers["authorization"] } == ["Bearer t0k3n"],
            sourceLocation: location
        )
    }

    func aTokenGoesToNoOtherHost() async throws {
        let server = try start([.response(204)])
        let token = try HostToken.made("t0k3n", host: "qiita.com")
        _ = try await exchange.send(HTTPRequest(.get, server.baseURL, token: token))
        #expect(server.receivedRequests.map { $0.headers["authorization"] } == [nil], sourceLocation: location)
    }

    func plainTextIsRefused() async throws {
        for text in ["http://example.org/a?b=c", "ftp://example.org/", "file:///etc/passwd"] {
            let url = try #require(URL(string: text), sourceLocation: location)
            await expect(.insecure(url: "\(url.scheme ?? "")://\(url.host() ?? "")"), HTTPRequest(.get, url))
        }
    }

    func aPasswordInTheURLIsRefused() async throws {
        let url = try #require(URL(string: "https://me:secret@example.org/"), sourceLocation: location)
        await expect(.insecure(url: "https://example.org"), HTTPRequest(.get, url))
    }

    func aCompressedBodyIsDecoded() async throws {
        // "hello hello hello hello\n", compressed by gzip.
        let gzip = try #require(
            Data(base64Encoded: "H4sIAAAAAAAAA8tIzcnJV8hAJ7kAAIhZCxgAAAA="),
            sourceLocation: location
        )
        let server = try start([.response(200, ["content-encoding": "gzip"], gzip)])
        let response = try await exchange.send(HTTPRequest(.get, server.baseURL))
        #expect(response.body == Data("hello hello hello hello\n".utf8), sourceLocation: location)
    }

    func halfABodyIsNoResponse() async throws {
        let server = try start([.half(body)])
        await expect(.interrupted, HTTPRequest(.get, server.baseURL))
    }

    func aClosedPortIsUnreachable() async throws {
        let server = try start([])
        server.stop()
        await expect(.unreachable(host: "127.0.0.1"), HTTPRequest(.get, server.baseURL))
    }
}
