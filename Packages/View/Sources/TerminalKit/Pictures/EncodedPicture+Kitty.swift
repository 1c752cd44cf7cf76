import Foundation
import PresentationKit
import ViewKit

extension EncodedPicture {
    /// The number of characters of base64 in one escape sequence.
    private static let chunkLength = 4096

    /// Creates a picture for the graphics protocol of kitty.
    ///
    /// The terminal gets the pixels once, as a virtual placement; cells with the placeholder U+10EEEE stand for its parts.
    /// Their colour and their diacritics give the identifier, the row and the column, so that cells move and are covered
    /// like any text (Kovid Goyal, "Terminal graphics protocol", Unicode placeholders).
    ///
    /// - Parameter metrics: the extent of a cell; a picture with more pixels is reduced.
    init(kitty placed: PlacedPicture, id: KittyPictureID, isInTmux: Bool, metrics: CellMetrics) {
        let size = placed.size
        self.init(size) { point, bytes in
            let place = [point.row, point.column, id.high].map { String(KittyDiacritics[$0]) }.joined()
            bytes += "\u{1B}[0;38;5;\(id.low)m\u{10EEEE}\(place)".utf8
        }
        /// Returns a sequence, wrapped for tmux, in which each Escape is doubled.
        func sequence(_ keys: String, _ payload: Substring.UTF8View = ""[...].utf8) -> [UInt8] {
            let start = isInTmux ? "\u{1B}Ptmux;\u{1B}\u{1B}_G" : "\u{1B}_G"
            let end = isInTmux ? "\u{1B}\u{1B}\\\u{1B}\\" : "\u{1B}\\"
            let separator = payload.isEmpty ? "" : ";"
            return Array((start + keys + separator).utf8) + payload + Array(end.utf8)
        }
        let picture = placed.picture.reduced(
            width: size.columns * metrics.pixelWidth,
            height: size.rows * metrics.pixelHeight
        )
        var rest = Data(picture.pixels).base64EncodedString()[...].utf8
        var keys =
            "a=T,U=1,q=2,f=32,i=\(id.number),s=\(picture.width),v=\(picture.height),c=\(size.columns),r=\(size.rows),"
        while !rest.isEmpty {
            let chunk = rest.prefix(Self.chunkLength)
            rest = rest.dropFirst(chunk.count)
            upload.append(sequence("\(keys)m=\(rest.isEmpty ? 0 : 1)", chunk))
            keys = "q=2,"
        }
        removal = sequence("a=d,d=I,q=2,i=\(id.number)")
        // Until its last chunk has come, the terminal takes every command for another chunk.
        cancellation = sequence("q=2,m=0") + removal
    }
}

extension Picture {
    /// Returns the picture with at most as many pixels in both directions, in its proportions.
    fileprivate func reduced(width newWidth: Int, height newHeight: Int) -> Picture {
        guard width > newWidth || height > newHeight else { return self }
        return width * newHeight > height * newWidth
            ? scaled(width: newWidth, height: max(1, height * newWidth / width))
            : scaled(width: max(1, width * newHeight / height), height: newHeight)
    }
}

/// The identifier of a picture in a terminal with kitty's protocol.
///
/// Its low byte is a colour of the table of 256, which no terminal multiplexer changes, unlike colours of 24 bits and those
/// of the palette of 16; its high byte is a diacritic.
struct KittyPictureID: Equatable, Sendable {
    static let count = 256 * 240

    /// The low byte, from 16 to 255.
    let low: Int
    let high: Int

    /// Creates the identifier of a number; they repeat after ``count``.
    init(_ index: Int) {
        low = 16 + index % 240
        high = index / 240 % 256
    }

    var number: Int { high << 24 | low }
}

/// The diacritics that stand for numbers from 0 to 255, in the order of kitty's `rowcolumn-diacritics.txt`.
///
/// They are the characters of Unicode 6.0 of combining class 230 without a decomposition, except those that fuse with others
/// in a normalisation.
enum KittyDiacritics {
    private static let scalars: [Unicode.Scalar] = ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }

    static subscript(number: Int) -> Unicode.Scalar { scalars[number] }

    private static let ranges: [ClosedRange<UInt32>] = [
        0x0305...0x0305, 0x030D...0x030E, 0x0310...0x0310, 0x0312...0x0312, 0x033D...0x033F, 0x0346...0x0346,
        0x034A...0x034C, 0x0350...0x0352, 0x0357...0x0357, 0x035B...0x035B, 0x0363...0x036F, 0x0483...0x0487,
        0x0592...0x0595, 0x0597...0x0599, 0x059C...0x05A1, 0x05A8...0x05A9, 0x05AB...0x05AC, 0x05AF...0x05AF,
        0x05C4...0x05C4, 0x0610...0x0617, 0x0657...0x065B, 0x065D...0x065E, 0x06D6...0x06DC, 0x06DF...0x06E2,
        0x06E4...0x06E4, 0x06E7...0x06E8, 0x06EB...0x06EC, 0x0730...0x0730, 0x0732...0x0733, 0x0735...0x0736,
        0x073A...0x073A, 0x073D...0x073D, 0x073F...0x0741, 0x0743...0x0743, 0x0745...0x0745, 0x0747...0x0747,
        0x0749...0x074A, 0x07EB...0x07F1, 0x07F3...0x07F3, 0x0816...0x0819, 0x081B...0x0823, 0x0825...0x0827,
        0x0829...0x082D, 0x0951...0x0951, 0x0953...0x0954, 0x0F82...0x0F83, 0x0F86...0x0F87, 0x135D...0x135F,
        0x17DD...0x17DD, 0x193A...0x193A, 0x1A17...0x1A17, 0x1A75...0x1A7C, 0x1B6B...0x1B6B, 0x1B6D...0x1B73,
        0x1CD0...0x1CD2, 0x1CDA...0x1CDB, 0x1CE0...0x1CE0, 0x1DC0...0x1DC1, 0x1DC3...0x1DC9, 0x1DCB...0x1DCC,
        0x1DD1...0x1DE6, 0x1DFE...0x1DFE, 0x20D0...0x20D1, 0x20D4...0x20D7, 0x20DB...0x20DC, 0x20E1...0x20E1,
        0x20E7...0x20E7, 0x20E9...0x20E9, 0x20F0...0x20F0, 0x2CEF...0x2CF1, 0x2DE0...0x2DFF, 0xA66F...0xA66F,
        0xA67C...0xA67D, 0xA6F0...0xA6F1, 0xA8E0...0xA8E5,
    ]
}
