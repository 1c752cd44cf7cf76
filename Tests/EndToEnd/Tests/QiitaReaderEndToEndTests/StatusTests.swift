import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of `status` with the built program.
struct StatusTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome()
    }

    private func status(environment: [String: String] = [:]) async throws -> [String: Any] {
        let result = try await home.run("status", "--json", environment: environment, exits: 0)
        return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }

    @Test func `without a token nobody is asked, and the last answer says what is left`() async throws {
        let before = try await status()
        #expect(before["quota_remaining"] is NSNull)
        #expect(home.qiita.requests.isEmpty)
        _ = try await home.run("list", "--per-page", "3")
        let after = try await status()
        #expect(after["quota_remaining"] as? Int == 59)
        #expect(after["quota_limit"] as? Int == 60)
        #expect(after["articles"] as? Int == 3)
        #expect((after["bytes"] as? Int ?? 0) > 100)
        #expect(after["signed_in"] as? Bool == false)
        #expect(after["host_source"] as? String == "environment")
        #expect(home.qiita.requests.count == 1)
    }

    @Test func `the state of the index is reported, and only a search repairs it`() async throws {
        #expect(try await status()["index"] as? String == "missing")
        _ = try await home.run("list", "--per-page", "3")
        let current = try await status()
        #expect(current["index"] as? String == "current")
        #expect((current["index_bytes"] as? Int ?? 0) > 10_000)
        #expect(current["articles"] as? Int == 3)
        let files = FileManager.default.enumerator(atPath: home.folder)?.compactMap { $0 as? String } ?? []
        let file = try #require(files.first { $0.hasSuffix(".sqlite") })
        let url = URL(filePath: home.folder + "/" + file)
        try Data("not a database".utf8).write(to: url)
        for _ in 0..<2 { #expect(try await status()["index"] as? String == "damaged") }
        let japanese = try await home.run("status", "--lang", "ja", "--plain", "--fields", "index,synced_on")
        #expect(japanese.output == "damaged\t\n")
        #expect(try await home.run("kept", "--fields", "id").output.split(separator: "\n").count == 3)
        #expect(try await status()["index"] as? String == "current")
    }

    @Test func `the last complete sync is reported`() async throws {
        #expect(try await status()["synced_on"] is NSNull)
        try await home.run("sync", "--tag", "Swift", exits: 0)
        let day = try #require(try await status()["synced_on"] as? String)
        #expect(day.wholeMatch(of: /20\d\d-\d\d-\d\d/) != nil)
        let session = try home.open("status", columns: 200)
        try await session.expect("Last sync: \(day) (Japan time)", "Index: ")
        #expect(await session.end() == 0)
    }

    @Test func `with a token the host says whose it is, and offline the rest is reported all the same`() async throws {
        let token = ["QIITA_TOKEN": FakeQiita.token]
        let live = try await status(environment: token)
        #expect(live["user"] as? String == FakeQiita.user)
        #expect(live["quota_limit"] as? Int == 1000)
        home.qiita.stop()
        let session = try home.open("status", environment: token, columns: 200)
        try await session.expect("from the environment variable QIITA_DOMAIN")
        try await session.expect(
            "Signed in: unknown, with the token in the environment variable QIITA_TOKEN. No connection."
        )
        try await session.expect("Requests: 999 of 1000 left until ", "Kept: 0 articles")
        try await session.expect("/.config/qiita-reader/config")
        #expect(await session.end() == 0)
        #expect(await !session.written.contains(FakeQiita.token))
    }

    @Test func `verbose prints on the standard error what a run has cost`() async throws {
        let first = try await home.run("list", "--per-page", "1", "--verbose", "--max-age", "60")
        #expect(first.messages.hasPrefix("Sent: 1. Requests: 59 of 60 left until "))
        let second = try await home.run("list", "--per-page", "1", "--verbose", "--max-age", "60", "--lang", "ja")
        #expect(second.messages.hasPrefix("送信: 0 件。リクエスト: 残り 59/60"))
        #expect(second.output == first.output)
    }
}
