import Testing

@testable import TerminalEmulator

struct TerminalEmulatorTests {
    /// Returns the screen after bytes that come in pieces of a size.
    private func screen(of text: String, pieces: Int = .max) async throws -> EmulatedScreen {
        let emulator = try TerminalEmulator(columns: 8, rows: 4)
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            try await emulator.write(rest.prefix(pieces))
            rest = rest.dropFirst(pieces)
        }
        return try await emulator.screen()
    }

    @Test(arguments: [1, 2, 3, 5, .max])
    func `characters, styles and the cursor are those that were written`(pieces: Int) async throws {
        let screen = try await screen(of: "\u{1B}[2;3H\u{1B}[0;1;31m鯨\u{1B}[mx\u{1B}[?25l", pieces: pieces)
        #expect(screen.lines == ["", "  鯨x", "", ""])
        #expect(screen.cells[1][2] == EmulatedScreen.Cell(text: "鯨", style: "red default 10000"))
        #expect(screen.cells[1][3].text == "")
        #expect(screen.cells[1][4].style == "default default 00000")
        #expect(screen.cursor == EmulatedScreen.Position(column: 5, row: 1))
        #expect(screen.isCursorHidden)
        #expect(screen.unknown == [])
    }

    /// The sequences that are removed, with text around each; pyte alone prints a part of some of them.
    @Test(
        arguments: [
            "\u{1B}[<u", "\u{1B}[>1u", "\u{1B}[?u", "\u{1B}[?2026$p", "\u{1B}[>0q", "\u{1B}[16t", "\u{1B}[?2;1;0S",
            "\u{1B}_Ga=d\u{1B}\\",
            "\u{1B}Pq#0~\u{1B}\\", "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=d\u{1B}\u{1B}\\\u{1B}\\",
            "\u{1B}]8;;https://a.example/\u{1B}\\", "\u{1B}[?2026h",
        ],
        [1, 4, .max]
    )
    func `a sequence that changes no cell is removed whole`(sequence: String, pieces: Int) async throws {
        let screen = try await screen(of: "ab" + sequence + "cd", pieces: pieces)
        #expect(screen.lines == ["abcd", "", "", ""])
        #expect(screen.unknown == [])
    }

    @Test(arguments: ["\u{1B}[>4;1m", "\u{1B}[?1$p", "\u{1B}[5Z"])
    func `another sequence is not removed`(sequence: String) async throws {
        let screen = try await screen(of: "ab" + sequence + "cd")
        #expect(screen.lines.first != "abcd" || !screen.unknown.isEmpty || screen.cells[0][2].style.contains("1"))
    }

    @Test func `rows within margins move up and down`() async throws {
        let screen = try await screen(of: "1\r\n2\r\n3\r\n4\u{1B}[1;3r\u{1B}[1S\u{1B}[r\u{1B}[2;4r\u{1B}[1T\u{1B}[r")
        #expect(screen.lines == ["2", "", "3", ""])
    }

    @Test func `another size keeps what fits`() async throws {
        let emulator = try TerminalEmulator(columns: 8, rows: 2)
        try await emulator.write("abcdefgh".utf8)
        try await emulator.resize(columns: 4, rows: 3)
        #expect(try await emulator.screen().lines == ["abcd", "", ""])
    }
}
