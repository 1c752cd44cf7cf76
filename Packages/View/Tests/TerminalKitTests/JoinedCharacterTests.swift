import TerminalEmulator
import Testing

@testable import TerminalKit
@testable import ViewKit

/// Tests of joined characters on a terminal that draws them narrower or wider than the writer expects.
struct JoinedCharacterTests {
    private func screen(after texts: [String], columns: Int, rows: Int = 2) async throws -> EmulatedScreen {
        let size = Size(columns: columns, rows: rows)
        let emulator = try TerminalEmulator(columns: columns, rows: rows)
        try await emulator.write(SessionSequence.enter)
        var writer = FrameWriter(capabilities: .fullTerminal)
        var grid = CellGrid(size)
        for text in texts {
            var canvas = Canvas(grid.cleared(size))
            for (row, line) in text.split(separator: "\n").enumerated() {
                canvas.draw(TerminalText(String(line)), at: Point(column: 0, row: row))
            }
            grid = canvas.grid
            try await emulator.write(writer.bytes(for: grid, cursor: nil))
            let screen = try await emulator.screen()
            #expect(screen.difference(from: grid, for: .fullTerminal) == nil, "\(texts)")
        }
        return try await emulator.screen()
    }

    @Test(arguments: [("❤️", "❤"), ("🏳️‍🌈", "🏳"), ("☎️", "☎")])
    func `nothing of what was there before shows behind a character that is drawn narrower`(
        character: String,
        drawn: String
    ) async throws {
        let screen = try await screen(after: ["whales", "\(character)ales"], columns: 8)
        #expect(screen.lines == ["\(drawn) ales", ""])
    }

    @Test func `a character that is drawn wider covers nothing of what follows it`() async throws {
        let screen = try await screen(after: ["whales", "w👍🏽les"], columns: 8)
        #expect(screen.lines == ["w👍les", ""])
    }

    @Test func `one that is written again behind another covers nothing of what follows it`() async throws {
        let screen = try await screen(after: ["❤️abcd👍🏽les", "☎️abcd👍🏽les"], columns: 14)
        #expect(screen.lines == ["☎ abcd👍les", ""])
    }

    @Test(arguments: ["👍🏽", "👨‍👩‍👧‍👦"])
    func `at the right edge it changes neither the next row nor the ones above`(character: String) async throws {
        let screen = try await screen(
            after: ["whales\nfins", "whal\(character)\nfins", "whal\(character)\nfi\(character)"],
            columns: 6
        )
        #expect(screen.cells[0].prefix(4).map(\.text) == ["w", "h", "a", "l"])
        #expect(screen.cells[1].prefix(2).map(\.text) == ["f", "i"])
    }
}
