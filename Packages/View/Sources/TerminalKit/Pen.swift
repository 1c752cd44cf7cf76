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
    private var link: TerminalLink?
    /// The control sequence that sets each style of the table, made when it is first used.
    private var sequences: [[UInt8]?] = []
    private var isCursorHidden = false

    init(capabilities: TerminalCapabilities) {
        self.capabilities = capabilities
    }

    mutating func begin() {
        bytes.removeAll(keepingCapacity: true)
        position = nil
    }

    /// Ends the frame.
    ///
    /// - Returns: its bytes; none if nothing was written and the cursor stays.
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

    /// Writes some cells of a row.
    mutating func put(_ cells: UnsafeBufferPointer<Cell>, _ columns: Range<Int>, row: Int, of grid: CellGrid) {
        var column = columns.lowerBound
        while column < columns.upperBound {
            let cell = cells[column]
            move(to: Point(column: column, row: row))
            if cell.style != style { set(cell.style, of: grid) }
            if let cluster = cell.cluster {
                bytes.append(contentsOf: grid.clusters[cluster].utf8)
                column += Int(cell.width)
                // Terminals do not agree on the width of what is joined.
                position = nil
            } else {
                column = putScalars(cells, column..<columns.upperBound)
                // Behind the last column a line break is pending, which terminals treat in different ways.
                position = column < cells.count ? Point(column: column, row: row) : nil
            }
        }
    }

    /// Writes the cells of one style up to the next joined character, and returns the column behind them.
    private mutating func putScalars(_ cells: UnsafeBufferPointer<Cell>, _ columns: Range<Int>) -> Int {
        let style = cells[columns.lowerBound].style
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4 * columns.count) { buffer in
            var (column, count) = (columns.lowerBound, 0)
            while column < columns.upperBound, cells[column].style == style, cells[column].cluster == nil {
                if cells[column].width > 0 { buffer.encode(cells[column].symbol, at: &count) }
                column += 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
            return column
        }
    }

    /// Erases the line from a cell on, in the default style.
    mutating func eraseLine(from point: Point) {
        move(to: point)
        resetStyle()
        bytes += [0x1B, UInt8(ascii: "["), UInt8(ascii: "K")]
    }

    /// Erases the screen, in the default style.
    mutating func eraseScreen() {
        style = nil
        resetStyle()
        bytes += Array("\u{1B}[2J".utf8)
        sequences.removeAll(keepingCapacity: true)
    }

    /// Moves rows by the terminal itself.
    mutating func scroll(_ scroll: Scroll, height: Int) {
        // What becomes free gets the background of the style that is set.
        resetStyle()
        appendSequence([scroll.rows.lowerBound + 1, scroll.rows.upperBound], "r")
        appendSequence([abs(scroll.distance)], scroll.distance > 0 ? "S" : "T")
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
                appendSequence([distance], "C")
            }
        } else if point.column == 0 {
            appendSequence([point.row + 1], "H")
        } else {
            appendSequence([point.row + 1, point.column + 1], "H")
        }
        position = point
    }

    private mutating func set(_ index: UInt16, of grid: CellGrid) {
        let style = grid.styles[Int(index)].shown(by: capabilities)
        while sequences.count <= Int(index) { sequences.append(nil) }
        let sequence: [UInt8]
        if let known = sequences[Int(index)] {
            sequence = known
        } else {
            sequence = Array("\u{1B}[\(style.parameters)m".utf8)
            sequences[Int(index)] = sequence
        }
        bytes += sequence
        if link != style.link { set(style.link) }
        self.style = index
    }

    private mutating func set(_ link: TerminalLink?) {
        bytes += Array("\u{1B}]8;;\(link?.url ?? "")\u{1B}\\".utf8)
        self.link = link
    }

    private mutating func resetStyle() {
        guard style != 0 else { return }
        bytes += [0x1B, UInt8(ascii: "["), UInt8(ascii: "m")]
        if link != nil { set(nil) }
        style = 0
    }

    private mutating func appendSequence(_ parameters: [Int], _ final: Unicode.Scalar) {
        bytes += [0x1B, UInt8(ascii: "[")]
        for (index, parameter) in parameters.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ";")) }
            append(number: parameter)
        }
        bytes.append(UInt8(ascii: final))
    }

    private mutating func append(number: Int) {
        if number >= 10 { append(number: number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    private static let beginUpdate = Array("\u{1B}[?2026h".utf8)
    private static let endUpdate = Array("\u{1B}[?2026l".utf8)
    private static let hideCursor = Array("\u{1B}[?25l".utf8)
    private static let showCursor = Array("\u{1B}[?25h".utf8)
}

extension UnsafeMutableBufferPointer<UInt8> {
    /// Encodes a scalar in UTF-8.
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
