import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

struct SyncTests {
    private let token = ["QIITA_TOKEN": FakeQiita.token]

    /// Returns articles that were stocked, and have not changed for a long time.
    static func stocked(_ count: Int) -> [FakeItem] {
        FakeItem.numbered(count).map { item in
            var item = item
            item.stockers = [FakeQiita.user]
            item.updated = "2020-01-01T00:00:00+09:00"
            return item
        }
    }

    private func pages(_ home: ReaderHome) -> [String] {
        home.qiita.requests.filter { $0.path.hasSuffix("items") || $0.path.hasSuffix("stocks") }
            .map { $0.query("page") ?? "" }
    }

    @Test func `stocks are kept a hundred a request, and can be read without a connection`() async throws {
        let home = try ReaderHome(Self.stocked(250))
        let result = try await home.run("sync", environment: token, exits: 0)
        #expect(result.lines.count == 250)
        #expect(result.messages.contains("250 articles: 2 more requests;"))
        #expect(pages(home) == ["1", "2", "3"])
        home.qiita.stop()
        let read = try await home.run("read", home.items[249].id, environment: token, exits: 0)
        #expect(read.output == home.items[249].body)
    }

    @Test func `a second sync says that one is running, and the end of a process ends its lock`() async throws {
        let home = try ReaderHome()
        home.qiita.inject(.noResponse)
        let first = try home.open("sync", "--user", "koher")
        await home.qiita.waitForRequests(1)
        let second = try await home.run("sync", "--tag", "Swift", exits: 1)
        #expect(second.output.isEmpty)
        #expect(second.messages.contains("Another sync of '\(home.qiita.host)' is running."), "\(second.messages)")
        // The first one may have repeated its request meanwhile.
        #expect(home.qiita.requests.allSatisfy { $0.path.contains("koher") })
        await first.send("\u{3}")
        #expect(await first.end() == 130)
        home.qiita.inject(nil)
        #expect(try await home.run("sync", "--tag", "Swift").status == 0)
    }
}
