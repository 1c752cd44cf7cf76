import FakeQiita
import Foundation
import InfrastructureTesting
import TerminalEmulator
import Testing

/// Tests of the apps on a full screen as an independent emulator shows it.
struct EmulatedScreenTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome(FakeItem.numbered(60))
        home.qiita.change { items in
            items[0].title = "👩‍🚀 と 🇯🇵 の ❤️ e\u{301} ｶﾞ"
            let text = String(repeating: "漢字かな whale 👩‍🚀 ", count: 400)
            items[0].body = "# 鯨 🐳\n\n\(text)\n\n```swift\nlet a = 1\n```\n\n■□■\n"
        }
    }

    @Test(arguments: [
        [(",", "per-page")], [(",", "per-page"), ("j\r", "New value: ")], [("?", "Keys and commands")],
        [(":", ":"), ("re\t", ":read")], [("/whale", "whale")], [("/鯨\r", "for '鯨'")], [("[[", "Kept articles of")],
        [("\r", "漢字かな whale"), ("t", "Contents")],
    ])
    func `each screen and each overlay is whole in any size`(steps: [(keys: String, text: String)]) async throws {
        let session = try home.openFullScreen()
        try await session.expect("1/20")
        for step in steps { try await session.send(step.keys, expecting: step.text) }
        let text = steps.last?.text ?? ""
        try await session.expectWhole()
        for (columns, rows) in [(1, 1), (2, 2), (3, 200), (500, 1), (11, 7), (200, 60), (80, 24)] {
            try await session.resize(columns: columns, rows: rows)
            try await session.expectWhole("\(columns)x\(rows)")
        }
        try await session.expect(text)
        await session.quit()
    }

    @Test func `links of the guide lead to other chapters and back, and say which files are none`() async throws {
        let session = try home.openFullScreen("--source", "guide")
        try await session.expect("1/12")
        try await session.send("\r", expecting: "0%")
        try await session.send("o1\r", expecting: "'hosts.md'")
        try await session.send("G", expecting: "‹2›")
        try await session.send("\u{1B}[Z\r", expecting: "Start with a copy that works")
        try await session.expectWhole()
        try await session.send("b", expecting: "100%")
        await session.quit("q")
    }

    @Test func `hoge toggles by key, by its button and by a click, and keeps both`() async throws {
        let program = try BuiltProgram(named: "hoge")
        let environment = ["HOME": home.folder]
        let session = try EmulatedSession(program, environment: environment)
        try await session.expect("Dark Mode")
        try await session.expectWhole()
        try await session.send("t", expecting: "Light")
        try await session.expectWhole()
        #expect(try await program.run(["show"], environment: environment).output == "dark\n")
        let lines = try await session.screen().lines
        let row = try #require(lines.firstIndex { $0.contains("Light Mode") })
        try await session.send("\u{1B}[<0;40;\(row + 1)M", expecting: "Dark")
        try await session.expectWhole()
        #expect(try await program.run(["show"], environment: environment).output == "light\n")
        try await session.send("\r", expecting: "Light")
        await session.terminal.send("q")
        #expect(await session.terminal.end() == 0)
        let next = try EmulatedSession(program, environment: environment)
        try await next.expect("Light Mode")
        await next.terminal.send("q")
        #expect(await next.terminal.end() == 0)
    }
}
