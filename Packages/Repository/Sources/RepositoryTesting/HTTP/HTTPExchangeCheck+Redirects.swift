import Foundation
import RepositoryKit
import Testing

extension HTTPExchangeCheck {
    func aRedirectIsFollowed() async throws {
        let server = try start([
            .response(301, ["location": "/two"], text: "moved"), .response(307, ["location": "three?a=b"]),
            .response(200, text: "here"),
        ])
        let token = try HostToken.made("t0k3n", host: "127.0.0.1")
        let response = try await exchange.send(HTTPRequest(.get, server.baseURL.appending(path: "one"), token: token))
        #expect(response.body == Data("here".utf8), sourceLocation: location)
        #expect(response.url.absoluteString == "\(server.baseURL)three?a=b", sourceLocation: location)
        #expect(server.receivedRequests.map(\.target) == ["/one", "/two", "/three?a=b"], sourceLocation: location)
        #expect(
            server.receivedRequests.allSatisfy { $0.headers["authorization"] == "Bearer t0k3n" },
            sourceLocation: location
        )
    }

    func aRedirectToAnotherPortLosesTheToken() async throws {
        let other = try start([.response(200)])
        let server = try start([.response(302, ["location": other.baseURL.absoluteString])])
        let request = HTTPRequest(
            .get,
            server.baseURL,
            headers: ["cookie": "a=b", "accept": "a/b"],
            token: try HostToken.made("t0k3n", host: "127.0.0.1")
        )
        #expect(try await exchange.send(request).url == other.baseURL, sourceLocation: location)
        let arrival = try #require(other.receivedRequests.first, sourceLocation: location)
        #expect(arrival.headers["authorization"] == nil, sourceLocation: location)
        #expect(arrival.headers["cookie"] == nil, sourceLocation: location)
        #expect(arrival.headers["accept"] == "a/b", sourceLocation: location)
    }

    func aLoopOfRedirectsEnds() async throws {
        let server = try start(Array(repeating: .response(302, ["location": "/"]), count: 10))
        await expect(.redirect, HTTPRequest(.get, server.baseURL, limits: HTTPLimits(redirects: 3)))
        #expect(server.receivedRequests.count == 4, sourceLocation: location)
    }

    func aRedirectToSomethingElseIsRefused() async throws {
        let places = ["http://example.org/", "file:///etc/passwd", "https://me:secret@example.org/", "mailto:a@b"]
        let server = try start(places.map { .response(302, ["location": $0]) })
        for _ in places { await expect(.redirect, HTTPRequest(.get, server.baseURL)) }
    }
}
