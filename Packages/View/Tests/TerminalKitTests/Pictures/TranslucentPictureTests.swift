import PresentationKit
import Synchronization
import Testing

@testable import TerminalKit
@testable import ViewKit

/// Translucent pictures in forms in which a pixel is opaque or not there.
struct TranslucentPictureTests {
    /// An encoder that records the pictures that it gets.
    private final class SpyEncoder: PictureEncoder {
        let pictures = Mutex<[Picture]>([])
        var isAvailable: Bool { true }

        func sixels(of picture: Picture) -> [UInt8] {
            pictures.withLock { $0.append(picture) }
            return Array("\u{1B}Pq~\u{1B}\\".utf8)
        }

        func symbols(of picture: Picture, in size: Size) -> [PictureSymbol] {
            pictures.withLock { $0.append(picture) }
            return []
        }
    }

    /// The bytes of a frame with half a red, on a terminal that has answered its background or not.
    private func frame(
        _ graphics: GraphicsProtocol?,
        _ ground: TextColor?,
        _ background: TerminalBackground,
        opacity: UInt8 = 51,
        encoder: (any PictureEncoder)? = nil
    ) throws -> String {
        var capabilities = TerminalCapabilities.fullTerminal
        capabilities.graphics = graphics
        (capabilities.ground, capabilities.background) = (ground, background)
        let pixels: [UInt8] = (0..<4).flatMap { _ in [200, 0, 0, opacity] }
        var canvas = Canvas(CellGrid(Size(columns: 4, rows: 3)))
        canvas.draw(
            try #require(Picture(width: 2, height: 2, pixels: pixels)),
            in: Rect(.zero, Size(columns: 2, rows: 1))
        )
        var writer = FrameWriter(capabilities: capabilities, encoder: encoder)
        return String(decoding: writer.bytes(for: canvas.grid, cursor: nil), as: UTF8.self)
    }

    @Test(
        arguments: [
            (nil, .light, [244, 204, 204]), (nil, .dark, [40, 0, 0]),
            (.rgb(red: 100, green: 50, blue: 25), .dark, [120, 40, 20]),
        ] as [(TextColor?, TerminalBackground, [UInt8])]
    )
    func `a translucent picture is blended with the background of the terminal`(
        ground: TextColor?,
        background: TerminalBackground,
        color: [UInt8]
    ) throws {
        let blocks = try frame(nil, ground, background)
        #expect(blocks.contains("48;2;\(color[0]);\(color[1]);\(color[2])m "))
        for graphics in [nil, GraphicsProtocol.sixel] {
            let encoder = SpyEncoder()
            _ = try frame(graphics, ground, background, encoder: encoder)
            let pixels = try #require(encoder.pictures.withLock { $0.first }).pixels
            #expect(Array(pixels.prefix(4)) == color + [UInt8(255)])
        }
    }

    @Test func `a transparent picture leaves the background`() throws {
        #expect(try !frame(nil, .rgb(red: 9, green: 9, blue: 9), .dark, opacity: 0).contains("48;2"))
        let encoder = SpyEncoder()
        _ = try frame(.sixel, nil, .light, opacity: 0, encoder: encoder)
        let pixels = try #require(encoder.pictures.withLock { $0.first }).pixels
        #expect(pixels[3] == 0)
    }
}
