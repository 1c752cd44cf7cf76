import FakeQiita
import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

/// Tests with a wall clock that jumps between two runs or within one: no data is lost, and no wait takes days.
@Suite(.serialized, .enabled(if: FakeClock.isPossible))
struct ClockTests {
    private let token = ["QIITA_TOKEN": FakeQiita.token]
    private let clock: FakeClock
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome(
            FakeItem.numbered(250).map { item in
                var item = item
                item.updated = "2020-01-01T00:00:00+09:00"
                return item
            }
        )
        clock = try FakeClock(in: home)
    }

    private func status() async throws -> [String: Any] {
        let run = try await home.run("status", "--json", clock: clock, exits: 0)
        return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    @Test func `the calendar of the program is the one that was set`() async throws {
        try clock.jump(to: "+3650d")
        _ = try await home.run("list", clock: clock)
        home.qiita.stop()
        let offline = try await home.run("list", clock: clock)
        let year = Calendar(identifier: .gregorian).component(.year, from: Date(timeIntervalSinceNow: 3650 * 86_400))
        #expect(offline.messages.contains("This is the copy of \(year)-"), "\(offline.messages)")
    }

    @Test func `an answer from the future is not fresh for ever, and an old one is revalidated`() async throws {
        func list() async throws -> [String?] {
            try await home.run("list", "--max-age", "60", clock: clock, exits: 0)
            return home.qiita.requests.map { $0.headers["if-none-match"] }
        }
        try clock.jump(to: "+30d")
        _ = try await list()
        #expect(try await list().count == 1)
        try clock.jump(to: "+0")
        #expect(try await list().count == 2)
        #expect(try await list().count == 2)
        try clock.jump(to: "+1h")
        let third = try await list()
        #expect(third.count == 3)
        #expect(third.last??.hasPrefix("W/") == true)
    }

    @Test func `a quota whose end has passed, or cannot be, is forgotten`() async throws {
        _ = try await home.run("list", clock: clock)
        #expect(try await status()["quota_remaining"] as? Int == 59)
        try clock.jump(to: "+2h")
        #expect(try await status()["quota_remaining"] is NSNull)
        try clock.jump(to: "-3d")
        #expect(try await status()["quota_remaining"] is NSNull)
        try clock.jump(to: "+0")
        #expect(try await status()["quota_remaining"] as? Int == 59)
    }

    @Test func `a sync spares requests of this hour, and not of one that is days away`() async throws {
        func sync() async throws -> BuiltProgram.Run {
            try await home.run("sync", "--user", "koher", "--reserve", "999", clock: clock, environment: token)
        }
        try clock.jump(to: "+3d")
        #expect(try await sync().status == 5)
        let requests = home.qiita.requests.count
        try clock.jump(to: "+0")
        // One request finds out the quota, and no other follows.
        #expect(try await sync().status == 5)
        #expect(home.qiita.requests.count == requests + 1)
        try await home.run("sync", "--user", "koher", clock: clock, environment: token, exits: 0)
        #expect(try await status()["articles"] as? Int == 250)
    }

    @Test func `a sync of a day that has not come yet hides no change`() async throws {
        try clock.jump(to: "+30d")
        #expect(try await home.run("sync", "--tag", "Swift", clock: clock, environment: token).status == 0)
        home.qiita.change { items in
            items[7].title = "新しい題名"
            items[7].updated = Date(timeIntervalSinceNow: 9 * 3600).formatted(.iso8601).replacing("Z", with: "+09:00")
        }
        try clock.jump(to: "+0")
        let run = try await home.run("sync", "--tag", "Swift", "--fields", "title", clock: clock, environment: token)
        #expect(run.output == "新しい題名\n", "\(run)")
    }

    @Test func `an interrupted list is resumed on any day`() async throws {
        try clock.jump(to: "+30d")
        home.qiita.inject(.unauthorized, after: 1)
        let words = ["list", "--all", "--fields", "id"]
        let first = try await run(words)
        #expect(first.status == 4)
        home.qiita.inject(nil)
        try clock.jump(to: "-30d")
        let rest = try await run(words + ["--continue"])
        #expect(rest.status == 0, "\(rest.messages)")
        let ids = (first.output + rest.output).split(separator: "\n").map(String.init)
        #expect(ids == home.items.map(\.id))
    }

    private func run(_ words: [String]) async throws -> BuiltProgram.Run {
        let (starter, arguments) = clock.start(home.program, words)
        return try await starter.run(arguments, environment: home.environment.merging(token) { $1 })
    }

    @Test func `of the changes that wait the last one counts, and not the one with the latest date`() async throws {
        let id = home.items[0].id
        home.qiita.inject(.internalServerError)
        try clock.jump(to: "+30d")
        #expect(try await run(["stock", id]).status == 0)
        #expect(try await run(["like", id]).status == 0)
        try clock.jump(to: "-30d")
        #expect(try await run(["unstock", id]).status == 0)
        home.qiita.inject(nil)
        try clock.jump(to: "+0")
        #expect(try await run(["sync", "--tag", "none"]).status == 3)
        #expect(home.qiita.items[0].stockers.isEmpty)
        #expect(home.qiita.items[0].likers == [FakeQiita.user])
    }

    @Test func `a wait is over when the calendar says so, however it came there`() async throws {
        home.qiita.inject(.quotaExceeded(until: Date(timeIntervalSinceNow: 3000)))
        let session = try home.open(["list", "--per-page", "1"], clock: clock)
        try await session.expect("1  Wait ", "> ")
        home.qiita.inject(nil)
        await session.type("1")
        try await session.expect(" s left… (Control-C quits)")
        try clock.jump(to: "+30d")
        try await session.expect("東京で学ぶ設計 その1")
        #expect(await session.end() == 0)
    }
}
