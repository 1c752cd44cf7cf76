import FakeQiita
import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

/// Tests of the requests of the built program, and of those that its cache saves.
struct CacheAgeTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome()
        try home.configure("")
    }

    private var conditions: [String?] { home.qiita.requests.map { $0.headers["if-none-match"] } }

    @Test func `within the age nothing is asked twice, by another run neither`() async throws {
        let first = try await home.run("list", "--per-page", "2")
        let second = try await home.run("list", "--per-page", "2")
        #expect(first.output == second.output)
        #expect(home.qiita.requests.count == 1)
        #expect(try await home.run("list", "--per-page", "3").status == 0)
        #expect(home.qiita.requests.count == 2)
    }

    @Test(arguments: ["{", #"{"id": 7}"#, #"[{"id": "a"}]"#])
    func `an answer that cannot be read is not kept, and what was kept is shown instead`(bad: String) async throws {
        let id = home.items[0].id
        for command in [["read", id], ["list", "--per-page", "2"]] {
            let good = try await home.run(command)
            home.qiita.inject(.body(bad))
            for (language, title) in [
                ("en_US.UTF-8", "Unreadable answer. This is the copy of "),
                ("ja_JP.UTF-8", "応答を読み取れません。"),
            ] {
                let again = try await home.run(command + ["--max-age", "0"], environment: ["LANG": language])
                #expect(again.status == 0)
                #expect(again.messages.contains(title), "\(again.messages)")
                if language.hasPrefix("en") { #expect(again.output == good.output) }
            }
            let asked = home.qiita.requests.count
            #expect(try await home.run(command).output == good.output)
            #expect(home.qiita.requests.count == asked)
            home.qiita.inject(nil)
        }
    }

    @Test func `an article without a copy is requested again after a response that cannot be read`() async throws {
        home.qiita.inject(.body(""))
        #expect(try await home.run("read", home.items[0].id).status != 0)
        home.qiita.inject(nil)
        let read = try await home.run("read", home.items[0].id, exits: 0)
        #expect(read.messages.isEmpty)
    }

    @Test func `after the age the host is asked whether the answer still holds`() async throws {
        let first = try await home.run("list", "--per-page", "2")
        let second = try await home.run("list", "--per-page", "2", "--max-age", "0")
        #expect(conditions.count == 2)
        #expect(conditions[0] == nil)
        #expect(conditions[1]?.hasPrefix("W/") == true)
        #expect(first.output == second.output)
        home.qiita.change { $0[0].title = "新しい題名" }
        let third = try await home.run("list", "--per-page", "2", "--max-age", "0")
        #expect(third.output.contains("新しい題名"))
        #expect(conditions.count == 3)
    }

    @Test func `the age comes from the configuration where no flag says it`() async throws {
        try home.configure("max-age = 0\n")
        for _ in 0..<2 { _ = try await home.run("list") }
        #expect(home.qiita.requests.count == 2)
        _ = try await home.run("list", "--max-age", "60")
        #expect(home.qiita.requests.count == 2)
    }

    @Test func `refreshing goes past the age`() async throws {
        let reader = try home.open()
        try await reader.expect("> ")
        home.qiita.change { $0[0].title = "新しい題名" }
        await reader.type("r")
        try await reader.expect("新しい題名")
        try await reader.type("q", at: "> ")
        #expect(await reader.end() == 0)
        #expect(conditions.last??.hasPrefix("W/") == true)
    }

    @Test func `refreshing an article goes past the age too`() async throws {
        let session = try home.open()
        try await session.type("1", at: "> ")
        try await session.expect("本文 1", "> ")
        home.qiita.change { $0[0].body = "新しい本文" }
        await session.type("r")
        try await session.expect("新しい本文")
        try await session.type("q", at: "> ")
        #expect(await session.end() == 0)
    }

    @Test func `another account does not get what was answered to the first one`() async throws {
        try await home.run("list", "--mine", environment: ["QIITA_TOKEN": FakeQiita.token], exits: 0)
        #expect(try await home.run("list", "--mine").status == 4)
        #expect(try await home.run("list", "--mine", environment: ["QIITA_TOKEN": "other"]).status == 4)
    }

    @Test func `a cache that cannot be written is done without`() async throws {
        let file = home.folder + "/file"
        try Data().write(to: URL(filePath: file))
        let result = try await home.run(
            "list",
            environment: ["XDG_CACHE_HOME": file, "XDG_STATE_HOME": file],
            exits: 0
        )
        #expect(result.messages.isEmpty)
    }
}
