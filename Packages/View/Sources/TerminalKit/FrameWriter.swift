public import ViewKit

/// A writer that turns grids of cells into the bytes that change a terminal's screen from one to the next.
///
/// Rows that moved are moved by the terminal, rows that are equal are skipped, and within a row only what differs is
/// written. All of a frame is one piece of bytes, so that one `write` shows it; a terminal that can synchronise its
/// output shows nothing in between. The first frame, and one of another size, is written whole.
///
/// The comparison by rows and the merged gaps follow the physical-screen optimisation of curses (Gosling, 1981).
///
/// ```swift
/// var writer = FrameWriter(capabilities: .fullTerminal)
/// var canvas = Canvas(CellGrid(Size(columns: 80, rows: 24)))
/// canvas.draw("Moby-Dick", at: .zero)
/// let first = writer.bytes(for: canvas.grid, cursor: nil)
/// let second = writer.bytes(for: canvas.grid, cursor: nil)
/// print(first.isEmpty, second.isEmpty)  // false true
/// ```
public struct FrameWriter: Sendable {
    /// The capabilities of the terminal; after a change the next frame is written whole.
    public var capabilities: TerminalCapabilities {
        didSet { if capabilities != oldValue { invalidate() } }
    }

    /// The grid on the screen, or nil if what is there is not known.
    private var shown: CellGrid?
    private var shownCursor: Point?
    private var pen: Pen

    /// Creates a writer for a screen of unknown content.
    public init(capabilities: TerminalCapabilities) {
        self.capabilities = capabilities
        pen = Pen(capabilities: capabilities)
    }

    /// Has the next frame written whole, because something else wrote to the terminal.
    public mutating func invalidate() {
        shown = nil
        pen = Pen(capabilities: capabilities)
    }

    /// Returns the bytes that show a grid.
    ///
    /// - Parameters:
    ///   - grid: the content of the whole screen.
    ///   - cursor: the cell of the cursor, or nil to hide it.
    /// - Returns: the bytes of the frame; none if the screen shows the grid already.
    /// - Complexity: O(n) in the number of cells; a row that is equal costs a comparison of its bytes.
    public mutating func bytes(for grid: CellGrid, cursor: Point?) -> [UInt8] {
        pen.begin()
        if var old = shown, old.size == grid.size, old.sharesTables(with: grid) {
            if let scroll = Scroll(from: old, to: grid) {
                pen.scroll(scroll, height: grid.size.rows)
                old.scroll(scroll.rows, by: scroll.distance)
            }
            for row in 0..<grid.size.rows { write(row, of: grid, over: old) }
        } else {
            pen.eraseScreen()
            let blank = grid.cleared(grid.size)
            for row in 0..<grid.size.rows { write(row, of: grid, over: blank) }
        }
        defer {
            shown = grid
            shownCursor = cursor
        }
        return pen.end(cursor: cursor, before: shownCursor)
    }

    private mutating func write(_ row: Int, of grid: CellGrid, over old: CellGrid) {
        let columns = grid.size.columns
        let range = row * columns..<(row + 1) * columns
        grid.cells.withUnsafeBufferPointer { new in
            old.cells.withUnsafeBufferPointer { old in
                let new = UnsafeBufferPointer(rebasing: new[range])
                let old = UnsafeBufferPointer(rebasing: old[range])
                guard !RowDifference.isEqual(new, old) else { return }
                for run in RowDifference(from: old, to: new) {
                    switch run {
                    case .cells(let columns): pen.put(new, columns, row: row, of: grid)
                    case .blankEnd(let column): pen.eraseLine(from: Point(column: column, row: row))
                    }
                }
            }
        }
    }
}
