import FakeQiita
import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

struct ReadingTests {
    @Test func `lists a page for programs, one article a line`() async throws {
        let home = try ReaderHome()
        let result = try await home.run("list", "--page", "2", "--per-page", "3", exits: 0)
        #expect(result.messages.isEmpty)
        #expect(
            result.output == """
                00000000000000000004\tArticle 4\tkoher\t2026-11-20T00:00:00Z\t12\tSwift
                00000000000000000005\t東京で学ぶ設計 その5\tkoher\t2026-11-20T00:00:00Z\t12\tSwift,設計
                00000000000000000006\tArticle 6\tkoher\t2026-11-20T00:00:00Z\t12\tSwift

                """
        )
    }

    @Test func `searches in Japanese, with operators`() async throws {
        let home = try ReaderHome()
        let result = try await home.run("search", "東京", "tag:設計", "--json", "--per-page", "2", exits: 0)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2)
        let record = try #require(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
        #expect(record["title"] as? String == "東京で学ぶ設計 その1")
        #expect(home.qiita.requests.last?.query("query") == "東京 tag:設計")
    }

    @Test func `a cached article can be read offline, and says so`() async throws {
        let home = try ReaderHome()
        let live = try await home.run("read", "00000000000000000001")
        #expect(live.output == "# 章\n\n本文 1\n")
        #expect(live.messages.isEmpty)
        _ = try await home.run("list", "--per-page", "5")
        home.qiita.stop()

        let kept = try await home.run(
            "read",
            "https://qiita.com/koher/items/00000000000000000003",
            "--host",
            "qiita.com"
        )
        #expect(kept.status != 0)
        let again = try await home.run("read", "00000000000000000003", exits: 0)
        #expect(again.output == "# 章\n\n本文 3\n")
        #expect(again.messages.contains("This is the copy of "))
        let list = try await home.run("list", "--per-page", "5", exits: 0)
        #expect(list.lines.count == 5)
        let missing = try await home.run("read", "00000000000000000044", exits: 6)
        #expect(missing.output.isEmpty)
        #expect(missing.messages.contains("There is no connection to '"))
    }

    @Test func `a session goes through the pages, reads an article and comes back`() async throws {
        let home = try ReaderHome()
        let session = try home.open(environment: ["LANG": "ja_JP.UTF-8"])
        try await session.expect("東京で学ぶ設計 その1")
        try await session.type("n", at: "q 終了 > ")
        try await session.expect("40  ")
        try await session.type("3", at: "q 終了 > ")
        try await session.expect("https://qiita.com/koher/items/00000000000000000003", "本文 3")
        try await session.type("b", at: "q 終了 > ")
        try await session.expect("40  ")
        try await session.type("q", at: "q 終了 > ")
        #expect(await session.end() == 0)
    }

    @Test func `the host comes from the configuration where nobody else names one`() async throws {
        let home = try ReaderHome()
        let folder = home.folder + "/config/qiita-reader"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = URL(filePath: folder + "/config")
        try Data("# mine\nhost = http://\(home.qiita.host)\n".utf8).write(to: file)
        let environment = ["QIITA_DOMAIN": "", "XDG_CONFIG_HOME": home.folder + "/config"]
        #expect(try await home.run("list", "--per-page", "1", environment: environment).status == 0)
        try Data("host http://\(home.qiita.host)\n".utf8).write(to: file)
        let broken = try await home.run("list", environment: environment, exits: 7)
        #expect(broken.messages.contains("Line 1 of '\(file.path)' does not have the form 'key = value'."))
    }
}
