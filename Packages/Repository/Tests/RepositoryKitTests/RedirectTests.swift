import DomainKit
import Foundation
import RepositoryKit
import Testing

struct RedirectTests {
    private let token: HostToken
    private let origin: URL

    init() throws {
        token = HostToken(try Secret("t0k3n"), host: "qiita.com")
        origin = try #require(URL(string: "https://qiita.com/api/v2/items?page=1"))
    }

    @Test(arguments: [
        ("/api/v3/items", "https://qiita.com/api/v3/items", true),
        ("users", "https://qiita.com/api/v2/users", true),
        ("https://QIITA.com:443/", "https://QIITA.com:443/", true),
        ("https://qiita.com:8443/", "https://qiita.com:8443/", false),
        ("https://example.org/", "https://example.org/", false),
        ("//example.org/", "https://example.org/", false),
    ])
    func `keeps what is secret for the origin that was asked first`(
        location: String,
        target: String,
        keeps: Bool
    ) throws {
        let headers: HTTPHeaders = ["authorization": "a", "cookie": "c", "accept": "x"]
        let request = HTTPRequest(.get, origin, headers: headers, token: token)
        let next = try #require(try request.redirected(status: 302, location: location))
        #expect(next.url.absoluteString == target)
        #expect(next.token == (keeps ? token : nil))
        #expect(next.headers == (keeps ? headers : ["accept": "x"]))
    }

    @Test(arguments: [
        "http://qiita.com/", "http://127.0.0.1/", "ftp://qiita.com/", "file:///etc/passwd",
        "https://a:b@qiita.com/",
    ])
    func `refuses to leave TLS and HTTP, and passwords in the place`(location: String) throws {
        #expect(throws: TransportError.redirect) {
            try HTTPRequest(.get, origin).redirected(status: 302, location: location)
        }
    }

    @Test(arguments: [
        (301, HTTPRequest.Method.post, HTTPRequest.Method.get), (302, .post, .get), (303, .put, .get),
        (301, .put, .put), (307, .post, .post), (308, .patch, .patch),
    ])
    func `goes on with GET where the status says so`(
        status: Int,
        method: HTTPRequest.Method,
        next: HTTPRequest.Method
    ) throws {
        let request = HTTPRequest(method, origin, headers: ["content-type": "x"], body: Data("b".utf8))
        let redirected = try #require(try request.redirected(status: status, location: "/next"))
        #expect(redirected.method == next)
        #expect(redirected.body == (next == .get ? nil : request.body))
        #expect(redirected.headers["content-type"] == (next == .get ? nil : "x"))
    }

    @Test func `sends a body to no other origin`() throws {
        let request = HTTPRequest(.put, origin, body: Data("b".utf8))
        #expect(throws: TransportError.redirect) {
            try request.redirected(status: 307, location: "https://example.org/")
        }
    }

    @Test(arguments: [(200, "/x"), (304, "/x"), (300, "/x"), (302, nil)] as [(Int, String?)])
    func `any other response stands for itself`(status: Int, location: String?) throws {
        #expect(try HTTPRequest(.get, origin).redirected(status: status, location: location) == nil)
    }
}
