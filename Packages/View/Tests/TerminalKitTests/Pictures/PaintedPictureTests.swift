import Foundation
import PresentationKit
import Testing
import ViewTesting

@testable import TerminalKit
@testable import ViewKit

/// Pictures on terminals that paint pixels over cells.
struct PaintedPictureTests {
    private static let composite = GraphicsProtocol.compositeSixel(width: 1000, height: 1000)
    private static let protocols: [GraphicsProtocol] = [.iTerm2, .sixel, composite]

    private let size = Size(columns: 14, rows: 8)

    private func capabilities(_ graphics: GraphicsProtocol) -> TerminalCapabilities {
        .full(graphics, synchronizesOutput: true)
    }

    private func screen(_ graphics: GraphicsProtocol, _ size: Size? = nil) -> WrittenScreen {
        WrittenScreen(size ?? self.size, capabilities(graphics), encoder: FakeEncoder())
    }

    /// A grid with a grey picture in its first cells.
    private func cell(_ level: UInt8, columns: Int = 1, metrics: CellMetrics = CellMetrics()) -> CellGrid {
        CellGrid(size, metrics: metrics) {
            $0.draw(Picture(filledWith: level, width: 1, height: 1), in: rect(0, 0, columns, 1))
        }
    }

    /// A picture whose cells differ, if it takes eight columns and four rows.
    private func pattern() throws -> Picture {
        var pixels: [UInt8] = []
        for cell in UInt8(0)..<32 { pixels += [cell * 7, 255 - cell, 0, 255] }
        return try #require(Picture(width: 8, height: 4, pixels: pixels))
    }

    /// Shows frames one after the other, and expects each on the screen.
    ///
    /// - Returns: The numbers of control strings that painted, after each frame.
    private func show(_ graphics: GraphicsProtocol, _ frames: [(inout Canvas) -> Void]) -> [Int] {
        var screen = screen(graphics)
        var shown = CellGrid(size)
        return frames.enumerated()
            .map { index, frame in
                shown = CellGrid(size, after: shown, frame)
                screen.show(shown)
                #expect(screen.difference(from: shown) == nil, "frame \(index)")
                return screen.model.paintCount
            }
    }

    @Test(arguments: protocols)
    func `a picture is painted once, and again when it moves`(graphics: GraphicsProtocol) throws {
        let picture = try pattern()
        let counts = show(
            graphics,
            [
                { $0.draw(picture, in: rect(2, 1, 8, 4)) },
                { canvas in
                    canvas.draw(picture, in: rect(2, 1, 8, 4))
                    canvas.draw("text", at: Point(column: 0, row: 6))
                },
                { $0.draw(picture, in: rect(2, 2, 8, 4)) },
                { _ in },
            ]
        )
        #expect(counts == [1, 1, 2, 2])
    }

    @Test(arguments: [
        "", "text", "\u{1B}Pq#0~", "\u{1B}Pq\u{1B}[2J\u{1B}\\", "\u{1B}]0;title\u{1B}\\", "\u{1B}P+q\u{1B}\\",
        "\u{1B}Pq\u{7}\u{1B}\\", "\u{1B}Pq~\u{1B}\\\u{1B}[5n",
    ])
    func `bytes that are no sixels are not written`(_ text: String) throws {
        struct HostileEncoder: PictureEncoder {
            let text: String
            var isAvailable: Bool { true }

            func sixels(of picture: Picture) -> [UInt8] { Array(text.utf8) }
            func symbols(of picture: Picture, in size: Size) -> [PictureSymbol] { [] }
        }
        let picture = try pattern()
        let grid = CellGrid(size) { $0.draw(picture, in: rect(2, 1, 8, 4)) }
        var hostile = FrameWriter(capabilities: capabilities(.sixel), encoder: HostileEncoder(text: text))
        var empty = FrameWriter(capabilities: capabilities(.sixel), encoder: HostileEncoder(text: ""))
        #expect(hostile.bytes(for: grid, cursor: nil) == empty.bytes(for: grid, cursor: nil))
    }

    @Test(arguments: protocols)
    func `lines that scroll take their picture along`(graphics: GraphicsProtocol) throws {
        let picture = try pattern()
        let frames: [(inout Canvas) -> Void] = (0..<6)
            .map { offset in
                { canvas in
                    for row in 0..<8 {
                        canvas.draw(TerminalText("line \(row + offset)"), at: Point(column: 0, row: row))
                    }
                    canvas.draw(picture, in: rect(3, 3 - offset, 8, 4))
                }
            }
        _ = show(graphics, frames)
    }

    @Test(arguments: protocols)
    func `a picture below an overlay is erased, and painted again afterwards`(graphics: GraphicsProtocol) throws {
        let picture = try pattern()
        func overlay(_ area: Rect) -> (inout Canvas) -> Void {
            { canvas in
                canvas.draw(picture, in: rect(2, 1, 8, 4))
                canvas.fill(area, style: .plain)
                canvas.draw("alert", at: area.origin)
            }
        }
        let counts = show(
            graphics,
            [
                { $0.draw(picture, in: rect(2, 1, 8, 4)) }, overlay(rect(4, 2, 5, 2)), overlay(rect(0, 0, 14, 3)),
                overlay(rect(0, 3, 5, 1)), { $0.draw(picture, in: rect(2, 1, 8, 4)) },
            ]
        )
        // An overlay that opens paints nothing; one that moves paints what it uncovers.
        #expect(counts[0] == 1 && counts[1] == 1)
        #expect(counts[4] == counts[3] + 1)
    }

    @Test func `a terminal that keeps few pictures has all of the screen in one, and is sent it when one has changed`()
    {
        let frames: [(inout Canvas) -> Void] = (0..<20)
            .map { index in
                { canvas in
                    for column in 0..<4 {
                        let level = UInt8(column == 2 ? 10 + index : column)
                        let picture = Picture(filledWith: level, width: 1, height: 1)
                        canvas.draw(picture, in: rect(3 * column, 1 + column, 2, 2))
                    }
                }
            }
        #expect(show(Self.composite, frames) == Array(1...20))
        let text: (inout Canvas) -> Void = { canvas in
            canvas.draw("text", at: .zero)
            frames[0](&canvas)
        }
        #expect(show(Self.composite, [frames[0], text]) == [1, 1])
    }

    @Test(arguments: [(140, 144, true), (140, 143, false), (139, 144, false)])
    func `pictures on a screen that is larger than the one that a terminal keeps are characters`(
        width: Int,
        height: Int,
        isPainted: Bool
    ) throws {
        // The last of eight rows is not painted: 140 pixels, and four more in the last sixel.
        var screen = screen(.compositeSixel(width: width, height: height))
        let picture = try pattern()
        let output = text(screen.show(CellGrid(size) { $0.draw(picture, in: rect(2, 1, 8, 4)) }))
        #expect(output.contains("⎋Pq") == isPainted)
        #expect(output.contains("▒") != isPainted)
    }

    @Test(arguments: protocols)
    func `a screen of another size is painted again`(graphics: GraphicsProtocol) throws {
        let picture = try pattern()
        var screen = screen(graphics)
        for size in [Size(columns: 14, rows: 8), Size(columns: 11, rows: 9), Size(columns: 7, rows: 4)] {
            screen.model = ScreenModel(size, keepsFewPictures: graphics == Self.composite)
            let grid = CellGrid(size) { $0.draw(picture, in: rect(2, 1, 8, 4)) }
            screen.show(grid)
            #expect(screen.difference(from: grid) == nil)
        }
    }

    @Test(arguments: protocols)
    func `nothing is painted in the last row, where terminals scroll`(graphics: GraphicsProtocol) throws {
        let picture = try pattern()
        #expect(
            show(graphics, [{ $0.draw(picture, in: rect(2, 4, 8, 4)) }, { $0.draw(picture, in: rect(0, 7, 8, 4)) }])
                == [1, 1]
        )
    }

    @Test func `many pictures are painted over several frames`() {
        let size = Size(columns: 40, rows: 21)
        var screen = screen(.iTerm2, size)
        let grid = CellGrid(size) { canvas in
            for index in 0..<6 {
                let picture = Picture(filledWith: UInt8(index), width: 90, height: 90)
                canvas.draw(picture, in: rect(13 * (index % 3), 10 * (index / 3), 12, 9))
            }
        }
        #expect(screen.showWhole(grid) == 3)
        #expect(screen.difference(from: grid) == nil)
        #expect(screen.show(grid).isEmpty)
    }

    @Test func `the bands of a large picture end with a whole sixel`() throws {
        let size = Size(columns: 120, rows: 41)
        var screen = screen(.sixel, size)
        let grid = CellGrid(size) { $0.draw(Picture(filledWith: 3, width: 9, height: 9), in: rect(0, 0, 120, 40)) }
        var heights: [Int] = []
        for string in text(screen.show(grid)).split(separator: "⎋") where string.hasPrefix("Pq") {
            let digits = string.dropFirst(2).prefix { $0.isNumber }
            heights.append(try #require(Int(digits)))
        }
        #expect(heights.allSatisfy { $0 == 60 || $0 == 18 })
        let whole = heights.reduce(0, +)
        #expect(whole == 798, "Only the last of forty rows, of 800 pixels, is not whole.")
        #expect(screen.difference(from: grid) == nil)
    }

    @Test func `no inline image takes more than a frame may send`() {
        let size = Size(columns: 120, rows: 41)
        var screen = screen(.iTerm2, size)
        let grid = CellGrid(size) { $0.draw(Picture(filledWith: 3, width: 9, height: 9), in: rect(0, 0, 120, 40)) }
        var lengths: [Int] = []
        repeat {
            let strings = text(screen.show(grid)).split(separator: "⎋")
            lengths += strings.filter { $0.hasPrefix("]1337;File=") }.map(\.utf8.count)
        } while !screen.writer.isComplete
        #expect(lengths.count == 40)
        #expect(lengths.allSatisfy { $0 < TerminalPictures.uploadLimit })
    }

    @Test func `an inline image is a PNG with the size of its cells`() throws {
        var screen = screen(.iTerm2)
        let output = text(screen.show(cell(5)))
        let body = try #require(output.split(separator: "⎋]1337;File=").last?.prefix { $0 != "\u{7}" })
        #expect(body.hasPrefix("inline=1;size=888;width=1;height=1;preserveAspectRatio=0;doNotMoveCursor=1:"))
        let file = try #require(Data(base64Encoded: String(body.split(separator: ":")[1])))
        #expect(file.starts(with: [0x89] + "PNG\r\n\u{1A}\n".utf8))
        // The check sum of the end, which is the same in every file.
        #expect(file.suffix(8) == Data("IEND".utf8 + [0xAE, 0x42, 0x60, 0x82]))
    }

    // MARK: - Symbols

    @Test(arguments: [nil, GraphicsProtocol.sixel])
    func `without a library half blocks are shown`(graphics: GraphicsProtocol?) {
        for encoder in [nil, FakeEncoder(isAvailable: false)] {
            var screen = WrittenScreen(size, .full(graphics), encoder: encoder)
            #expect(text(screen.show(cell(7))).hasSuffix("⎋[0;48;2;7;7;7m "))
        }
    }

    @Test(arguments: [(ColorDepth.trueColor, "38;2;255;0;0"), (.ansi256, "38;5;196"), (.ansi16, "91")])
    func `symbols are shown where there is no protocol, in the colours that the terminal has`(
        depth: ColorDepth,
        color: String
    ) {
        var screen = WrittenScreen(size, .full(colorDepth: depth), encoder: FakeEncoder())
        // The second is a control character, which no encoder can have written.
        #expect(text(screen.show(cell(255, columns: 2))).hasSuffix("⎋[0;\(color)m▒⎋[0;\(color)m "))
    }

    @Test func `no symbols are shown if a block is two cells wide`() {
        var screen = WrittenScreen(size, .full(ambiguous: .wide), encoder: FakeEncoder())
        #expect(text(screen.show(cell(9, metrics: CellMetrics(ambiguous: .wide)))).hasSuffix("48;2;9;9;9m "))
    }
}
