import PresentationKit
import Testing
import ViewTesting

@testable import TerminalKit
@testable import ViewKit

struct FrameWriterPictureTests {
    private let size = Size(columns: 12, rows: 6)
    private let kitty = TerminalCapabilities.full(.kitty(isInTmux: false))

    private func grid(after old: CellGrid? = nil, _ draw: (inout Canvas) -> Void) -> CellGrid {
        CellGrid(size, after: old, draw)
    }

    // MARK: - kitty

    @Test func `a picture is sent once, and its cells move and are covered like text`() {
        let picture = Picture(filledWith: 7, width: 30, height: 40)
        var screen = WrittenScreen(size, kitty)
        var shown = CellGrid(size)
        let frames: [(inout Canvas) -> Void] = [
            { $0.draw(picture, in: rect(2, 1, 3, 2)) },
            { $0.draw(picture, in: rect(2, 0, 3, 2)) },
            { canvas in
                canvas.draw(picture, in: rect(2, 0, 3, 2))
                canvas.inside(rect(3, 0, 8, 6)) { $0.fill(rect(0, 0, 8, 6), style: .plain) }
            },
            { _ in },
            { $0.draw(picture, in: rect(2, 1, 3, 2)) },
        ]
        for frame in frames {
            shown = grid(after: shown, frame)
            screen.show(shown)
            #expect(screen.difference(from: shown) == nil)
        }
        #expect(screen.model.pictures.uploads == 1)
    }

    @Test func `the same picture in another size is sent again, reduced to the pixels of its cells`() throws {
        let picture = Picture(filledWith: 7, width: 100, height: 50)
        var screen = WrittenScreen(size, kitty)
        screen.show(
            grid { canvas in
                canvas.draw(picture, in: rect(0, 0, 4, 1))
                canvas.draw(picture, in: rect(0, 2, 12, 3))
                canvas.draw(picture, in: rect(5, 0, 1, 2))
            }
        )
        let sizes = screen.model.pictures.all.values.map { "\($0.columns)×\($0.rows) \($0.picture)" }
        #expect(sizes.sorted() == ["12×3 100×50 pixels", "1×2 10×5 pixels", "4×1 40×20 pixels"])
    }

    @Test(arguments: [(1, 1), (16, 16), (64, 48), (55, 57)])
    func `pictures arrive whole in chunks`(_ width: Int, _ height: Int) throws {
        let pixels = (0..<4 * width * height).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
        let picture = try #require(Picture(width: width, height: height, pixels: pixels))
        let canvas = grid { $0.draw(picture, in: rect(0, 0, 12, 6)) }
        for isInTmux in [false, true] {
            var screen = WrittenScreen(size, .full(.kitty(isInTmux: isInTmux)))
            screen.show(canvas)
            #expect(screen.model.pictures.all.values.map(\.picture) == [picture])
            #expect(screen.difference(from: canvas) == nil)
        }
    }

    @Test func `pictures that are not shown are removed, the oldest first, above the limit`() {
        var screen = WrittenScreen(size, kitty)
        var shown = CellGrid(size)
        let count = TerminalPictures.limit >> 22 + 3
        for index in 0..<count {
            shown = grid(after: shown) { canvas in
                canvas.draw(Picture(filledWith: UInt8(index), width: 1024, height: 1024), in: rect(0, 0, 2, 1))
            }
            screen.show(shown)
            #expect(screen.difference(from: shown) != nil, "The picture is reduced.")
        }
        let levels = screen.model.pictures.all.values.compactMap(\.picture.pixels.first).sorted()
        #expect(levels == (2..<UInt8(count)).map { $0 })
    }

    @Test func `the terminal forgets all pictures on leaving, and gets them again afterwards`() {
        let shown = grid { $0.draw(Picture(filledWith: 7, width: 3, height: 3), in: rect(0, 0, 2, 1)) }
        var screen = WrittenScreen(size, kitty, firstPicture: 240 * 77)
        screen.show(shown)
        #expect(screen.model.pictures.all.keys.map { $0 } == [77 << 24 | 16])
        screen.removePictures()
        #expect(screen.model.pictures.all.isEmpty)
        screen.show(shown)
        #expect(screen.difference(from: shown) == nil)
    }

    // MARK: - Pieces of large pictures

    /// A picture of three pieces, and a grid that shows it below a text.
    private let large = Picture(filledWith: 9, width: 240, height: 240)

    private let largeSize = Size(columns: 40, rows: 21)

    private func largeGrid(_ text: String, with picture: Picture?) -> CellGrid {
        CellGrid(largeSize) { canvas in
            canvas.draw(TerminalText(text), at: .zero)
            if let picture { canvas.draw(picture, in: rect(0, 1, 40, 20)) }
        }
    }

    @Test(arguments: [false, true])
    func `a large picture is sent in pieces between which other changes are shown`(isInTmux: Bool) {
        var screen = WrittenScreen(largeSize, .full(.kitty(isInTmux: isInTmux)))
        var frames = 0
        repeat {
            frames += 1
            let bytes = screen.show(largeGrid("frame \(frames)", with: large))
            #expect(bytes.count < TerminalPictures.uploadLimit + 60_000)
            let part = screen.writer.isComplete ? large : nil
            #expect(screen.difference(from: largeGrid("frame \(frames)", with: part)) == nil)
        } while !screen.writer.isComplete && frames < 9
        #expect(frames == 3)
        #expect(screen.model.pictures.uploads == 1)
        #expect(screen.show(largeGrid("frame 3", with: large)).isEmpty)
    }

    @Test func `a picture that is not shown any more does not hold up another one`() {
        var screen = WrittenScreen(largeSize, kitty)
        screen.show(largeGrid("", with: large))
        let grid = largeGrid("", with: Picture(filledWith: 1, width: 3, height: 3))
        screen.show(grid)
        #expect(screen.writer.isComplete)
        #expect(screen.difference(from: grid) == nil)
        #expect(screen.model.pictures.cancellations == 1)
    }

    @Test func `pictures on one screen are sent one after the other`() {
        var screen = WrittenScreen(largeSize, kitty)
        let grid = CellGrid(largeSize) { canvas in
            canvas.draw(large, in: rect(0, 0, 40, 18))
            canvas.draw(Picture(filledWith: 1, width: 3, height: 3), in: rect(0, 19, 2, 1))
            canvas.draw(Picture(filledWith: 2, width: 4, height: 4), in: rect(3, 19, 2, 1))
        }
        screen.showWhole(grid)
        #expect(screen.difference(from: grid) == nil)
        #expect(screen.model.pictures.uploads == 3)
    }

    @Test func `no picture is removed in the middle of an upload`() throws {
        var pictures = TerminalPictures(capabilities: kitty, firstID: 0, encoder: nil)
        // More than is kept when none of them is shown; each is reduced and sent with one frame.
        for level in 0...TerminalPictures.limit >> 22 {
            let picture = Picture(filledWith: UInt8(level), width: 1024, height: 1024)
            #expect(pictures.begin(grid { $0.draw(picture, in: rect(0, 0, 2, 1)) }, over: nil).missing.isEmpty)
        }
        var isSent = false
        while !isSent {
            let frame = pictures.begin(largeGrid("", with: large), over: nil)
            isSent = frame.missing.isEmpty
            let commands = text(frame.after).split(separator: "⎋_G")
            #expect(commands.contains { $0.hasPrefix("a=d") || $0.contains(",a=d") } == isSent)
        }
    }

    @Test(arguments: [false, true])
    func `the terminal forgets a picture that was sent in part`(isInTmux: Bool) {
        var screen = WrittenScreen(largeSize, .full(.kitty(isInTmux: isInTmux)))
        screen.show(largeGrid("", with: large))
        #expect(screen.model.pictures.pending != nil)
        screen.removePictures()
        #expect(screen.model.pictures.pending == nil)
        #expect(screen.model.pictures.cancellations == 1)
        #expect(screen.model.pictures.all.isEmpty)
    }

    @Test func `blocks become pixels when the terminal answers that it can`() {
        let shown = grid { $0.draw(Picture(filledWith: 7, width: 3, height: 3), in: rect(0, 0, 2, 1)) }
        var screen = WrittenScreen(size)
        screen.show(shown)
        #expect(screen.model.pictures.all.isEmpty)
        screen.writer.capabilities = kitty
        screen.show(shown)
        #expect(screen.difference(from: shown) == nil)
        screen.writer.capabilities = .fullTerminal
        screen.show(shown)
        #expect(screen.model.pictures.all.isEmpty)
    }

    @Test func `identifiers take no colour of the palette, and repeat late`() {
        let ids = (0..<KittyPictureID.count).map(KittyPictureID.init)
        #expect(ids.allSatisfy { 16...255 ~= $0.low && 0...255 ~= $0.high })
        #expect(Set(ids.map(\.number)).count == KittyPictureID.count)
        #expect(KittyPictureID(KittyPictureID.count) == KittyPictureID(0))
    }

    @Test func `the diacritics are those of the protocol`() {
        let known: [(Int, Unicode.Scalar)] = [(0, "\u{305}"), (1, "\u{30D}"), (35, "\u{592}"), (255, "\u{A8E5}")]
        for (number, scalar) in known { #expect(KittyDiacritics[number] == scalar) }
        #expect(Set((0..<256).map { KittyDiacritics[$0] }).count == 256)
    }

    // MARK: - Blocks

    private func column(_ pixels: [UInt8]...) throws -> Picture {
        try #require(Picture(width: 1, height: pixels.count, pixels: pixels.flatMap(\.self)))
    }

    /// Returns the end of the first frame, with a picture in the first cell.
    private func cell(_ picture: Picture, _ capabilities: TerminalCapabilities = .fullTerminal) -> Substring {
        var screen = WrittenScreen(size, capabilities)
        let bytes = text(screen.show(grid { $0.draw(picture, in: rect(0, 0, 1, 1)) }))
        return bytes.suffix(from: bytes.ranges(of: "⎋[1H").last?.upperBound ?? bytes.startIndex)
    }

    @Test func `a cell has the colours of two pixels`() throws {
        let picture = try column([255, 0, 0, 255], [0, 0, 255, 255])
        #expect(cell(picture) == "⎋[0;38;2;255;0;0;48;2;0;0;255m▀")
    }

    @Test(
        arguments: [
            ([1, 2, 3, 255], [1, 2, 3, 255], "⎋[0;48;2;1;2;3m "), ([1, 2, 3, 0], [1, 2, 3, 0], "⎋[0m "),
            ([1, 2, 3, 128], [1, 2, 3, 0], "⎋[0;38;2;128;128;129m▀"),
            ([1, 2, 3, 0], [1, 2, 3, 255], "⎋[0;38;2;1;2;3m▄"),
        ] as [([UInt8], [UInt8], String)]
    )
    func `equal pixels are a space, and transparent ones leave the background`(
        _ top: [UInt8],
        _ bottom: [UInt8],
        _ expected: String
    ) throws {
        #expect(cell(try column(top, bottom)).hasSuffix(expected))
    }

    @Test(
        arguments: [
            (ColorDepth.ansi256, "⎋[0;38;5;196;48;5;21m▀"), (.ansi16, "⎋[0;91;44m▀"), (.monochrome, "⎋[0m▀"),
        ]
    )
    func `colours are the nearest that the terminal has`(_ depth: ColorDepth, _ expected: String) throws {
        let picture = try column([255, 0, 0, 255], [0, 0, 255, 255])
        #expect(cell(picture, .full(colorDepth: depth)).hasSuffix(expected))
    }

    @Test func `a cell has one colour if the half block is two cells wide`() throws {
        let picture = try column([200, 0, 0, 255], [100, 0, 0, 255])
        #expect(cell(picture, .full(ambiguous: .wide)).hasSuffix("⎋[0;48;2;150;0;0m "))
    }

    @Test func `text beside a picture has its own style`() {
        var screen = WrittenScreen(size)
        let shown = grid { canvas in
            canvas.draw(Picture(filledWith: 7, width: 1, height: 1), in: rect(0, 0, 1, 1))
            canvas.draw("ab", at: Point(column: 1, row: 0))
        }
        #expect(text(screen.show(shown)).hasSuffix("⎋[0;48;2;7;7;7m ⎋[0mab"))
    }
}
