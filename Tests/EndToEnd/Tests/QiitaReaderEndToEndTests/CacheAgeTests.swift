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

    @Test func `within the age nothing is asked twice, by another run neither`() async throws {
        let first = try await home.run("list", "--per-page", "2")
        let second = try await home.run("list", "--per-page", "2")
        #expect(first.output == second.output)
        #expect(home.qiita.requests.count == 1)
        #expect(try await home.run("list", "--per-page", "3").status == 0)
        #expect(home.qiita.requests.count == 2)
    }

    @Test func `the age comes from the configuration where no flag says it`() async throws {
        try home.configure("max-age = 0\n")
        for _ in 0..<2 { _ = try await home.run("list") }
        #expect(home.qiita.requests.count == 2)
        _ = try await home.run("list", "--max-age", "60")
        #expect(home.qiita.requests.count == 2)
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
