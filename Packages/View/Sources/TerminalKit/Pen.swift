import ViewKit

/// The state of the terminal while a frame is written: the position of its cursor, and the style of what it writes.
///
/// The control functions are those of ECMA-48, with OSC 8 for links and the private modes 25 (cursor) and 2026
/// (synchronised output) of xterm and its successors.
struct Pen: Sendable {
    private let capabilities: TerminalCapabilities
    private var bytes: [UInt8] = []
    /// The cell at which the terminal would write next, or nil if that is not certain.
    private var position: Point?
    /// The style that is set, as an index of the grid's table; nil if it is not known.
    private var style: UInt16?
    private var link: String?
    /// The control sequence and the link of each style of the table, made when it is first used.
    private var codes: [StyleCode?] = []
    private var isCursorHidden = false
    /// The pictures of the frame, by their index in the table of the grid.
    private var pictures: [Int: EncodedPicture] = [:]

    init(capabilities: TerminalCapabilities) {
        self.capabilities = capabilities
    }

    mutating func begin(_ pictures: [Int: EncodedPicture]) {
        self.pictures = pictures
        bytes.removeAll(keepingCapacity: true)
        position = nil
    }

    /// Ends the frame, and returns its bytes; none if nothing was written and the cursor stays.
    mutating func end(cursor: Point?, before: Point?) -> [UInt8] {
        guard !bytes.isEmpty || cursor != before || isCursorHidden == (cursor != nil) else { return [] }
        if let cursor { move(to: cursor) }
        var frame: [UInt8] = []
        frame.reserveCapacity(bytes.count + 24)
        if capabilities.synchronizesOutput { frame += Self.beginUpdate }
        if !isCursorHidden { frame += Self.hideCursor }
        frame += bytes
        if cursor != nil { frame += Self.showCursor }
        isCursorHidden = cursor == nil
        if capabilities.synchronizesOutput { frame += Self.endUpdate }
        return frame
    }

    mutating func put(_ cells: Row, _ columns: Range<Int>, row: Int, of grid: CellGrid) {
        var column = columns.lowerBound
        while column < columns.upperBound {
            let cell = cells[column]
            move(to: Point(column: column, row: row))
            if cells.isPicture(column) {
                putPart(of: cell)
                column += 1
                position = column < cells.count ? Point(column: column, row: row) : nil
                continue
            }
            if cell.style != style { set(cell.style, of: grid) }
            if case .cluster = cell.kind {
                put(grid.clusters[Int(cell.symbol)], width: Int(cell.width), at: Point(column: column, row: row))
                column += Int(cell.width)
            } else {
                column = putScalars(cells, column..<columns.upperBound)
                // Behind the last column a line break is pending, which terminals treat in different ways.
                position = column < cells.count ? Point(column: column, row: row) : nil
            }
        }
    }

    /// Writes a joined character, after which the position of the terminal is not certain.
    ///
    /// Terminals do not agree on the width of what is joined. One that draws it narrower than its cells would go on
    /// showing what was in the others, so they are blanked before.
    private mutating func put(_ cluster: String, width: Int, at point: Point) {
        if width > 1 {
            bytes += repeatElement(0x20, count: width)
            position = nil
            move(to: point)
        }
        bytes.append(contentsOf: cluster.utf8)
        position = nil
    }

    /// Writes a part of a picture; a blank where pixels are painted afterwards.
    private mutating func putPart(of cell: Cell) {
        guard let picture = pictures[cell.picture] else {
            resetStyle()
            return bytes.append(0x20)
        }
        if link != nil { set(nil) }
        bytes += picture[cell.pointInPicture]
        style = nil
    }

    /// Paints pixels from a cell on, after which the position of the terminal is not certain.
    mutating func paint(_ pixels: [UInt8], at point: Point) {
        move(to: point)
        bytes += pixels
        position = nil
    }

    /// Writes the cells of one style up to the next of another kind, and returns the column behind them.
    private mutating func putScalars(_ cells: Row, _ columns: Range<Int>) -> Int {
        let style = cells[columns.lowerBound].style
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4 * columns.count) { buffer in
            var (column, count) = (columns.lowerBound, 0)
            while column < columns.upperBound, cells[column].style == style, case .scalar = cells[column].kind {
                if cells[column].width > 0 { buffer.encode(cells[column].symbol, at: &count) }
                column += 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
            return column
        }
    }

    mutating func eraseLine(from point: Point) {
        move(to: point)
        resetStyle()
        bytes += [0x1B, UInt8(ascii: "["), UInt8(ascii: "K")]
    }

    /// Erases the screen, in the default style.
    mutating func eraseScreen() {
        style = nil
        resetStyle()
        // A link that the last frame left open is not known any more.
        if capabilities.showsLinks { set(nil) }
        bytes += Array("\u{1B}[2J".utf8)
        codes.removeAll(keepingCapacity: true)
    }

    mutating func scroll(_ scroll: Scroll) {
        // What becomes free gets the background of the style that is set.
        resetStyle()
        appendSequence("r", scroll.rows.lowerBound + 1, scroll.rows.upperBound)
        appendSequence(scroll.distance > 0 ? "S" : "T", abs(scroll.distance))
        bytes += [0x1B, UInt8(ascii: "["), UInt8(ascii: "r")]
        position = nil
    }

    private mutating func move(to point: Point) {
        guard position != point else { return }
        if let position, position.row == point.row, point.column > position.column {
            let distance = point.column - position.column
            if distance == 1 {
                bytes += [0x1B, UInt8(ascii: "["), UInt8(ascii: "C")]
            } else {
                appendSequence("C", distance)
            }
        } else if point.column == 0 {
            appendSequence("H", point.row + 1)
        } else {
            appendSequence("H", point.row + 1, point.column + 1)
        }
        position = point
    }

    private mutating func set(_ index: UInt16, of grid: CellGrid) {
        if codes.count <= Int(index) { codes += repeatElement(nil, count: grid.styles.count - codes.count) }
        let code = codes[Int(index)] ?? StyleCode(grid.styles[Int(index)], for: capabilities)
        codes[Int(index)] = code
        bytes += code.bytes
        if link != code.link { set(code.link) }
        style = index
    }

    private mutating func set(_ link: String?) {
        bytes += Array("\u{1B}]8;;\(link ?? "")\u{1B}\\".utf8)
        self.link = link
    }

    private mutating func resetStyle() {
        guard style != 0 else { return }
        bytes += [0x1B, UInt8(ascii: "["), UInt8(ascii: "m")]
        if link != nil { set(nil) }
        style = 0
    }

    private mutating func appendSequence(_ final: Unicode.Scalar, _ parameter: Int, _ other: Int? = nil) {
        bytes.append(0x1B)
        bytes.append(UInt8(ascii: "["))
        append(number: parameter)
        if let other {
            bytes.append(UInt8(ascii: ";"))
            append(number: other)
        }
        bytes.append(UInt8(ascii: final))
    }

    private mutating func append(number: Int) {
        if number >= 10 { append(number: number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    private struct StyleCode {
        let bytes: [UInt8]
        let link: String?

        init(_ style: TextStyle, for capabilities: TerminalCapabilities) {
            let style = style.shown(by: capabilities)
            bytes = Array("\u{1B}[\(style.parameters)m".utf8)
            link = style.link?.url
        }
    }

    private static let beginUpdate = Array("\u{1B}[?2026h".utf8)
    private static let endUpdate = Array("\u{1B}[?2026l".utf8)
    private static let hideCursor = Array("\u{1B}[?25l".utf8)
    private static let showCursor = Array("\u{1B}[?25h".utf8)
}

extension UnsafeMutableBufferPointer<UInt8> {
    fileprivate func encode(_ scalar: UInt32, at count: inout Int) {
        @inline(__always) func put(_ value: UInt32) {
            self[count] = UInt8(truncatingIfNeeded: value)
            count += 1
        }
        if scalar < 0x80 { return put(scalar) }
        if scalar < 0x800 {
            put(0xC0 | scalar >> 6)
        } else {
            if scalar < 0x1_0000 {
                put(0xE0 | scalar >> 12)
            } else {
                put(0xF0 | scalar >> 18)
                put(0x80 | scalar >> 12 & 0x3F)
            }
            put(0x80 | scalar >> 6 & 0x3F)
        }
        put(0x80 | scalar & 0x3F)
    }
}
