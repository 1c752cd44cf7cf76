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
            (503, .unavailable(.busy)), (504, .timedOut),
        ] as [(Int, ApplicationError.Kind?)]
    )
    func `a status means one failure`(status: Int, kind: ApplicationError.Kind?) throws {
        let url = try #require(URL(string: "https://qiita.com/"))
        let response = HTTPResponse(status: status, headers: [:], body: Data(), url: url)
        #expect(response.failure(now: Self.now)?.kind == kind)
    }

    @Test(
        arguments: [
            (.unreachable(host: "a"), .offline), (.interrupted, .offline), (.timedOut(.idle), .timedOut),
            (.untrusted(host: "a"), .unavailable(.untrusted)), (.tooLarge(limit: 1), .unavailable(.tooLarge)),
            (.malformed, .unavailable(.unexpectedAnswer)), (.redirect, .unavailable(.unexpectedAnswer)),
            (.unwritable(path: "/a"), .storage(.notWritable(path: "/a"))), (.cancelled, .cancelled),
        ] as [(TransportError, ApplicationError.Kind)]
    )
    func `an error of the transport means one failure and rides along`(
        error: TransportError,
        kind: ApplicationError.Kind
    ) {
        #expect(ApplicationError(error).kind == kind)
        #expect(ApplicationError(error).origin as? TransportError == error)
    }
}
