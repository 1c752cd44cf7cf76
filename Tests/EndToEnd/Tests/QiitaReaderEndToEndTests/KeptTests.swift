import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

struct KeptTests {
    @Test func `what was fetched is listed, found and forgotten without a connection`() async throws {
        let home = try ReaderHome()
        #expect(try await home.run("kept", "--fields", "id").output.isEmpty)
        _ = try await home.run("list", "--per-page", "10")
        home.qiita.stop()
        let kept = try await home.run("kept", "--fields", "id")
        #expect(kept.status == 0, "\(kept.messages)")
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

        let forgotten = try await home.run("forget", home.items[4].id)
        #expect(forgotten.status == 0, "\(forgotten.messages)")
        #expect(try await home.run("kept", "--fields", "id").output.split(separator: "\n").count == 9)
        #expect(try await home.run("read", home.items[4].id).status == 6)
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

    @Test func `an article is kept by its name, and one that is not there is told`() async throws {
        let home = try ReaderHome()
        let id = home.items[2].id
        let result = try await home.run("keep", id)
        #expect(result.status == 0, "\(result.messages)")
        #expect(try await home.run("keep", "ffffffffffffffffffff").status == 3)
        home.qiita.stop()
        #expect(try await home.run("read", id).output == home.items[2].body)
        #expect(try await home.run("kept", "--fields", "id").output == id + "\n")
        #expect(try await home.run("keep", home.items[3].id).status == 6)
    }

    @Test func `nothing of the guide is kept`() async throws {
        let result = try await ReaderHome().run("kept", "--source", "guide")
        #expect(result.status == 0)
        #expect(result.output.isEmpty || result.output.contains("guide"))
    }
}
