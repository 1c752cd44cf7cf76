import DomainKit
import Foundation
import RepositoryKit
import Testing

struct HTTPHeadersTests {
    @Test func `finds a field whatever the case of its name`() {
        let headers: HTTPHeaders = ["Total-Count": " 12 ", "link": "a", "Link": "b"]
        #expect(headers["total-count"] == "12")
        #expect(headers["LINK"] == "a")
        #expect(headers.fields.count == 3)
    }

    @Test func `setting a field replaces all of its name`() {
        var headers: HTTPHeaders = ["Link": "a", "link": "b"]
        headers["LINK"] = "c"
        #expect(headers.fields.map(\.value) == ["c"])
        headers["link"] = nil
        #expect(headers.fields.isEmpty)
    }
}

struct HTTPHeadersBreakTests {
    @Test(arguments: ["a\r\nx: y", "a\nx: y", "a\rx: y", "a\0x: y"])
    func `a value stays one line`(value: String) {
        let headers: HTTPHeaders = ["if-none-match": value]
        #expect(headers.fields.count == 1)
        #expect(!headers.fields[0].value.contains { $0.isNewline || $0 == "\0" })
    }
}

struct HostTokenTests {
    @Test(arguments: [
        ("https://qiita.com/api/v2/items", true),
        ("https://QIITA.com:8443/", true),
        ("https://team.qiita.com/", false),
        ("https://qiita.com.example.org/", false),
        ("http://qiita.com/", false),
        ("ftp://qiita.com/", false),
    ])
    func `goes to its own host only, and never in the clear`(url: String, goes: Bool) throws {
        let token = HostToken(try Secret("t0k3n"), host: "qiita.com")
        #expect(token.authorization(for: try #require(URL(string: url))) == (goes ? "Bearer t0k3n" : nil))
        #expect(!"\(token)".contains("t0k3n"))
    }

    @Test func `goes in the clear to the loopback`() throws {
        let token = HostToken(try Secret("t0k3n"), host: "127.0.0.1")
        #expect(token.authorization(for: try #require(URL(string: "http://127.0.0.1:8080/"))) == "Bearer t0k3n")
    }
}

struct HTTPFailureTests {
    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    @Test(
        arguments: [
            (200, nil), (204, nil), (302, .unavailable(.unexpectedAnswer)), (304, .unavailable(.unexpectedAnswer)),
            (400, .unavailable(.status(400))), (401, .unauthorized), (403, .forbidden), (404, .notFound),
            (408, .timedOut), (410, .notFound), (422, .unavailable(.status(422))),
            (429, .rateLimited(until: now.addingTimeInterval(30))), (500, .unavailable(.status(500))),
            (503, .unavailable(.busy(until: nil))), (504, .timedOut),
        ] as [(Int, ApplicationError.Kind?)]
    )
    func `a status means one failure`(status: Int, kind: ApplicationError.Kind?) throws {
        let url = try #require(URL(string: "https://qiita.com/"))
        let response = HTTPResponse(status: status, headers: [:], body: Data(), url: url)
        #expect(response.failure(now: Self.now)?.kind == kind)
    }

    @Test(
        arguments: [
            (429, ["rate-remaining": "0", "rate-reset": "1700000600"], "{}", .rateLimited(until: now + 600)),
            (403, ["rate-remaining": "0", "rate-reset": "1700000600"], "{}", .rateLimited(until: now + 600)),
            (429, ["retry-after": "7"], "{}", .rateLimited(until: now + 7)),
            (429, ["x-cache": "Error from cloudfront"], "", .unavailable(.busy(until: now + 30))),
            (429, ["x-cache": "Miss from cloudfront", "retry-after": "7"], "{}", .rateLimited(until: now + 7)),
            (
                429, ["rate-remaining": "900", "rate-reset": "1700000600"], "{}",
                .unavailable(.busy(until: now + 30))
            ),
            (429, [:], "<html>429</html>", .unavailable(.busy(until: now + 30))),
        ] as [(Int, HTTPHeaders, String, ApplicationError.Kind)]
    )
    func `a refusal is about the user's quota, or comes from the caches in front of the server`(
        status: Int,
        headers: HTTPHeaders,
        body: String,
        kind: ApplicationError.Kind
    ) throws {
        let url = try #require(URL(string: "https://qiita.com/"))
        let response = HTTPResponse(status: status, headers: headers, body: Data(body.utf8), url: url)
        #expect(response.failure(now: Self.now)?.kind == kind)
    }

    @Test(
        arguments: [
            (.unreachable(host: "a"), .offline), (.interrupted, .offline), (.timedOut(.idle), .timedOut),
            (.untrusted(host: "a"), .unavailable(.untrusted)), (.tooLarge(limit: 1), .unavailable(.tooLarge)),
            (.malformed, .unavailable(.unexpectedAnswer)), (.redirect, .unavailable(.unexpectedAnswer)),
            (.unwritable(path: "/a"), .storage(.notWritable(path: "/a"))), (.cancelled, .cancelled),
            (.missing(library: "libcurl"), .storage(.notReadable(path: "libcurl"))),
        ] as [(TransportError, ApplicationError.Kind)]
    )
    func `an error of the transport means one failure, and is its origin`(
        error: TransportError,
        kind: ApplicationError.Kind
    ) {
        #expect(ApplicationError(error).kind == kind)
        #expect(ApplicationError(error).origin as? TransportError == error)
    }
}

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

struct WebLinkTests {
    @Test(
        arguments: [
            ("", []),
            ("<a>; rel=next", ["next: a"]),
            (#"<a>; rel="next""#, ["next: a"]),
            (#"<a>;rel="NEXT last" , <b> ; rel=prev"#, ["next last: a", "prev: b"]),
            (#"<a,b>; title="x, <y>; rel=z"; rel="next", <c>; rel="last""#, ["next: a,b", "last: c"]),
            (#"<a>; rel="next"; rel="prev""#, ["next: a"]),
            (#"<a>; title="\"; rel=no"; rel=next"#, ["next: a"]),
            (#"<a>; title*=UTF-8'de'n%c3%a4chstes; REL = "next""#, ["next: a"]),
            ("<a>", [": a"]),
            ("<a>;;; rel=next", ["next: a"]),
            ("garbage, <b>; rel=next", ["next: b"]),
            (#""<x>", <b>; rel=next"#, ["next: b"]),
            ("<a; rel=next", []),
            (#"<a>; rel="next"#, ["next: a"]),
            (#"<a>; rel="next\"#, [#"next\: a"#]),
            ("<>; rel=next", ["next: "]),
            (",,,", []),
        ] as [(String, [String])]
    )
    func `reads what it can and passes over the rest`(value: String, links: [String]) {
        #expect(WebLink.parse(value).map { "\($0.relations.joined(separator: " ")): \($0.target)" } == links)
    }

    @Test func `reads a value of any length`() {
        let value = String(repeating: "<a>; rel=\"x\" y , ", count: 20_000)
        #expect(WebLink.parse(value).count == 20_000)
    }
}

struct NextPageTests {
    private func response(_ links: String...) throws -> HTTPResponse {
        HTTPResponse(
            status: 200,
            headers: HTTPHeaders(links.map { ("Link", $0) }),
            body: Data(),
            url: try #require(URL(string: "https://qiita.com/api/v2/items?page=2&per_page=20"))
        )
    }

    @Test(
        arguments: [
            (#"<https://qiita.com/api/v2/items?page=3&per_page=20>; rel="next""#, 3),
            (#"<?per_page=20&page=3>; rel="next""#, 3),
            (#"<https://qiita.com/api/v2/items?page=34025>; rel="last""#, nil),
            (#"<https://qiita.com/api/v2/items?page=34025>; rel="next""#, 34025),
            (#"<https://qiita.com/api/v2/items?page=&per_page=20>; rel="next""#, nil),
            (#"<https://qiita.com/api/v2/items?page>; rel="next""#, nil),
            (#"<https://qiita.com/api/v2/items?page=0>; rel="next""#, nil),
            (#"<https://qiita.com/api/v2/items?page=-1>; rel="next""#, nil),
            (#"<https://qiita.com/api/v2/items?page=99999999999999999999>; rel="next""#, nil),
            (#"<https://qiita.com/api/v2/items>; rel="next""#, nil),
            (#"<http://[>; rel="next""#, nil),
            ("", nil),
        ] as [(String, Int?)]
    )
    func `is the number in the link of that name`(link: String, page: Int?) throws {
        #expect(try response(link).nextPage() == page)
    }

    @Test func `is found in any of several fields`() throws {
        #expect(try response(#"<?page=1>; rel="first""#, #"<?page=3>; rel="next""#).nextPage() == 3)
        #expect(try response().nextPage() == nil)
    }
}
