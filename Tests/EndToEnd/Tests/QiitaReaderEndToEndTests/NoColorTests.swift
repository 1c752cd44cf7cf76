import FakeQiita
import Foundation
import InfrastructureTesting
import TerminalEmulator
import Testing

/// Tests of the full screens without colours, as `NO_COLOR` asks for (https://no-color.org).
struct NoColorTests {
    private let home: ReaderHome
    private let environment = ["NO_COLOR": "1", "COLORTERM": "truecolor"]

    init() throws {
        home = try ReaderHome(FakeItem.numbered(60))
    }

    /// Returns the parameters of the sequences for colours (SGR 30 to 49 and 90 to 107) that a program has written.
    private func colors(in session: EmulatedSession) async -> [String] {
        await session.terminal.written.matches(of: #/\u{1B}\[([0-9;:]*)m/#).flatMap { match in
            match.1.split { ";:".contains($0) }.map { String($0) }
        }.filter { Int($0).map { 30...49 ~= $0 || 90...107 ~= $0 } ?? true }
    }

    @Test func `the reader writes no colour, and the selected row, the focus and the links are marked`() async throws {
        home.qiita.change { items in
            items[0].body =
                "# ■章■\n\n[■先■](https://example.com/) `code`\n\n```diff\n+ a\n- b\n```\n\n> [!WARNING]\n> 注意\n"
        }
        let session = try home.openFullScreen(environment: environment)
        try await session.expect("1/20")
        let screen = try await session.screen()
        let row = try #require(screen.lines.firstIndex { $0.contains("その1") })
        #expect(screen.cells[row].contains { $0.style.hasSuffix("10") })
        let next = try #require(screen.lines.firstIndex { $0.contains("Article 2") })
        #expect(!screen.cells[next].contains { $0.style.hasSuffix("10") })
        func styles(of text: String) async throws -> Set<String> {
            let screen = try await session.screen()
            let row = try #require(screen.lines.firstIndex { $0.contains(text) })
            return Set(screen.cells[row].map(\.style))
        }
        try await session.send("\r", expecting: "■章■")
        let (text, link) = (try await styles(of: "注意"), try await styles(of: "■先■"))
        #expect(!link.isSubset(of: text), "the link is marked")
        try await session.send("\t", expecting: "■先■")
        try await session.expectWhole("the focus")
        #expect(try await !styles(of: "■先■").isSubset(of: link), "the focus is marked")
        try await session.send("\u{1B}", expecting: "1/20")
        for (keys, text) in [
            ("x", "1/20"), ("\r", "■章■"), ("?", "Keys and commands"), ("\u{1B}", "■章■"),
            ("\u{1B}", "1/20"),
            (",", "per-page"), ("G\r", "colors"),
        ] {
            try await session.send(keys, expecting: text)
            try await session.expectWhole("\(keys)")
        }
        await session.quit()
        #expect(await colors(in: session) == [])
    }

    @Test func `with colours the same search finds some`() async throws {
        let session = try home.openFullScreen(environment: ["COLORTERM": "truecolor"])
        try await session.expect("1/20")
        await session.quit()
        #expect(await !colors(in: session).isEmpty)
    }

    @Test func `hoge writes no colour, and toggles`() async throws {
        let environment = environment.merging(["HOME": home.folder]) { $1 }
        let session = try EmulatedSession(BuiltProgram(named: "hoge"), environment: environment)
        try await session.expect("Dark Mode")
        try await session.send("t", expecting: "Light Mode")
        try await session.expectWhole()
        await session.quit()
        #expect(await colors(in: session) == [])
    }
}
