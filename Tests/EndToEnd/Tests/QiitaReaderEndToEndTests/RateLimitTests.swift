import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of both kinds of rate limits with the built program, and of the wait that the alert offers.
struct RateLimitTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome()
    }

    @Test(.enabled(if: FakeClock.isPossible))
    func `the CDN in front of the service asks to wait, and Control-C ends the wait`() async throws {
        home.qiita.inject(.rateLimitedByCDN)
        // The CDN asks for half a minute, and a busy machine may need longer to answer the alert.
        let clock = try FakeClock("2026-11-22 09:00:00", in: home)
        let session = try home.open(["list"], clock: clock)
        try await session.expect("You have not reached your own limit.", "1  Wait 30 s", "2  Cancel")
        try await session.type("1", at: "> ")
        try await session.expect("30 s left… (Control-C quits)")
        await session.send("\u{3}")
        #expect(await session.end() == 130)
        #expect(home.qiita.requests.count == 1)
    }

    struct Slow {
        @Test func `after the wait the same page is asked for again`() async throws {
            let home = try ReaderHome()
            home.qiita.inject(.rateLimitedByCDN)
            let session = try home.open("list", "--per-page", "1")
            try await session.expect("1  Wait ", "> ")
            home.qiita.inject(nil)
            await session.type("1")
            try await session.expect("東京で学ぶ設計 その1")
            #expect(await session.end() == 0)
            #expect(home.qiita.requests.map(\.path) == ["/api/v2/items", "/api/v2/items"])
        }
    }
}
