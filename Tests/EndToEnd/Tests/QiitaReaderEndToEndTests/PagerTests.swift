import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of output that is longer than the terminal.
struct PagerTests {
    private static let body = (1...60).map { "段落 \($0) [題](https://example.com/\($0))\n\n" }.joined()

    private let home: ReaderHome
    private let id: String

    init() throws {
        home = try ReaderHome(
            FakeItem.numbered(45).map { item in
                var item = item
                item.body = Self.body
                return item
            }
        )
        id = home.items[0].id
    }

    /// Returns the input of the pagers, one after the other.
    private func seen(_ name: String = "seen") -> String {
        (try? String(contentsOfFile: "\(home.folder)/\(name)", encoding: .utf8)) ?? ""
    }

    /// A pager that stores its input and exits without output.
    private func pager(_ name: String = "seen", status: Int = 0) throws -> String {
        let script = "\(home.folder)/pager-\(name)"
        try Data("cat >> '\(home.folder)/\(name)'; exit \(status)\n".utf8).write(to: URL(filePath: script))
        return "/bin/sh \(script)"
    }

    private func written(_ arguments: [String], _ environment: [String: String]) async throws -> String {
        let session = try home.open(arguments, environment: environment)
        #expect(await session.end() == 0)
        return await session.written
    }

    @Test func `an article goes to the pager whole, with our attributes and no links`() async throws {
        let written = try await written(["read", id], ["PAGER": pager(status: 3)])
        #expect(!written.contains("段落"), "\(written)")
        #expect(seen().contains("東京で学ぶ設計 その1"))
        #expect(seen().contains("段落 1"))
        #expect(seen().contains("https://example.com/60"))
        #expect(seen().contains("\u{1B}[0;1m"))
        #expect(!seen().contains("\u{1B}]8"))
    }

    @Test func `the reader's own variable comes before the settings, and those before everybody's`() async throws {
        let shared = ["PAGER": try pager("shared")]
        try home.configure("max-age = 0\npager = \(pager("settings"))\n")
        _ = try await written(["read", id], shared.merging(["QIITA_READER_PAGER": pager("own")]) { $1 })
        #expect(!seen("own").isEmpty && seen("settings").isEmpty && seen("shared").isEmpty)
        _ = try await written(["read", id], shared)
        #expect(!seen("settings").isEmpty && seen("shared").isEmpty)
        try home.configure("max-age = 0\n")
        _ = try await written(["read", id], shared)
        #expect(!seen("shared").isEmpty)
        #expect(
            try await home.run("config", "get", "pager", environment: shared).output == shared["PAGER", default: ""]
                + "\n"
        )
        #expect(try await home.run("config", "get", "pager", environment: ["PAGER": ""]).output == "less\n")
        #expect(try await home.run("config", "set", "pager", " ").status == 2)
    }

    @Test func `a pager that is left early is no failure`() async throws {
        let written = try await written(["read", id], ["PAGER": "head -n 3"])
        #expect(written.contains("東京で学ぶ設計 その1"))
        #expect(!written.contains("段落 9"))
    }

    @Test func `less turns pages, and handles Control-C itself`() async throws {
        _ = try await home.run("read", id)
        home.qiita.stop()
        let session = try home.open("read", id, environment: ["PAGER": "less"])
        try await session.expect("No connection. This is the copy of ", "段落 1", ":")
        await session.send("\u{3}")
        try await session.expect("\u{7}")
        // It redraws the page if it was waiting for a key already; keys that are typed before that are lost.
        await session.send("rr")
        try await session.expect("段落 1", ":")
        await session.send("G")
        try await session.expect("https://example.com/60")
        await session.send("q")
        #expect(await session.end() == 0)
        #expect(await !session.written.contains("ESC["))
    }
}
