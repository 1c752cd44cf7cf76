import Determinism
import Testing

@testable import TerminalKit
@testable import ViewKit

struct FrameWriterTests {
    private let size = Size(columns: 20, rows: 8)
    private var writer = FrameWriter(capabilities: .fullTerminal)

    private func grid(_ lines: [TerminalText], of size: Size? = nil, after old: CellGrid? = nil) -> CellGrid {
        CellGrid(size ?? self.size, after: old) { canvas in
            for (row, line) in lines.enumerated() { canvas.draw(line, at: Point(column: 0, row: row)) }
        }
    }

    @Test mutating func `the first frame erases the screen and hides the cursor`() {
        #expect(text(writer.bytes(for: grid(["Typee"]), cursor: nil)) == "⎋[?25l⎋[m⎋]8;;⎋\\⎋[2J⎋[1HTypee")
    }

    @Test mutating func `an equal frame takes no byte`() {
        let first = grid(["Typee", "Omoo"])
        _ = writer.bytes(for: first, cursor: nil)
        #expect(writer.bytes(for: grid(["Typee", "Omoo"], after: first), cursor: nil) == [])
    }

    @Test mutating func `only what differs is written, and a short gap with it`() {
        let first = grid(["Typee and Omoo"])
        _ = writer.bytes(for: first, cursor: nil)
        let second = grid(["TyPee aNd Omoo"], after: first)
        #expect(text(writer.bytes(for: second, cursor: nil)) == "⎋[1;3HPee aN")
    }

    @Test mutating func `the rest of a row is erased by a sequence`() {
        let first = grid(["Typee and Omoo"])
        _ = writer.bytes(for: first, cursor: nil)
        #expect(text(writer.bytes(for: grid(["Typ"], after: first), cursor: nil)) == "⎋[1;4H⎋[K")
    }

    @Test mutating func `rows that moved are moved by the terminal`() {
        let names: [TerminalText] = ["Typee", "Omoo", "Mardi", "Redburn", "White-Jacket", "Moby-Dick", "Pierre"]
        let first = grid(names)
        _ = writer.bytes(for: first, cursor: nil)
        let second = grid(Array(names.dropFirst()) + ["Clarel"], after: first)
        #expect(text(writer.bytes(for: second, cursor: nil)) == "⎋[1;7r⎋[1S⎋[r⎋[7HClarel")
    }

    @Test mutating func `the cursor is shown where it is wanted`() {
        let first = grid(["Typee"])
        _ = writer.bytes(for: first, cursor: nil)
        let shown = writer.bytes(for: first, cursor: Point(column: 5, row: 0))
        #expect(text(shown) == "⎋[1;6H⎋[?25h")
        #expect(writer.bytes(for: first, cursor: Point(column: 5, row: 0)) == [])
        #expect(text(writer.bytes(for: first, cursor: nil)) == "⎋[?25l")
    }

    @Test func `a terminal that can shows a frame at once`() {
        var writer = FrameWriter(capabilities: .full(synchronizesOutput: true))
        let bytes = text(writer.bytes(for: grid(["Typee"]), cursor: nil))
        #expect(bytes.hasPrefix("⎋[?2026h") && bytes.hasSuffix("⎋[?2026l"))
        #expect(writer.bytes(for: grid(["Typee"]), cursor: nil) == [])
    }

    @Test(arguments: [TerminalCapabilities.fullTerminal, TerminalCapabilities(isSanitised: true, movesCursor: true)])
    func `styles and links are written as far as the terminal has them`(_ capabilities: TerminalCapabilities) throws {
        let link = try #require(TerminalLink("https://library.example/typee"))
        let first = grid([
            TerminalText("Typee", style: TextStyle([.bold], foreground: .red, link: link)),
            TerminalText("Omoo", style: TextStyle([.reverse], background: .brightBlack)),
        ])
        var screen = ScreenModel(size)
        var writer = FrameWriter(capabilities: capabilities)
        screen.apply(writer.bytes(for: first, cursor: nil))
        #expect(screen.difference(from: first, for: capabilities) == nil)
        let bytes = String(decoding: writer.bytes(for: grid(["Mardi"]), cursor: nil), as: UTF8.self)
        #expect(!bytes.contains("library.example"))
    }

    @Test func `a link that a frame left open does not go on after a repaint`() throws {
        let link = try #require(TerminalLink("https://library.example/typee"))
        var canvas = Canvas(CellGrid(Size(columns: 5, rows: 1)))
        canvas.draw(TerminalText("Typee", style: TextStyle(link: link)), at: .zero)
        var writer = FrameWriter(capabilities: .fullTerminal)
        _ = writer.bytes(for: canvas.grid, cursor: nil)
        writer.invalidate()
        let bytes = text(writer.bytes(for: CellGrid(Size(columns: 5, rows: 1)), cursor: nil))
        #expect(bytes.contains("⎋]8;;⎋\\⎋[2J"))
    }

    @Test mutating func `after another size, and after another program wrote, everything is written again`() {
        let first = grid(["Typee"])
        _ = writer.bytes(for: first, cursor: nil)
        let wide = grid(["Typee"], of: Size(columns: 30, rows: 2), after: first)
        #expect(text(writer.bytes(for: wide, cursor: nil)).contains("⎋[2J"))
        writer.invalidate()
        #expect(text(writer.bytes(for: wide, cursor: nil)).contains("⎋[2J"))
    }

    @Test(
        arguments: [Size(columns: 1, rows: 1), Size(columns: 7, rows: 3), Size(columns: 40, rows: 12)],
        0..<8 as Range<UInt64>
    )
    func `the screen shows each grid after any change`(_ size: Size, _ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var screen = ScreenModel(size)
        var writer = FrameWriter(capabilities: .fullTerminal)
        var lines: [TerminalText] = []
        var shown = CellGrid(size)
        for step in 0..<60 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                lines.insert(
                    .random(using: &random),
                    at: lines.isEmpty ? 0 : lines.indices.randomElement(using: &random) ?? 0
                )
            case 1 where !lines.isEmpty: lines.removeFirst(Int.random(in: 1...lines.count, using: &random))
            case 2 where !lines.isEmpty: lines[lines.count / 2] = .random(using: &random)
            default: lines += (0..<size.rows).map { _ in .random(using: &random) }
            }
            if lines.count > 40 { lines.removeFirst(20) }
            shown = grid(Array(lines.suffix(size.rows)), of: size, after: shown)
            screen.apply(writer.bytes(for: shown, cursor: nil))
            let difference = screen.difference(from: shown, for: .fullTerminal)
            #expect(difference == nil, "seed \(seed), step \(step)")
            if difference != nil { return }
        }
    }
}
