import Foundation
import RepositoryKit
import Testing

struct RateQuotaTests {
    @Test func `reads the three fields`() throws {
        let quota = try #require(
            RateQuota(
                ["rate-limit": "60", "rate-remaining": "7", "rate-reset": "1700000000"],
                now: Date(timeIntervalSince1970: 1_699_999_000)
            )
        )
        #expect(quota.limit == 60)
        #expect(quota.remaining == 7)
        #expect(quota.reset == Date(timeIntervalSince1970: 1_700_000_000))
    }

    @Test func `counts the reset from the server's own date`() throws {
        let now = Date(timeIntervalSince1970: 1_600_000_000)
        let headers: HTTPHeaders = [
            "rate-remaining": "7", "rate-reset": "1700000060", "date": "Tue, 14 Nov 2023 22:13:20 GMT",
        ]
        #expect(RateQuota(headers, now: now)?.reset == now.addingTimeInterval(60))
    }

    @Test func `is unknown where the next period is further away than any that a service has`() {
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        for (wait, isKnown) in [(3_600, true), (3_660, true), (7_200, false), (86_400, false), (4_000_000_000, false)] {
            let headers = HTTPHeaders([("rate-remaining", "0"), ("rate-reset", "\(1_700_000_000 + wait)")])
            #expect((RateQuota(headers, now: now) != nil) == isKnown, "\(wait) s")
        }
    }

    @Test(
        arguments: [
            [:], ["rate-remaining": "7"], ["rate-reset": "1700000000"],
            ["rate-remaining": "-1", "rate-reset": "1700000000"], ["rate-remaining": "x", "rate-reset": "1700000000"],
            ["rate-remaining": "1", "rate-reset": "soon"],
        ] as [HTTPHeaders]
    )
    func `is unknown without them`(headers: HTTPHeaders) {
        #expect(RateQuota(headers, now: Date()) == nil)
    }
}

struct RetryDateTests {
    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    @Test(
        arguments: [
            (429, ["retry-after": "5"], 5),
            (503, ["retry-after": "5"], 5),
            (200, ["retry-after": "5"], nil),
            (429, ["retry-after": "Tue, 14 Nov 2023 22:13:50 GMT"], 30),
            (429, ["retry-after": "Sun, 06 Nov 1994 08:49:37 GMT"], 0),
            (429, ["rate-remaining": "0", "rate-reset": "1700000600"], 600),
            (429, ["rate-remaining": "0", "rate-reset": "1690000000"], 0),
            (429, ["rate-remaining": "900", "rate-reset": "1700000600", "x-cache": "Error from cloudfront"], 30),
            (429, [:], 30),
            (429, ["retry-after": "9223372036854775807"], 86_400),
            (429, ["retry-after": "Fri, 31 Dec 9999 23:59:59 GMT"], 86_400),
            (429, ["rate-remaining": "0", "rate-reset": "9223372036854775807"], 30),
            (429, ["rate-remaining": "0", "rate-reset": "1700086400"], 30),
            (429, ["retry-after": "-5"], 30),
            (429, ["retry-after": "Sun, 41 Nov 1994 08:49:37 GMT"], 30),
            (429, ["retry-after": "Sun, 06 Nov 1994 08:49 GMT"], 30),
            (429, ["retry-after": "soon"], 30),
            (503, [:], nil),
        ] as [(Int, HTTPHeaders, TimeInterval?)]
    )
    func `says when a refused request is worth another try`(
        status: Int,
        headers: HTTPHeaders,
        seconds: TimeInterval?
    ) throws {
        let url = try #require(URL(string: "https://qiita.com/"))
        let response = HTTPResponse(status: status, headers: headers, body: Data(), url: url)
        #expect(response.retryDate(now: Self.now)?.timeIntervalSince(Self.now) == seconds)
    }
}
