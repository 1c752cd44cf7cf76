import Foundation
import PresentationKit
import Testing

@testable import TerminalKit
@testable import ViewKit

/// A small terminal emulator: it applies the bytes of a writer to a screen of characters and styles.
///
/// It knows the sequences that the writer may use, and records an issue for any other.
struct ScreenModel {
    struct Place: Equatable {
        /// The characters; empty for the second half of a wide one.
        var text = " "
        /// The parameters of the last SGR.
        var style = "0"
        var link = ""
        /// The pixel in the middle that was painted over the character, or nil.
        var pixel: [UInt8]?
    }

    private(set) var places: [[Place]]
    private(set) var cursor = Point.zero
    private(set) var isCursorVisible = true
    private(set) var isInsideUpdate = false
    /// The text in the clipboard, or nil if nothing was copied.
    private(set) var clipboard: String?
    /// The pictures that the terminal has, by kitty's protocol.
    private(set) var pictures = KittyPictures()
    /// The number of control strings that painted pixels.
    private(set) var paintCount = 0
    private var slots: SixelSlots?
    private var pen = Place()
    private var margins: Range<Int>
    private let size: Size

    /// Creates a screen.
    ///
    /// - Parameter keepsFewPictures: whether it keeps no more pictures of sixels than xterm.
    init(_ size: Size, keepsFewPictures: Bool = false) {
        self.size = size
        slots = keepsFewPictures ? SixelSlots() : nil
        margins = 0..<size.rows
        // What other programs left there.
        places = Array(
            repeating: Array(repeating: Place(text: "#", style: "31"), count: size.columns),
            count: size.rows
        )
    }

    func text(ofRow row: Int) -> String {
        places[row].map(\.text).joined()
    }

    mutating func apply(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
        var text = Substring(String(decoding: bytes, as: UTF8.self))
        while let character = text.first {
            text.removeFirst()
            guard character == "\u{1B}" else {
                put(character)
                continue
            }
            switch text.popFirst() {
            case "[":
                let parameters = text.prefix { "0"..."?" ~= $0 }
                text.removeFirst(parameters.count)
                apply(String(parameters), text.removeFirst(), sourceLocation)
            case "]" where text.hasPrefix("1337;"):
                paint(PaintedPixels(inlineImage: Self.take(&text, before: "\u{7}")), sourceLocation)
            case "]": apply(operatingSystemCommand: Self.take(&text, before: "\u{1B}\\"), sourceLocation)
            case "_": pictures.apply(Self.take(&text, before: "\u{1B}\\"), sourceLocation)
            case "P" where text.hasPrefix("tmux;"): apply(Self.takePassthrough(&text), sourceLocation: sourceLocation)
            case "P": paint(PaintedPixels(fakeSixels: Self.take(&text, before: "\u{1B}\\")), sourceLocation)
            case let other: Issue.record("ESC \(String(describing: other))", sourceLocation: sourceLocation)
            }
        }
    }

    private mutating func apply(operatingSystemCommand body: Substring, _ sourceLocation: SourceLocation) {
        if body.hasPrefix("8;;") {
            pen.link = String(body.dropFirst("8;;".count))
        } else if body.hasPrefix("52;c;"), let content = Data(base64Encoded: String(body.dropFirst("52;c;".count))) {
            clipboard = String(decoding: content, as: UTF8.self)
        } else {
            Issue.record("OSC \(body)", sourceLocation: sourceLocation)
        }
    }

    /// Takes what is before an end, and the end.
    private static func take(_ text: inout Substring, before end: String) -> Substring {
        let range = text.range(of: end, options: .literal) ?? text.endIndex..<text.endIndex
        defer { text = text[range.upperBound...] }
        return text[..<range.lowerBound]
    }

    /// Takes a sequence for the terminal behind tmux, in which each Escape is doubled.
    private static func takePassthrough(_ text: inout Substring) -> [UInt8] {
        text.removeFirst("tmux;".count)
        var body: [UInt8] = []
        while !text.isEmpty {
            body += take(&text, before: "\u{1B}").utf8
            if text.popFirst() == "\\" { return body }
            body.append(0x1B)
        }
        return []
    }

    private mutating func apply(_ text: String, _ final: Character, _ sourceLocation: SourceLocation) {
        let numbers = text.split(separator: ";").map { Int($0) ?? -1 }
        switch (text, final) {
        case ("?25", "h"): isCursorVisible = true
        case ("?25", "l"): isCursorVisible = false
        case ("?2026", "h"): isInsideUpdate = true
        case ("?2026", "l"): isInsideUpdate = false
        case (_, "H"):
            cursor = Point(column: (numbers.count > 1 ? numbers[1] : 1) - 1, row: (numbers.first ?? 1) - 1)
        case (_, "C"): cursor.column += numbers.first ?? 1
        case ("2", "J"): for row in 0..<size.rows { erase(row, from: 0) }
        case ("", "K"): erase(cursor.row, from: cursor.column)
        case (_, "m"): pen.style = text.isEmpty ? "0" : text
        case (_, "r"): (margins, cursor) = (numbers.isEmpty ? 0..<size.rows : numbers[0] - 1..<numbers[1], .zero)
        case (_, "S"): scroll(numbers[0])
        case (_, "T"): scroll(-numbers[0])
        default: Issue.record("CSI \(text) \(final)", sourceLocation: sourceLocation)
        }
    }

    private mutating func erase(_ row: Int, from column: Int) {
        for column in column..<size.columns {
            places[row][column] = Place(text: " ", style: pen.style)
            slots?.erase(Point(column: column, row: row))
        }
    }

    private mutating func scroll(_ distance: Int) {
        #expect(!places.joined().contains { $0.pixel != nil }, "Painted pixels may stay where they are.")
        let old = places
        for row in margins {
            let source = row + distance
            places[row] =
                margins.contains(source)
                ? old[source] : Array(repeating: Place(text: " ", style: pen.style), count: size.columns)
        }
    }

    /// Paints pixels from the cursor on, over whole cells.
    private mutating func paint(_ pixels: PaintedPixels?, _ sourceLocation: SourceLocation) {
        guard let pixels, cursor.column + pixels.size.columns <= size.columns,
            cursor.row + pixels.size.rows < size.rows
        else {
            Issue.record("Pixels that cannot be painted at \(cursor)", sourceLocation: sourceLocation)
            return
        }
        #expect(isInsideUpdate, sourceLocation: sourceLocation)
        paintCount += 1
        var painted: [Point: [UInt8]] = [:]
        for row in 0..<pixels.size.rows {
            for column in 0..<pixels.size.columns {
                let point = Point(column: column, row: row)
                let pixel = pixels.middle(of: point)
                if pixel[3] > 0 { painted[cursor + point] = pixel }
            }
        }
        slots?.paint(painted, row: cursor.row)
        for (point, pixel) in painted { places[point.row][point.column].pixel = pixel }
        guard let slots else { return }
        for row in 0..<size.rows {
            for column in 0..<size.columns { places[row][column].pixel = slots[Point(column: column, row: row)] }
        }
    }

    private mutating func put(_ character: Character) {
        let isPlaceholder = character.unicodeScalars.first == "\u{10EEEE}"
        let width = isPlaceholder ? 1 : TerminalText(String(character)).width()
        guard cursor.column + width <= size.columns else {
            Issue.record("\(character) was written beyond the margin, at \(cursor)")
            return
        }
        // A terminal erases the other half of what is written over.
        if places[cursor.row][cursor.column].text.isEmpty { places[cursor.row][cursor.column - 1].text = " " }
        for column in cursor.column..<cursor.column + width { slots?.erase(Point(column: column, row: cursor.row)) }
        places[cursor.row][cursor.column] = Place(text: String(character), style: pen.style, link: pen.link)
        cursor.column += 1
        if width == 2 {
            places[cursor.row][cursor.column] = Place(text: "", style: pen.style, link: pen.link)
            cursor.column += 1
        }
        if cursor.column < size.columns, places[cursor.row][cursor.column].text.isEmpty {
            places[cursor.row][cursor.column].text = " "
        }
    }
}

extension ScreenModel {
    /// Returns the first cell at which the screen does not show a grid, with both; nil if it shows it.
    func difference(from grid: CellGrid, for capabilities: TerminalCapabilities) -> String? {
        // Whether pictures of the terminal, by identifier, are those of the grid, by index: their pixels are compared once.
        var sent: [[Int]: Bool] = [:]
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                let cell = grid[column, row]
                if cell.kind == .picture, capabilities.graphics != nil {
                    let expected = (grid.pictures[cell.picture], cell.pointInPicture)
                    if let (id, point) = KittyPictures.reference(places[row][column]), point == expected.1 {
                        let isSent = sent[[id, Int(cell.picture)]] ?? pictures.contains(expected.0, as: id)
                        sent[[id, Int(cell.picture)]] = isSent
                        if isSent { continue }
                    }
                    // Nothing is painted in the last row.
                    let pixel = row + 1 < size.rows ? Self.pixel(of: expected) : nil
                    if places[row][column] == Place(pixel: pixel) { continue }
                }
                let style = grid.styles[Int(cell.style)].shown(by: capabilities)
                var expected = Place(text: "", style: style.parameters, link: style.link?.url ?? "")
                grid.append(cell, to: &expected.text)
                if places[row][column] != expected {
                    return "row \(row), column \(column): \(places[row][column]), expected \(expected)"
                }
            }
        }
        return nil
    }

    /// Returns the pixel in the middle of a cell of a picture, which has one colour or is enlarged.
    private static func pixel(of cell: (placed: PlacedPicture, point: Point)) -> [UInt8] {
        let (picture, size) = (cell.placed.picture, cell.placed.size)
        let column = (2 * cell.point.column + 1) * picture.width / (2 * size.columns)
        let row = (2 * cell.point.row + 1) * picture.height / (2 * size.rows)
        let offset = 4 * (row * picture.width + column)
        return Array(picture.pixels[offset..<offset + 4])
    }
}
