import DomainKit
import Foundation
import RepositoryKit
import Testing

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
            (
                ["rate-remaining": "0", "rate-reset": "1700000600"], "{}",
                .rateLimited(until: now.addingTimeInterval(600))
            ),
            (["retry-after": "7"], "{}", .rateLimited(until: now.addingTimeInterval(7))),
            (["x-cache": "Error from cloudfront"], "", .unavailable(.busy(until: now.addingTimeInterval(30)))),
            (["x-cache": "Miss from cloudfront", "retry-after": "7"], "{}", .rateLimited(until: now + 7)),
            (["rate-remaining": "900", "rate-reset": "1700000600"], "{}", .unavailable(.busy(until: now + 30))),
            ([:], "<html>429</html>", .unavailable(.busy(until: now.addingTimeInterval(30)))),
        ] as [(HTTPHeaders, String, ApplicationError.Kind)]
    )
    func `a refusal is about the user's quota, or comes from the caches in front of the server`(
        headers: HTTPHeaders,
        body: String,
        kind: ApplicationError.Kind
    ) throws {
        let url = try #require(URL(string: "https://qiita.com/"))
        let response = HTTPResponse(status: 429, headers: headers, body: Data(body.utf8), url: url)
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
