import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of the history of the built program.
struct HistoryEndToEndTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome()
    }

    private func ids() async throws -> [String] {
        let run = try await home.run("history", "--per-page", "100", "--fields", "id", exits: 0)
        return run.lines.map { String(Int($0) ?? -1) }
    }

    private func id(_ number: Int) -> String { home.items[number - 1].id }

    @Test func `the last read comes first, each once, also where it was read on a screen or from a copy`() async throws
    {
        for number in [1, 2, 3, 1] { _ = try await home.run("read", id(number)) }
        _ = try await home.run("read", id(4), "--format", "html")
        #expect(try await home.run("read", "ffffffffffffffffffff").status == 3)
        #expect(try await ids() == ["4", "1", "3", "2"])

        let session = try home.open()
        for line in ["5", "b", "q"] {
            try await session.type(line, at: "q quit > ")
        }
        #expect(await session.end() == 0)
        home.qiita.stop()
        #expect(try await home.run("read", id(2)).status == 0)
        #expect(try await ids() == ["2", "5", "4", "1", "3"])

        let first = try await home.run("history", "--per-page", "2", "--page", "2")
        let lines = first.output.split(separator: "\n").map { $0.split(separator: "\t") }
        #expect(lines.map(\.count) == [4, 4])
        #expect(lines.first?[1] == "Article 4")
        #expect(lines.first?[2] == "\(home.qiita.host)")
        let page = try home.open("history", environment: ["LANG": "ja_JP.UTF-8"])
        #expect(await page.end() == 0)
        try await page.expect("Article 2", "5 件")
    }

    @Test func `one article is removed, and everything only when it is confirmed`() async throws {
        for number in 1...3 { _ = try await home.run("read", id(number)) }
        #expect(try await home.run("history", "remove", id(2)).messages.isEmpty)
        #expect(try await home.run("history", "remove", id(2)).status == 0)
        #expect(try await ids() == ["3", "1"])

        let refused = try await home.run("history", "clear", exits: 1)
        #expect(refused.messages.contains("'--yes'"))
        #expect(try await ids() == ["3", "1"])
        let confirmed = try await home.run("history", "clear", "--yes", "--no-input", exits: 0)
        #expect(confirmed.messages.isEmpty)
        #expect(try await ids().isEmpty)
        #expect(try await home.run("kept", "--fields", "id").lines.count == 3)
    }

    @Test func `a history that cannot be written keeps nobody from reading`() async throws {
        let file = home.folder + "/file"
        try Data().write(to: URL(filePath: file))
        let environment = ["XDG_STATE_HOME": file]
        let quiet = try await home.run(["read", id(1)], environment: environment)
        #expect(quiet.output == home.items[0].body)
        #expect(!quiet.messages.contains("history"))
        let verbose = try await home.run(["read", id(1), "--verbose"], environment: environment, exits: 0)
        #expect(verbose.messages.contains("The article could not be added to the history."), "\(verbose.messages)")
    }

    @Test func `concurrent readers lose no entry of each other's, and report each failure`() async throws {
        let noted = try await withThrowingTaskGroup(of: String?.self) { group in
            for number in 1...12 {
                group.addTask {
                    let run = try await home.run("read", id(number), "--verbose", exits: 0)
                    // On a busy machine, waiting for the lock can fail, and a message says so.
                    return run.messages.contains("is not in the history") ? nil : String(number)
                }
            }
            return try await group.reduce(into: Set()) { if let number = $1 { $0.insert(number) } }
        }
        #expect(!noted.isEmpty)
        #expect(Set(try await ids()) == noted)
    }
}
