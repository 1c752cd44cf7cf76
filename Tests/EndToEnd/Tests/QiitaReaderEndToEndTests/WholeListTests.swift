import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

struct WholeListTests {
    private let token = ["QIITA_TOKEN": FakeQiita.token]

    /// Articles of which each day has so many.
    private static func items(_ count: Int, aDay: Int) -> [FakeItem] {
        FakeItem.numbered(count).enumerated().map { place, item in
            var item = item
            let day = Date(timeIntervalSince1970: 1_767_225_600 - Double(place / aDay) * 86_400)
            item.created = day.formatted(.iso8601).replacing("Z", with: "+09:00")
            return item
        }
    }

    private func ids(_ output: String) -> [String] { output.split(separator: "\n").map(String.init) }

    @Test func `everything is reached, also behind the pages that the host gives`() async throws {
        let home = try ReaderHome(Self.items(10_450, aDay: 300))
        let result = try await home.run("list", "--all", "--fields", "id", environment: token)
        #expect(result.status == 0, "\(result.messages)")
        #expect(ids(result.output) == home.items.map(\.id))
        #expect(home.qiita.requests.count < 110)
    }

    @Test func `what was interrupted goes on where it stopped, and nothing is missing`() async throws {
        let home = try ReaderHome(Self.items(550, aDay: 30))
        home.qiita.cause(.unauthorized, after: 3)
        let first = try await home.run("search", "user:koher", "--all", "--fields", "id", environment: token)
        #expect(first.status == 4)
        #expect(first.messages.contains("Stopped after 300 articles. The same command with '--continue' goes on"))
        home.qiita.cause(nil)
        let rest = try await home.run(
            "search",
            "user:koher",
            "--all",
            "--continue",
            "--fields",
            "id",
            environment: token
        )
        #expect(rest.status == 0, "\(rest.messages)")
        #expect(ids(first.output) + ids(rest.output) == home.items.map(\.id))
    }

    @Test func `articles that come meanwhile are no reason to show one twice`() async throws {
        let home = try ReaderHome(Self.items(350, aDay: 30))
        home.qiita.cause(.unauthorized, after: 1)
        let first = try await home.run("list", "--all", "--fields", "id", environment: token)
        home.qiita.cause(nil)
        home.qiita.change { items in
            let fresh = (0..<5).map { FakeItem(id: "fffffffffffffffffff\($0)", title: "n", body: "n") }
            items.insert(contentsOf: fresh, at: 0)
        }
        let rest = try await home.run("list", "--all", "--continue", "--fields", "id", environment: token)
        #expect(rest.status == 0, "\(rest.messages)")
        #expect(ids(first.output) + ids(rest.output) == home.items.map(\.id))
    }

    @Test func `conditions are sent as operators`() async throws {
        let home = try ReaderHome()
        let result = try await home.run("search", "設計", "--created", "2026-11", "--title", "東京 で", "--stocks", "3")
        #expect(result.status == 0)
        #expect(
            home.qiita.requests.last?.query("query")
                == #"設計 created:>=2026-11-01 created:<=2026-11-30 stocks:>=3 title:"東京 で""#
        )
        let wrong = try await home.run("search", "--created", "2026-13")
        #expect(wrong.status == 2)
        #expect(wrong.messages.contains("'2026-13'"))
    }
}
