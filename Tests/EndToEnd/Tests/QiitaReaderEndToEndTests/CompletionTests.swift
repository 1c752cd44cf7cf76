import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of completions that depend on stored data.
struct CompletionTests {
    private let home: ReaderHome
    private let token = ["QIITA_TOKEN": FakeQiita.token]

    init() throws {
        var items = FakeItem.numbered(9)
        items[0].id = "c0ffee00000000000000"
        items[0].title = "珈琲の設計"
        items[1].tags = ["Swift", "x$(touch ~/evaluated)", "C++ 言語"]
        home = try ReaderHome(items)
    }

    /// Keeps all articles, and saves two searches.
    private func fill() async throws {
        for arguments in [
            ["list"], ["kept"], ["saved", "save", "Morning", "tag:Swift"], ["saved", "save", "朝 の 設計", "設計"],
        ] {
            let result = try await home.run(arguments)
            try #require(result.status == 0, "\(result.messages)")
        }
    }

    private func candidates(_ words: String...) async throws -> [String] {
        let result = try await home.run(["__complete", "--"] + words, exits: 0)
        #expect(result.messages.isEmpty)
        return result.lines
    }

    @Test func `words are those that are known on this machine, with what they mean`() async throws {
        try await fill()
        let before = home.qiita.requests.count
        #expect(
            try await candidates("list", "--tag", "") == [
                "words", "Swift\t9 kept articles", "設計\t5 kept articles", "C++ 言語\t1 kept article",
                "x$(touch ~/evaluated)\t1 kept article",
            ]
        )
        #expect(try await candidates("tag", "sw") == ["words", "Swift\t9 kept articles"])
        #expect(
            try await home.run("__complete", "--", "list", "--tag=設", environment: ["LANG": "ja_JP.UTF-8"]).output
                == "words\n--tag=設計\t保存した記事 5 件\n"
        )
        for command in [["saved", "run"], ["saved", "remove"], ["saved", "save"], ["sync", "--saved"]] {
            let result = try await home.run(["__complete", "--"] + command + [""])
            #expect(result.output == "words\nMorning\n朝 の 設計\n")
        }
        for command in ["read", "forget", "comments", "stock"] {
            #expect(try await candidates(command, "c0") == ["words", "c0ffee00000000000000\t珈琲の設計"])
        }
        #expect(try await candidates("read", "").count == 10)
        #expect(home.qiita.requests.count == before)
    }

    @Test func `the host and the source on the line decide`() async throws {
        try await fill()
        #expect(try await candidates("--host", "team.example", "list", "--tag", "") == ["words"])
        #expect(try await candidates("list", "--host=:", "--tag", "") == ["words"])
        #expect(try await candidates("--source", "guide", "read", "the-g").first { $0.hasPrefix("the-grid\t") } != nil)
        #expect(try await candidates("--source=guide", "list", "--tag", "vip").contains { $0.hasPrefix("VIPER\t") })
        try home.configure("host = :\nnonsense\n")
        #expect(try await candidates("saved", "run", "mo") == ["words", "Morning"])
    }

    @Test func `a completion writes, requests and prints nothing, whatever the state of the kept articles`()
        async throws
    {
        func files() throws -> [String: Date?] {
            var files: [String: Date?] = [:]
            let paths = FileManager.default.enumerator(atPath: home.folder)?.compactMap { $0 as? String } ?? []
            // SQLite records its readers there.
            for path in paths where !path.hasSuffix("-shm") {
                let attributes = try FileManager.default.attributesOfItem(atPath: "\(home.folder)/\(path)")
                if attributes[.type] as? FileAttributeType == .typeRegular {
                    files[path] = attributes[.modificationDate] as? Date
                } else {
                    files[path] = .some(nil)
                }
            }
            return files
        }
        func ask() async throws -> [[String]] {
            [
                try await candidates("list", "--tag", ""), try await candidates("read", ""),
                try await candidates("saved", "run", ""),
            ]
        }
        let empty = try files()
        #expect(try await ask() == [["words"], ["files "], ["words"]])
        #expect(try files() == empty)

        try await fill()
        let full = try files()
        #expect(try await ask().map(\.count) == [5, 10, 3])
        #expect(try files() == full)

        let data = home.folder + "/.local/share/qiita-reader/searches"
        for file in try FileManager.default.contentsOfDirectory(atPath: data) {
            try Data("nonsense".utf8).write(to: URL(filePath: "\(data)/\(file)"))
        }
        let cache = home.folder + "/.cache/qiita-reader"
        let index = try #require(
            try FileManager.default.contentsOfDirectory(atPath: cache).first { $0.hasPrefix("index-") }
        )
        // A journal with contents belongs to a change that was interrupted, which whoever reads next undoes.
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(cache)/\(index)")
        for file in names where file.hasSuffix(".sqlite") {
            try Data("nonsense".utf8).write(to: URL(filePath: "\(cache)/\(index)/\(file)"))
        }
        let damaged = try files()
        #expect(try await ask() == [["words"], ["files "], ["words", "Morning", "朝 の 設計"]])
        #expect(try files() == damaged)
        #expect(home.qiita.requests.count == 1)
    }
}
