import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

struct KeptTests {
    @Test func `cached articles are listed, found and removed without a connection`() async throws {
        let home = try ReaderHome()
        #expect(try await home.run("kept", "--fields", "id").output.isEmpty)
        _ = try await home.run("list", "--per-page", "10")
        home.qiita.stop()
        let kept = try await home.run("kept", "--fields", "id", exits: 0)
        #expect(Set(kept.output.split(separator: "\n").map(String.init)) == Set(home.items.prefix(10).map(\.id)))

        for query in ["計", "その5", "ARTICLE 4"] {
            let found = try await home.run(
                ["search", "--offline", "--json"] + query.split(separator: " ").map(String.init)
            )
            #expect(found.status == 0, "\(found.messages)")
            let words = query.lowercased().split(separator: " ")
            let expected = home.items.prefix(10).filter { item in
                words.allSatisfy { (item.title + item.body + item.tags.joined()).lowercased().contains($0) }
            }
            #expect(found.output.split(separator: "\n").count == expected.count, "\(query): \(found.output)")
        }

        try await home.run("forget", home.items[4].id, exits: 0)
        #expect(try await home.run("kept", "--fields", "id").output.split(separator: "\n").count == 9)
        #expect(try await home.run("read", home.items[4].id).status == 6)
    }

    @Test func `a session that indexes what was kept before says how far it is, and a search finds all afterwards`()
        async throws
    {
        let home = try ReaderHome(SyncTests.stocked(1_500))
        try await home.run("sync", environment: ["QIITA_TOKEN": FakeQiita.token], exits: 0)
        let index = "\(home.folder)/.cache/qiita-reader/index-\(home.qiita.host)"
        try FileManager.default.removeItem(atPath: index)
        let session = try home.open(environment: ["ACCESSIBLE": ""])
        try await session.expect("indexing kept articles")
        await session.send("q")
        #expect(await session.end() == 0)
        let found = try await home.run("kept", "--per-page", "100", "--page", "15", "--fields", "id", exits: 0)
        #expect(found.output.split(separator: "\n").count == 100)
    }

    @Test func `a removal names the title, also when nothing was searched or listed before`() async throws {
        let home = try ReaderHome()
        let item = home.items[0]
        try await home.run("keep", item.id, exits: 0)
        let removal = try home.open("forget", item.id, "--lang", "en")
        try await removal.expect("'\(item.title)'")
        #expect(await removal.end() == 0)
    }

    @Test func `operators and options find the same without a connection`() async throws {
        var items = FakeItem.numbered(9)
        for index in items.indices {
            items[index].created = "2026-0\(index + 1)-01T00:30:00+09:00"
            items[index].updated = "2026-1\(index % 3)-01T23:30:00+09:00"
            items[index].stocks = index * 10
            items[index].organization = index % 2 == 0 ? "acme" : nil
            items[index].body = index % 4 == 0 ? "本文\n```swift\nasync let\n```\n" : "async let\n"
        }
        let home = try ReaderHome(items)
        _ = try await home.run("list", "--per-page", "10")
        home.qiita.stop()
        func found(_ arguments: [String]) async throws -> [Int] {
            let result = try await home.run(["search", "--offline", "--fields", "id", "--lang", "en"] + arguments)
            #expect(result.status == 0, "\(arguments): \(result.messages)")
            return result.output.split(separator: "\n").compactMap { Int($0) }.sorted()
        }
        let expected: [([String], [Int])] = [
            (["created:>=2026-08-01"], [8, 9]), (["created:2026-02"], [2]),
            (["--created", "2026-02..2026-03"], [2, 3]),
            (["--created", "<2026-02", "計"], [1]), (["updated:<2026-11 OR stocks:>70"], [1, 4, 7, 9]),
            (["--updated", "2026-12"], [3, 6, 9]), (["stocks:40"], [5]), (["--stocks", "70"], [8, 9]),
            (["--", "-stocks:>20"], [1, 2, 3]), (["org:ACME"], [1, 3, 5, 7, 9]),
            (["--org", "acme", "--stocks", "80"], [9]),
            (["--", "-org:acme", "-tag:設計"], [2, 4, 6, 8]), (["code:async"], [1, 5, 9]),
            (["--code", "async let", "--title", "その5"], [5]), (["body:async", "--created", "<=2026-01-01"], [1]),
            (["created:>2026"], []),
        ]
        for (arguments, numbers) in expected { #expect(try await found(arguments) == numbers, "\(arguments)") }
        let kept = try await home.run("kept", "stocks:>=70", "--fields", "id")
        #expect(kept.output.split(separator: "\n").count == 2)

        let refused = try await home.run("search", "--offline", "created:soon", "--lang", "en")
        #expect(refused.status == 2 && refused.output.isEmpty)
        #expect(refused.messages.contains("'soon' is not valid for created"))
    }

    @Test func `an unknown organisation is reported and not passed over`() async throws {
        let home = try ReaderHome(FakeItem.numbered(2))
        _ = try await home.run("list", "--per-page", "10")
        home.qiita.stop()
        #expect(try await home.run("search", "--offline", "org:acme").status == 0)
        // As an older version stored it.
        let name = home.items[0].id
        let files = FileManager.default.enumerator(atPath: home.folder)?.compactMap { $0 as? String } ?? []
        let file = try #require(files.first { $0.hasSuffix(name + ".json") })
        let url = URL(filePath: home.folder + "/" + file)
        let text = try String(contentsOf: url, encoding: .utf8)
        let older = text.replacing(#""organization":"","#, with: "")
        #expect(older != text)
        try Data(older.utf8).write(to: url)
        for index in files where index.hasSuffix(".sqlite") {
            try FileManager.default.removeItem(atPath: home.folder + "/" + index)
        }
        let result = try await home.run("search", "--offline", "org:acme", "--lang", "en")
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.messages.contains("org is unknown for 1 kept copy. Fetch them again, or search on the host."))
        let japanese = try await home.run("search", "--offline", "org:acme", "--lang", "ja")
        #expect(japanese.messages.contains("保存した 1 件で org が不明"))
        #expect(try await home.run("search", "--offline", "org:acme tag:設計 title:Article").status == 0)
    }

    @Test func `an index that is damaged or gone is made again`() async throws {
        let home = try ReaderHome()
        _ = try await home.run("list", "--per-page", "10")
        let before = try await home.run("kept", "--fields", "id").output
        let cache = home.folder + "/.cache"
        for damage in [true, false] {
            let files = FileManager.default.enumerator(atPath: cache)?.compactMap { $0 as? String } ?? []
            let parts = files.filter { $0.contains("index-") && !$0.hasSuffix("/") }
            #expect(!parts.isEmpty)
            for part in parts where !part.hasSuffix("index-\(home.qiita.host)") {
                let path = cache + "/" + part
                if damage {
                    try? Data("not a database".utf8).write(to: URL(filePath: path))
                } else {
                    try? FileManager.default.removeItem(atPath: path)
                }
            }
            #expect(try await home.run("kept", "--fields", "id").output == before)
        }
    }

    @Test func `an article is kept by its name, and a missing one is reported`() async throws {
        let home = try ReaderHome()
        let id = home.items[2].id
        try await home.run("keep", id, exits: 0)
        #expect(try await home.run("keep", "ffffffffffffffffffff").status == 3)
        home.qiita.stop()
        #expect(try await home.run("read", id).output == home.items[2].body)
        #expect(try await home.run("kept", "--fields", "id").output == id + "\n")
        #expect(try await home.run("keep", home.items[3].id).status == 6)
    }

    @Test func `several articles are kept, and each has its result`() async throws {
        let home = try ReaderHome()
        let (first, second, third) = (home.items[0], home.items[1], home.items[2])
        let missing = "ffffffffffffffffffff"
        let result = try await home.run(
            ["keep", first.id, "-", missing],
            input: "\(second.id)\n\nhttp://\(home.qiita.host)/koher/items/\(third.id)\n\(first.id)\n"
        )
        #expect(result.status == 3, "\(result.messages)")
        #expect(
            result.output == """
                \(first.id)\t0\t\(first.title)
                \(second.id)\t0\t\(second.title)
                http://\(home.qiita.host)/koher/items/\(third.id)\t0\t\(third.title)
                \(missing)\t3\t

                """
        )
        #expect(result.messages.contains("There is no article '\(missing)' on '\(home.qiita.host)'."))
        #expect(try await home.run("kept", "--fields", "id").output.split(separator: "\n").count == 3)
        let mixed = try await home.run("keep", missing, "a b", first.id, exits: 1)
        #expect(mixed.output.contains("a b\t2\t\n"))
        #expect(mixed.output.hasSuffix("\(first.id)\t0\t\(first.title)\n"))
    }

    @Test func `a run that is stopped names the articles that are left`() async throws {
        let home = try ReaderHome()
        home.qiita.inject(.quotaExceeded(until: Date(timeIntervalSince1970: 4_102_444_800)), after: 1)
        let ids = home.items.prefix(3).map(\.id)
        let result = try await home.run(["keep", "--fields", "name,exit_code,kept"] + ids, exits: 5)
        #expect(result.output == "\(ids[0])\t0\ttrue\n\(ids[1])\t5\tfalse\n\(ids[2])\t5\tfalse\n")
        #expect(result.messages.contains("2 articles were not kept."))
        #expect(try await home.run("kept", "--fields", "id").output == ids[0] + "\n")
    }

    @Test func `nothing of the guide is kept`() async throws {
        let home = try ReaderHome()
        func files() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: home.folder).sorted() }
        func kept(_ arguments: String...) async throws -> String {
            let run = try await home.run(["kept", "--fields", "id"] + arguments, exits: 0)
            return run.output
        }
        let before = try files()
        for line in [["list"], ["read", "the-grid"], ["search", "layers"]] {
            let run = try await home.run(line + ["--source", "guide"])
            #expect(run.status == 0 && !run.output.isEmpty, "\(run.messages)")
        }
        #expect(try await kept("--source", "guide").isEmpty)
        #expect(try files() == before)
        // The kept articles of a host are not chapters of the guide, and vice versa.
        _ = try await home.run("read", home.items[2].id)
        #expect(try files() != before)
        #expect(try await kept() == home.items[2].id + "\n")
        #expect(try await kept("--source", "guide").isEmpty)
    }
}
