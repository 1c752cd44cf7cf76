import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of the lists of tags, users, stocks and own articles.
struct ListTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome()
        home.qiita.change { items in
            items[1].user = "ann"
            items[2].user = "ann"
            items[2].stockers = ["koher", "ann"]
            items[4].stockers = ["koher"]
        }
    }

    private func numbers(_ result: BuiltProgram.Run) -> [Int] {
        result.output.split(separator: "\n").compactMap { Int($0.prefix(20)) }
    }

    @Test func `a tag, a person and a person's stocks have their lists`() async throws {
        #expect(numbers(try await home.run("list", "--tag", "設計", "--per-page", "3")) == [1, 3, 5])
        #expect(numbers(try await home.run("list", "--user", "@ann")) == [2, 3])
        #expect(numbers(try await home.run("list", "--stocks-of", "ann")) == [3])
    }

    @Test func `own lists are available only with a session`() async throws {
        let token = ["QIITA_TOKEN": FakeQiita.token]
        #expect(numbers(try await home.run("list", "--stocks", environment: token)) == [3, 5])
        #expect(numbers(try await home.run("list", "--mine", "--per-page", "2", environment: token)) == [1, 4])
        for list in ["--mine", "--stocks"] {
            let result = try await home.run("list", list, exits: 4)
            #expect(result.output.isEmpty)
        }
    }

    @Test
    func `an answer that is cut off is tried again before anybody is asked, a refusal for long is not`() async throws {
        home.qiita.inject(.truncatedBody)
        #expect(try await home.run("list").status == 6)
        #expect(home.qiita.requests.count == 3)
        home.qiita.inject(.quotaExceeded(until: Date(timeIntervalSinceNow: 1800)))
        #expect(try await home.run("list").status == 5)
        #expect(home.qiita.requests.count == 4)
    }
}
