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

    @Test func `each list can be read again offline`() async throws {
        let lists = [["--tag", "Swift"], ["--user", "ann"], ["--stocks-of", "koher"]]
        var live: [[Int]] = []
        for list in lists {
            live.append(numbers(try await home.program.run(["list"] + list, environment: home.environment)))
        }
        home.qiita.stop()
        for (list, numbers) in zip(lists, live) {
            let result = try await home.program.run(["list"] + list, environment: home.environment)
            #expect(result.status == 0)
            #expect(self.numbers(result) == numbers)
            #expect(result.messages.contains("This is the copy of "))
        }
    }

    @Test func `a damaged copy is set aside and named, and nothing else is lost`() async throws {
        _ = try await home.run("list")
        home.qiita.stop()
        func files() throws -> [String] {
            try #require(FileManager.default.enumerator(atPath: home.folder)).compactMap { $0 as? String }
        }
        let before = try files()
        let file = try #require(before.first { $0.hasSuffix("00000000000000000003.json") })
        try Data("{ half".utf8).write(to: URL(filePath: "\(home.folder)/\(file)"))
        let result = try await home.run("read", "00000000000000000003", exits: 7)
        #expect(result.messages.contains("A stored file was damaged"))
        #expect(try files().count >= before.count)
        #expect(try await home.run("read", "00000000000000000004").status == 0)
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
