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
        #expect(try await home.run("kept", "--fields", "id").lines.count == 3)
        #expect(try await status()["index"] as? String == "current")
    }

    @Test func `verbose prints on the standard error what a run has cost`() async throws {
        let first = try await home.run("list", "--per-page", "1", "--verbose", "--max-age", "60")
        #expect(first.messages.hasPrefix("Sent: 1. Requests: 59 of 60 left until "))
        let second = try await home.run("list", "--per-page", "1", "--verbose", "--max-age", "60", "--lang", "ja")
        #expect(second.messages.hasPrefix("送信: 0 件。リクエスト: 残り 59/60"))
        #expect(second.output == first.output)
    }
}
