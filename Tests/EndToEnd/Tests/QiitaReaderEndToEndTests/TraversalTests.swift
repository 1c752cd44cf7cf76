import FakeQiita
import Foundation
import InfrastructureTesting
import RepositoryKit
import Synchronization
import Testing

struct TraversalTests {
    private static let token = ["QIITA_TOKEN": FakeQiita.token]

    /// Returns articles, the given number of them for each day.
    private static func items(_ count: Int, aDay: Int) -> [FakeItem] {
        FakeItem.numbered(count).enumerated().map { place, item in
            var item = item
            let day = Date(timeIntervalSince1970: 1_767_225_600 - Double(place / aDay) * 86_400)
            item.created = day.formatted(.iso8601).replacing("Z", with: "+09:00")
            return item
        }
    }

    @Test func `an interrupted list is resumed where it stopped, and no article is missing`() async throws {
        let home = try ReaderHome(Self.items(550, aDay: 30))
        home.qiita.inject(.unauthorized, after: 3)
        let search = ["search", "user:koher", "--all", "--fields", "id"]
        let first = try await home.run(search, environment: Self.token, exits: 4)
        #expect(first.messages.contains("Stopped after 300 articles. Add '--continue'"))
        home.qiita.inject(nil)
        let rest = try await home.run(search + ["--continue"], environment: Self.token)
        #expect(rest.status == 0, "\(rest.messages)")
        #expect(first.lines + rest.lines == home.items.map(\.id))
    }

    /// Returns the number of the page of a list that a request is for, or nil for any other request.
    private static func page(_ request: LoopbackRequest) -> Int? {
        request.path.hasSuffix("/items") ? Int(request.query("page") ?? "1") : nil
    }

    @Test(arguments: [["list"], ["search", "user:koher"]])
    func `changes by authors between two pages hide no article, and none comes twice`(command: [String]) async throws {
        let home = try ReaderHome(Self.items(650, aDay: 30))
        let begun = Mutex<Set<Int>>([])
        home.qiita.answer(after: .milliseconds(20))
        home.qiita.changeBeforeAnswers { request, items in
            // Each change is made before the first response with its page.
            guard let page = Self.page(request), begun.withLock({ $0.insert(page).inserted }) else { return }
            switch page {
            case 2: items.removeSubrange(10..<17)
            case 3: items.insert(FakeItem(id: "ffffffffffffffffffff", title: "new", body: "new"), at: 0)
            case 4:
                items[500].title = "新しい題名"
                items[500].updated = "2026-11-22T00:00:00+09:00"
            case 5: items.removeSubrange(20..<23)
            case 6: items.remove(at: 600)
            default: break
            }
        }
        let result = try await home.run(command + ["--all", "--fields", "id,title"], environment: Self.token, exits: 0)
        let lines = result.output.split(separator: "\n").map { $0.split(separator: "\t").map { String($0) } }
        let met = lines.map { $0[0] }
        #expect(Set(met).count == met.count)
        let now = home.qiita.items
        #expect(now.count == 640)
        // The articles that existed all the time.
        let stayed = Set(home.items.map(\.id)).intersection(now.map(\.id))
        #expect(stayed.subtracting(met) == [])
        // Of the others, only those that were listed before they were removed.
        let gone = Set(home.items.map(\.id)).subtracting(stayed)
        #expect(Set(met).subtracting(stayed) == gone.intersection(home.items.prefix(100).map(\.id)))
        #expect(lines.contains { $0[1] == "新しい題名" })
    }

    struct Slow {
        @Test func `everything is reached, also behind the pages that the host gives`() async throws {
            let home = try ReaderHome(TraversalTests.items(10_450, aDay: 300))
            let result = try await home.run("list", "--all", "--fields", "id", environment: token, exits: 0)
            #expect(result.lines == home.items.map(\.id))
            #expect(home.qiita.requests.count < 110)
        }

        private static let script = """
            import resource, subprocess, sys
            code = subprocess.call(sys.argv[1:], stdout=subprocess.DEVNULL)
            print(code, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
            """

        /// Lists all of a number of articles of 8 KiB, and returns the maximum size of the reader in memory, in bytes.
        private func peak(of count: Int) async throws -> Int {
            let body = String(repeating: "0123456789abcdef", count: 512)
            let items = TraversalTests.items(count, aDay: 300).map { item in
                var item = item
                item.body = body
                return item
            }
            let home = try ReaderHome(items)
            // With an arena for each thread, the peak depends on which thread frees what, by chance.
            let environment = home.environment.merging(token) { $1 }.merging(["MALLOC_ARENA_MAX": "1"]) { $1 }
            let run = try await BuiltProgram(at: "/usr/bin/python3").run(
                ["-c", Self.script, home.program.path, "list", "--all", "--fields", "id"],
                environment: environment
            )
            let words = run.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
            try #require(words.count == 2 && words[0] == 0, "\(run)")
            return words[1] << 10
        }

        /// With 3,000 articles the allocator has reached its size; from then on the limit is half of the text.
        @Test func `a longer list takes no more memory for the text of the articles that were printed`() async throws {
            let (short, long) = (try await peak(of: 3_000), try await peak(of: 5_500))
            #expect(long - short < 2_500 * 8_192 / 2, "\(short) and \(long) bytes")
        }
    }
}
