import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of the built program with documents that a newer version has written.
struct NewerVersionTests {
    private let home: ReaderHome
    private let signedIn = ["QIITA_TOKEN": FakeQiita.token]

    init() throws {
        // More than one page, so that a traversal can stop between two pages.
        home = try ReaderHome(FakeItem.numbered(120))
    }

    private func id(_ number: Int) -> String { home.items[number - 1].id }

    private func run(_ arguments: String...) async throws -> BuiltProgram.Run {
        try await home.run(arguments, environment: signedIn)
    }

    /// Returns the paths of all documents of the program.
    private func documents() throws -> [String] {
        let paths = try #require(FileManager.default.enumerator(atPath: home.folder)).compactMap { $0 as? String }
        return paths.filter { $0.hasSuffix(".json") && !$0.contains("/.work/") }.map { home.folder + "/" + $0 }.sorted()
    }

    /// Replaces the documents by those of a newer version.
    private func writeNewerVersions() throws -> [String: Data] {
        var renewed: [String: Data] = [:]
        for path in try documents() {
            let text = #"{"strata":1,"version":99,"document":{"of":"the future","name":"\#(path.hashValue)"}}"#
            try Data(text.utf8).write(to: URL(filePath: path))
            renewed[path] = Data(text.utf8)
        }
        #expect(!renewed.isEmpty)
        return renewed
    }

    /// Fills every collection: articles, lists, history, searches, comments, users, tags, reactions and their owners,
    /// syncs, unfinished traversals, sessions, settings, quotas and responses.
    private func fill() async throws {
        for number in 1...3 { _ = try await run("read", id(number)) }
        for command in [
            ["list"], ["comments", id(1)], ["user", FakeQiita.user], ["tag", "設計"], ["saved", "save", "s", "計"],
            ["sync", "--tag", "設計"], ["like", id(1)],
        ] {
            _ = try await home.run(command, environment: signedIn)
        }
        let session = try home.open(environment: signedIn)
        for line in ["1", "q"] {
            try await session.type(line, at: "> ")
        }
        _ = await session.end()
        home.qiita.inject(.reset, after: 1)
        _ = try await run("list", "--all")
        home.qiita.inject(.reset)
        _ = try await run("stock", id(2))
        home.qiita.inject(nil)
    }

    @Test func `no command changes a byte of them, and one about them reports what lies where, and what to do`()
        async throws
    {
        try await fill()
        let renewed = try writeNewerVersions()
        let names = Set(renewed.keys.map { URL(filePath: $0).deletingLastPathComponent().lastPathComponent })
        for collection in [
            "articles-", "lists-", "history", "searches", "comments-", "users-", "tags-", "reactions-", "syncs-",
            "walks-",
            "sessions", "quotas", "responses",
        ] {
            #expect(names.contains { $0.hasPrefix(collection) }, "\(collection) is not among \(names.sorted())")
        }
        // What such a command is about is in one of them alone.
        let refused = [
            ["keep", id(1)], ["forget", id(1)], ["saved"], ["saved", "run", "s"], ["saved", "save", "s", "x", "--yes"],
            ["saved", "remove", "s"], ["sync", "--tag", "設計"], ["history"], ["history", "remove", id(1)],
            ["history", "clear", "--yes"],
        ]
        let others = [
            ["list"], ["read", id(1)], ["read", id(1), "--format", "html"], ["list", "--all"],
            ["list", "--all", "--continue"], ["search", "計"], ["search", "--offline", "計"], ["kept"],
            ["comments", id(1)], ["user", FakeQiita.user], ["tag", "設計"], ["stock", id(2)], ["stocked", id(2)],
            ["unstock", id(2)], ["like", id(1)], ["unlike", id(1)], ["status"], ["whoami"],
        ]
        for isReachable in [true, false] {
            home.qiita.inject(isReachable ? nil : .reset)
            for command in refused + others {
                let result = try await home.run(command + ["--no-input"], environment: signedIn)
                #expect(result.status != 2, "\(command): \(result.messages)")
                if isReachable, refused.contains(command) {
                    #expect(result.status == 7, "\(command): \(result.messages)")
                    #expect(
                        result.messages.contains(
                            " was written by a newer version of this program and was not changed. Update the program."
                        ),
                        "\(command): \(result.messages)"
                    )
                }
                let changed = renewed.filter { FileManager.default.contents(atPath: $0.key) != $0.value }.map(\.key)
                try #require(changed.isEmpty, "\(command) changed \(changed)")
            }
        }
        home.qiita.inject(nil)
        let session = try home.open("--restore", environment: signedIn)
        try await session.expect("written by a newer version")
        try await session.type("q", at: "q quit > ")
        #expect(await session.end() < 128, "It is not left to be killed.")
        for (path, bytes) in renewed { #expect(FileManager.default.contents(atPath: path) == bytes, "\(path)") }
    }

    @Test func `one of them stops none of the others`() async throws {
        for number in 1...3 { _ = try await run("read", id(number)) }
        for name in ["a", "b", "c"] { _ = try await run("saved", "save", name, "計") }
        for path in try documents() where path.hasSuffix("/searches/b.json") || path.contains(id(2)) {
            try Data(#"{"strata":1,"version":99,"document":{}}"#.utf8).write(to: URL(filePath: path))
        }
        try? FileManager.default.removeItem(atPath: home.folder + "/.cache")

        let history = try await run("history", "--fields", "title")
        #expect(history.status == 7)
        #expect(history.output == "\(home.items[2].title)\n\(home.items[0].title)\n")
        let kept = try await run("kept", "--fields", "id")
        #expect(kept.status == 7, "\(kept.messages)")
        #expect(Set(kept.lines) == [id(1), id(3)])
        #expect(try await run("saved", "--fields", "name").output == "a\nc\n")
        let list = try await run("list", "--per-page", "3", "--fields", "id")
        #expect(list.status == 0)
        #expect(list.messages.contains("was written by a newer version"))
        #expect(list.lines.count == 3)
        home.qiita.stop()
        let offline = try await run("list", "--per-page", "3", "--fields", "id")
        #expect(offline.status == 7)
        #expect(Set(offline.lines) == [id(1), id(3)], "\(offline.messages)")
        #expect(try await run("read", id(3)).status == 0)
        #expect(try await run("read", id(2)).status == 7)
    }
}
