import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of saved searches with the built program.
struct SavedTests {
    private let token = ["QIITA_TOKEN": FakeQiita.token]

    @Test func `a saved search does what the search does`() async throws {
        let home = try ReaderHome()
        let conditions = ["設計", "--created", "2026-11", "--title", "東京 で", "--stocks", "3"]
        try await home.run(["saved", "save", "朝 の 設計"] + conditions, exits: 0)
        for way in [[], ["--all"], ["--page", "2", "--per-page", "3"], ["--all", "--continue"]] {
            _ = try await home.run(["search"] + conditions + way)
            let searched = home.qiita.requests.last
            try await home.run(["saved", "run", "朝 の 設計"] + way, exits: 0)
            #expect(home.qiita.requests.last?.query("query") == searched?.query("query"))
            #expect(home.qiita.requests.last?.query("page") == searched?.query("page"))
            #expect(home.qiita.requests.last?.query("per_page") == searched?.query("per_page"))
        }
        #expect(
            home.qiita.requests.last?.query("query")
                == #"設計 created:>=2026-11-01 created:<=2026-11-30 stocks:>=3 title:"東京 で""#
        )
    }

    @Test func `an existing name is replaced only with the option for it`() async throws {
        let home = try ReaderHome()
        _ = try await home.run("saved", "save", "a", "first")
        let refused = try await home.run("saved", "save", "a", "second", "--no-input", exits: 1)
        #expect(refused.messages.contains("It searches for 'first'."), "\(refused.messages)")
        #expect(try await home.run("saved", "--fields", "search").output == "first\n")
        #expect(try await home.run("saved", "save", "a", "first").status == 0)
        #expect(try await home.run("saved", "save", "a", "second", "--yes", "--no-input").status == 0)
        #expect(try await home.run("saved", "--fields", "search").output == "second\n")
    }

    @Test func `two programs save at the same time, and neither loses anything`() async throws {
        let home = try ReaderHome()
        try await withThrowingTaskGroup(of: Int32.self) { group in
            for number in 0..<12 {
                group.addTask {
                    try await home.runRetryingWhileLocked("saved", "save", "\(number % 6)", "q\(number)", "--yes")
                        .status
                }
            }
            for try await status in group { #expect(status == 0) }
        }
        let saved = try await home.run("saved", "--fields", "name,search")
        #expect(saved.messages.isEmpty)
        let lines = saved.lines
        #expect(lines.count == 6)
        for (number, line) in lines.enumerated() {
            #expect(["\(number)\tq\(number)", "\(number)\tq\(number + 6)"].contains(line))
        }
    }

    @Test func `everything that one finds is kept, and the next sync asks for what has changed`() async throws {
        let home = try ReaderHome(FakeItem.numbered(250))
        _ = try await home.run("saved", "save", "mine", "user:koher", "--stocks", "0")
        let first = try await home.run("sync", "--saved", "mine", environment: token, exits: 0)
        #expect(first.messages.contains("250 articles: 2 more requests;"), "\(first.messages)")
        #expect(first.lines.count == 250)
        try await home.run("sync", "--saved", "mine", environment: token, exits: 0)
        #expect(home.qiita.requests.last?.query("query")?.hasPrefix("user:koher stocks:>=0 updated:>=") == true)
        home.qiita.stop()
        #expect(try await home.run("read", home.items[249].id).output == home.items[249].body)
    }

    @Test func `its sync stops before the requests that are to be spared, and goes on after a kill`() async throws {
        let home = try ReaderHome(FakeItem.numbered(650))
        let long = String(repeating: "本文 章 ", count: 20)
        _ = try await home.run("saved", "save", "a", long)
        try await home.run("sync", "--saved", "a", "--reserve", "998", environment: token, exits: 5)
        // The last request gets no response, so that the kill never comes too late.
        let goal = home.qiita.requests.count + 2
        home.qiita.inject(.noResponse, after: 1)
        do {
            let session = try home.open("sync", "--saved", "a", environment: token)
            await home.qiita.waitForRequests(goal)
            _ = session  // The session kills its program.
        }
        home.qiita.inject(nil)
        try await home.run("sync", "--saved", "a", environment: token, exits: 0)
        let pages = home.qiita.requests.compactMap { $0.query("page") }
        #expect(pages.count < 7 + 3, "\(pages)")
        home.qiita.stop()
        for item in home.items.shuffled().prefix(5) {
            #expect(try await home.run("read", item.id).output == item.body)
        }
    }
}
