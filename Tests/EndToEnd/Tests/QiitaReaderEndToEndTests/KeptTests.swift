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
        #expect(Set(kept.lines) == Set(home.items.prefix(10).map(\.id)))

        for query in ["計", "その5", "ARTICLE 4"] {
            let found = try await home.run(
                ["search", "--offline", "--json"] + query.split(separator: " ").map { String($0) }
            )
            #expect(found.status == 0, "\(found.messages)")
            let words = query.lowercased().split(separator: " ")
            let expected = home.items.prefix(10).filter { item in
                words.allSatisfy { (item.title + item.body + item.tags.joined()).lowercased().contains($0) }
            }
            #expect(found.lines.count == expected.count, "\(query): \(found.output)")
        }

        try await home.run("forget", home.items[4].id, exits: 0)
        #expect(try await home.run("kept", "--fields", "id").lines.count == 9)
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
        #expect(found.lines.count == 100)
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
}
