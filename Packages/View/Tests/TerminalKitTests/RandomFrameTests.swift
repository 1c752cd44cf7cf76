import Determinism
import PresentationKit
import Testing
import ViewTesting

@testable import TerminalKit
@testable import ViewKit

/// Random pairs of grids, which a screen has to show one after the other.
struct RandomFrameTests {
    private static let protocols: [GraphicsProtocol] = [
        .kitty(isInTmux: false), .kitty(isInTmux: true), .iTerm2, .sixel, .compositeSixel(width: 1000, height: 1000),
    ]

    @Test(arguments: 0..<2 as Range<UInt64>, protocols)
    func `of random sequences of grids every cell and the cursor arrive`(seed: UInt64, graphics: GraphicsProtocol) {
        let capabilities = TerminalCapabilities.full(graphics, synchronizesOutput: true)
        var random = SeededGenerator(seed: seed)
        for pair in 0..<25 {
            let size = Size(columns: .random(in: 1...32, using: &random), rows: .random(in: 1...14, using: &random))
            var frame = RandomFrame(of: size, using: &random)
            var canvas = frame.canvas(over: CellGrid(size))
            var screen = WrittenScreen(size, capabilities, encoder: FakeEncoder())
            for step in 0..<20 {
                screen.show(canvas.grid, cursor: canvas.cursor)
                #expect(screen.difference(from: canvas.grid) == nil, "seed \(seed), pair \(pair), step \(step)")
                #expect(screen.model.isCursorVisible == (canvas.cursor != nil))
                #expect(canvas.cursor == nil || screen.model.cursor == canvas.cursor)
                frame.change(using: &random)
                canvas = frame.canvas(over: canvas.grid)
            }
        }
    }
}

/// The content of a grid: lines, and what is drawn over them.
private struct RandomFrame {
    private let size: Size
    private var lines: [TerminalText]
    private var patches: [(point: Point, text: TerminalText)] = []
    private var areas: [(rect: Rect, style: TextStyle, isFilled: Bool)] = []
    private var pictures: [(picture: Picture, rect: Rect)] = []
    private var cursor: Point?

    init(of size: Size, using random: inout some RandomNumberGenerator) {
        self.size = size
        lines = (0..<size.rows).map { _ in .random(using: &random) }
    }

    func canvas(over grid: CellGrid) -> Canvas {
        var canvas = Canvas(grid.cleared(size))
        for (row, line) in lines.enumerated() { canvas.draw(line, at: Point(column: 0, row: row)) }
        for picture in pictures { canvas.draw(picture.picture, in: picture.rect) }
        for patch in patches { canvas.draw(patch.text, at: patch.point) }
        for area in areas {
            if area.isFilled {
                canvas.fill(area.rect, style: area.style)
            } else {
                canvas.add(area.style, to: area.rect)
            }
        }
        if let cursor { canvas.showCursor(at: cursor) }
        return canvas
    }

    mutating func change(using random: inout some RandomNumberGenerator) {
        repeat {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: self = RandomFrame(of: size, using: &random)
            case 1: scroll(using: &random)
            case 2: lines[.random(in: lines.indices, using: &random)] = .random(using: &random)
            case 3: lines[.random(in: lines.indices, using: &random)] = TerminalText()
            case 4: patches.append((place(using: &random), .random(using: &random)))
            case 5: areas.append((area(using: &random), .random(using: &random), .random(using: &random)))
            case 6:
                let level = UInt8.random(in: 1...3, using: &random)
                pictures.append((Picture(filledWith: level, width: 3, height: 3), area(using: &random)))
            default: cursor = place(using: &random)
            }
        } while Bool.random(using: &random)
    }

    /// Moves some of the lines up or down, as a list between a head and a foot does.
    private mutating func scroll(using random: inout some RandomNumberGenerator) {
        let top = Int.random(in: lines.indices, using: &random)
        let bottom = Int.random(in: top..<lines.count, using: &random)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            if Bool.random(using: &random) {
                lines.remove(at: top)
                lines.insert(.random(using: &random), at: bottom)
            } else {
                lines.remove(at: bottom)
                lines.insert(.random(using: &random), at: top)
            }
        }
    }

    /// Returns an area, also outside of the grid.
    private func area(using random: inout some RandomNumberGenerator) -> Rect {
        let size = Size(columns: .random(in: 1...9, using: &random), rows: .random(in: 1...4, using: &random))
        return Rect(place(using: &random), size)
    }

    /// Returns a position, also outside of the grid.
    private func place(using random: inout some RandomNumberGenerator) -> Point {
        Point(column: .random(in: -3..<size.columns, using: &random), row: .random(in: -1...size.rows, using: &random))
    }
}
