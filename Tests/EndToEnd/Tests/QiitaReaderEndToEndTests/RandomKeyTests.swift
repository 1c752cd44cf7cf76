import Determinism
import FakeQiita
import Foundation
import InfrastructureTesting
import TerminalEmulator
import Testing

/// Tests of the built programs with random keys and the mouse: none crashes them, and after each the screen is that of the grid.
///
/// `STRATA_SEED` repeats a run that failed, with the seed that the failure names, and `STRATA_KEYS` makes the slow runs longer.
struct RandomKeyTests {
    enum Program: String, Sendable, CaseIterable {
        case hoge
        case reader
        case guide
    }

    private static func seeds(_ count: Int) -> [UInt64] {
        if let seed = ProcessInfo.processInfo.environment["STRATA_SEED"].flatMap({ UInt64($0) }) { return [seed] }
        return (0..<count).map { _ in .random(in: 0..<1_000_000) }
    }

    /// The keys, some of them more than once because they lead further.
    ///
    /// Escape is sent without ambiguity. In the command line, which `:` opens, Tab reaches every command.
    private static let keys =
        [
            "j", "j", "j", "k", "k", "G", "g", "\r", "\r", "\r", " ", "]", "[", "]", "n", "N", "l", "h", "\t", "/", "?",
        ]
        + ["\u{1B}[27u", "\u{1B}[27u", "\u{1B}[27u", "1", "2", "3", "a", "設計", "👩‍🚀", "❤️", "\u{7F}", "\u{6}", "\u{2}"]
        + ["\u{4}", "\u{15}", "\u{1B}[Z", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~"]
        + [",", ":", ":", "x", "t", "r", "s", "c", "o", "y", "d", "K", "u", "e", "\u{1B}[200~whale 鯨\u{1B}[201~"]

    private static let sizes = [(80, 24), (120, 40), (60, 20), (40, 12), (20, 6), (3, 3), (1, 1), (200, 60)]

    /// Returns a click or a turn of the wheel in a random cell.
    private static func mouse(in size: (columns: Int, rows: Int), using random: inout SeededGenerator) -> String {
        let column = Int.random(in: 1...size.columns, using: &random)
        let row = Int.random(in: 1...size.rows, using: &random)
        let button = [0, 64, 65].randomElement(using: &random) ?? 0
        let press = "\u{1B}[<\(button);\(column);\(row)M"
        return button == 0 ? press + "\u{1B}[<0;\(column);\(row)m" : press
    }

    /// Presses random keys, and starts the program again when one of them has ended it.
    static func press(_ count: Int, in program: Program, seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let home = try ReaderHome(FakeItem.numbered(60))
        home.qiita.change { items in
            for index in items.indices {
                items[index].title += ["", " 👩‍🚀", " ❤️❤️", " 🏳️‍🌈鯨", " 👍🏽"][index % 5]
                let text = String(repeating: "漢字かな whale ⚠️ ", count: index)
                items[index].body =
                    "# 章 \(index)\n\n\(text)\n\n```swift\nlet a = \(index)\n```\n\n- ■\n- □\n\n## 二\n\n終\n"
            }
        }
        var session = try await open(program, home)
        var pressed: [String] = []
        var size = (80, 24)
        for step in 0..<count {
            let comment: Comment = "\(program), seed \(seed), step \(step), \(pressed.suffix(8))"
            if Int.random(in: 0..<20, using: &random) == 0 {
                // The system reports no change to the same size.
                let other = sizes.filter { $0 != size }.randomElement(using: &random) ?? (80, 24)
                size = other
                pressed.append("\(size.0)x\(size.1)")
                try await session.resize(columns: size.0, rows: size.1)
            } else {
                let isMouse = Int.random(in: 0..<10, using: &random) == 0
                let key = isMouse ? mouse(in: size, using: &random) : keys.randomElement(using: &random) ?? "j"
                pressed.append(key)
                await session.terminal.send(key)
            }
            do {
                try await session.expectWhole(comment)
            } catch {
                #expect(await session.terminal.end() == 0, comment)
                session = try await open(program, home)
                size = (80, 24)
            }
        }
        await session.quit()
    }

    /// Opens a program, and waits for its first screen, whose list is as long as the settings say by now.
    private static func open(_ program: Program, _ home: ReaderHome) async throws -> EmulatedSession {
        let (session, text) =
            switch program {
            case .hoge: (try EmulatedSession(BuiltProgram(named: "hoge"), environment: ["HOME": home.folder]), "? help")
            case .reader: (try home.openFullScreen(environment: ["QIITA_TOKEN": FakeQiita.token]), "1/")
            case .guide: (try home.openFullScreen("--source", "guide"), "1/")
            }
        try await session.expect(text)
        return session
    }

    @Test(arguments: Program.allCases, seeds(1))
    func `after each of many random keys the screen is that of the grid`(program: Program, seed: UInt64) async throws {
        try await Self.press(100, in: program, seed: seed)
    }

    struct Slow {
        private static let count = ProcessInfo.processInfo.environment["STRATA_KEYS"].flatMap { Int($0) } ?? 300

        @Test(arguments: Program.allCases, seeds(1))
        func `after each of many more random keys the screen is that of the grid`(program: Program, seed: UInt64)
            async throws
        {
            try await RandomKeyTests.press(Self.count, in: program, seed: seed)
        }
    }
}
