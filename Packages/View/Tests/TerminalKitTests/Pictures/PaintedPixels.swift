import Foundation
import PresentationKit

@testable import TerminalKit
@testable import ViewKit

/// Pixels over some cells, read back from the control string that paints them.
struct PaintedPixels {
    let size: Size
    private let picture: Picture

    init(_ picture: Picture, in size: Size) {
        (self.picture, self.size) = (picture, size)
    }

    /// Reads a string of ``FakeEncoder``.
    init?(fakeSixels body: Substring) {
        let fields = body.split(separator: ";")
        guard fields.count == 4, let columns = Int(fields[1]), let rows = Int(fields[2]),
            let data = Data(base64Encoded: String(fields[3])),
            let picture = Picture(width: columns, height: rows, pixels: Array(data))
        else { return nil }
        self.init(picture, in: Size(columns: columns, rows: rows))
    }

    /// Reads an inline image of iTerm2: a PNG of stored blocks, with an opacity for each pixel.
    init?(inlineImage body: Substring) {
        let parts = body.dropFirst("1337;File=".count).split(separator: ":")
        guard parts.count == 2, let file = Data(base64Encoded: String(parts[1])).map({ Array($0) }) else { return nil }
        let pairs = parts[0].split(separator: ";").map { $0.split(separator: "=") }
        let keys = Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), Int($0[1])) })
        guard keys["inline"] == 1, keys["preserveAspectRatio"] == 0, keys["doNotMoveCursor"] == 1,
            keys["size"] == file.count, let columns = keys["width"] ?? nil, let rows = keys["height"] ?? nil,
            let picture = Self.picture(ofPNG: file)
        else { return nil }
        self.init(picture, in: Size(columns: columns, rows: rows))
    }

    func middle(of cell: Point) -> [UInt8] {
        let column = (2 * cell.column + 1) * picture.width / (2 * size.columns)
        let row = (2 * cell.row + 1) * picture.height / (2 * size.rows)
        let offset = 4 * (row * picture.width + column)
        return Array(picture.pixels[offset..<offset + 4])
    }

    private static func picture(ofPNG file: [UInt8]) -> Picture? {
        func number(_ offset: Int) -> Int { file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(16), number(20))
        var data: [UInt8] = []
        // Behind the signature, the header, the beginning of the data and that of the stream.
        var offset = 8 + 25 + 8 + 2
        var isLast = false
        while !isLast {
            isLast = file[offset] == 1
            let count = Int(file[offset + 1]) | Int(file[offset + 2]) << 8
            data += file[offset + 5..<offset + 5 + count]
            offset += 5 + count
        }
        let length = 4 * width + 1
        var pixels: [UInt8] = []
        for row in 0..<height { pixels += data[row * length + 1..<(row + 1) * length] }
        return Picture(width: width, height: height, pixels: pixels)
    }
}

/// An encoder whose sixels are the height and, in base64, the pixel in the middle of each cell, and whose symbols are shades in
/// the colour of the first pixel.
struct FakeEncoder: PictureEncoder {
    var isAvailable = true

    func sixels(of picture: Picture) -> [UInt8] {
        let metrics = CellMetrics()
        let columns = picture.width / metrics.pixelWidth
        // The last cells may lack up to five pixels at the bottom.
        let rows = (picture.height + 5) / metrics.pixelHeight
        var middles: [UInt8] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = ((2 * column + 1) * metrics.pixelWidth / 2, (2 * row + 1) * metrics.pixelHeight / 2)
                let offset = 4 * (y * picture.width + x)
                middles += picture.pixels[offset..<offset + 4]
            }
        }
        let body = "q\(picture.height);\(columns);\(rows);\(Data(middles).base64EncodedString())"
        return Array("\u{1B}P\(body)\u{1B}\\".utf8)
    }

    func symbols(of picture: Picture, in size: Size) -> [PictureSymbol] {
        let red = TextColor.rgb(red: picture.pixels[0], green: 0, blue: 0)
        return (0..<size.columns * size.rows).map { index in
            PictureSymbol(index == 0 ? "▒" : "\u{9B}", foreground: red, background: nil)
        }
    }
}
