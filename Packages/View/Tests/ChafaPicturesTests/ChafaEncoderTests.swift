import ChafaPictures
import PresentationKit
import TerminalKit
import Testing
import ViewKit
import ViewTesting

struct ChafaEncoderTests {
    private let encoder = ChafaEncoder()

    private func picture(_ width: Int, _ rows: [[UInt8]]) throws -> Picture {
        try #require(
            Picture(
                width: width,
                height: rows.count,
                pixels: rows.flatMap { row in Array(repeating: row, count: width).flatMap(\.self) }
            )
        )
    }

    @Test func `the library is available`() {
        #expect(encoder.isAvailable, "Scripts/setup installs libchafa.")
    }

    @Test func `sixels have the extent of the picture, and do not end with a new line`() throws {
        let picture = try picture(4, Array(repeating: [255, 0, 0, 255], count: 12))
        let text = String(decoding: encoder.sixels(of: picture), as: UTF8.self)
        #expect(text.hasPrefix("\u{1B}P0;1;0q\"1;1;4;12#"))
        #expect(text.hasSuffix("!4~\u{1B}\\"))
    }

    @Test func `transparent pixels are left out of the sixels`() throws {
        let red: [UInt8] = [255, 0, 0, 255]
        let picture = try picture(4, Array(repeating: red, count: 3) + Array(repeating: [0, 0, 0, 0], count: 3))
        // The upper three of six pixels are the lower three bits: 7 + 63 is F.
        let text = String(decoding: encoder.sixels(of: picture), as: UTF8.self)
        #expect(text.hasSuffix("!4F\u{1B}\\"))
        #expect(!text.contains("~"))
    }

    @Test func `symbols have the colours of the picture`() throws {
        let picture = try picture(
            8,
            Array(repeating: [255, 0, 0, 255], count: 8) + Array(repeating: [0, 0, 255, 255], count: 8)
        )
        let symbols = encoder.symbols(of: picture, in: Size(columns: 2, rows: 1))
        #expect(symbols.count == 2)
        let (red, blue) = (TextColor.rgb(red: 255, green: 0, blue: 0), TextColor.rgb(red: 0, green: 0, blue: 255))
        for symbol in symbols {
            #expect(["▀", "▄"].contains(symbol.scalar))
            let isUpper = symbol.scalar == "▀"
            #expect(symbol.foreground == (isUpper ? red : blue))
            #expect(symbol.background == (isUpper ? blue : red))
        }
    }

    @Test func `a transparent picture is blank`() throws {
        let picture = try picture(8, Array(repeating: [9, 9, 9, 0], count: 16))
        let symbols = encoder.symbols(of: picture, in: Size(columns: 2, rows: 2))
        #expect(symbols.allSatisfy { $0.background == nil && ($0.scalar == " " || $0.foreground == nil) })
    }

    @Test(arguments: [(1, 1), (3, 2), (256, 1), (7, 90)])
    func `a picture of any extent is encoded`(_ width: Int, _ height: Int) {
        let picture = Picture(filledWith: 200, width: width, height: height)
        for size in [Size(columns: 1, rows: 1), Size(columns: 40, rows: 3)] {
            #expect(encoder.symbols(of: picture, in: size).count == size.columns * size.rows)
        }
        #expect(!encoder.sixels(of: Picture(filledWith: 200, width: width, height: 6 * height)).isEmpty)
    }
}
