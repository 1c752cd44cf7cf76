public import ViewKit

/// A writer that turns grids of cells into the bytes that change a terminal's screen from one to the next.
///
/// Rows that moved are moved by the terminal, rows that are equal are skipped, and within a row only what differs is
/// written. All of a frame is one piece of bytes, so that one `write` shows it; a terminal that can synchronise its
/// output shows nothing in between. The first frame, and one of another size, is written whole.
///
/// The comparison by rows and the merged gaps follow the physical-screen optimisation of curses (Gosling, 1981).
public struct FrameWriter: Sendable {
    /// The capabilities of the terminal; after a change the next frame is written whole.
    public var capabilities: TerminalCapabilities {
        didSet {
            guard capabilities != oldValue else { return }
            forgotten += pictures.removeAll()
            pictures = TerminalPictures(capabilities: capabilities, firstID: firstPicture, encoder: encoder)
            invalidate()
        }
    }

    /// A Boolean value that indicates whether the screen shows all of the last grid.
    ///
    /// Pictures that have not been sent whole are blank. Each further frame, also one of the same grid, sends another piece.
    public private(set) var isComplete = true

    /// The grid on the screen, or nil if what is there is not known.
    private var shown: CellGrid?
    private var shownCursor: Point?
    private var blankRow: [Cell] = []
    private var pen: Pen
    private var pictures: TerminalPictures
    private let firstPicture: Int
    private let encoder: (any PictureEncoder)?
    /// The bytes that have the terminal forget pictures, before the next frame.
    private var forgotten: [UInt8] = []

    /// Creates a writer for a screen of unknown content.
    ///
    /// - Parameters:
    ///   - capabilities: the capabilities of the terminal.
    ///   - firstPicture: a number from which pictures are counted, not negative; programs that share a terminal, such as the
    ///     panes of tmux, take different ones.
    ///   - encoder: the encoder of sixels and symbols, or nil for half blocks in place of both.
    public init(capabilities: TerminalCapabilities, firstPicture: Int = 0, encoder: (any PictureEncoder)? = nil) {
        self.capabilities = capabilities
        self.firstPicture = firstPicture
        self.encoder = encoder
        pen = Pen(capabilities: capabilities)
        pictures = TerminalPictures(capabilities: capabilities, firstID: firstPicture, encoder: encoder)
    }

    /// Discards the known state of the screen, so that the next frame is written whole: something else wrote to the terminal.
    public mutating func invalidate() {
        shown = nil
        pen = Pen(capabilities: capabilities)
    }

    /// Forgets the pictures that the terminal has, because it may have lost them or is about to be left.
    ///
    /// - Returns: The bytes that have the terminal forget them too.
    public mutating func removePictures() -> [UInt8] {
        invalidate()
        return pictures.removeAll()
    }

    /// Returns the bytes that show a grid.
    ///
    /// - Parameters:
    ///   - grid: the content of the whole screen.
    ///   - cursor: the cell of the cursor, or nil to hide it.
    /// - Returns: The bytes of the frame, with a piece of a picture that is being sent; none if the screen shows the grid
    ///   already.
    /// - Complexity: O(n) in the number of cells; a row that is equal costs a comparison of its bytes.
    public mutating func bytes(for grid: CellGrid, cursor: Point?) -> [UInt8] {
        let old = shown.flatMap { $0.size == grid.size && $0.sharesTables(with: grid) ? $0 : nil }
        let pictures = pictures.begin(grid, over: old)
        let grid = grid.without(pictures: pictures.missing).blanking(pictures.unpainted)
        isComplete = pictures.missing.isEmpty && pictures.unpainted.isEmpty
        let before = forgotten + pictures.before
        forgotten = []
        pen.begin(pictures.shown)
        if let old {
            write(grid, over: old, scrolling: pictures.allowsScroll)
        } else {
            blankRow = Array(repeating: .blank, count: grid.size.columns)
            pen.eraseScreen()
            write(grid, over: CellGrid(grid.size), scrolling: false)
        }
        for painted in pictures.painted { pen.paint(painted.bytes, at: painted.origin) }
        defer {
            shown = grid
            shownCursor = cursor
        }
        return before + pen.end(cursor: cursor, before: shownCursor) + pictures.after
    }

    private mutating func write(_ grid: CellGrid, over old: CellGrid, scrolling: Bool) {
        let blankRow = blankRow
        grid.cells.withUnsafeBufferPointer { new in
            old.cells.withUnsafeBufferPointer { old in
                blankRow.withUnsafeBufferPointer { blank in
                    let (new, old) = (Rows(new, size: grid.size), Rows(old, size: grid.size))
                    let scroll = scrolling ? Scroll(from: old, to: new, blank: Row(blank)) : nil
                    write(new, over: old, scroll, blank: Row(blank), of: grid)
                }
            }
        }
    }

    private mutating func write(_ new: Rows, over old: Rows, _ scroll: Scroll?, blank: Row, of grid: CellGrid) {
        if let scroll { pen.scroll(scroll) }
        for row in 0..<new.count {
            let source = scroll.map { $0.source(of: row) } ?? row
            let (new, old) = (new[row], source.map { old[$0] } ?? blank)
            guard !new.isEqual(to: old) else { continue }
            for part in RowDifference(from: old, to: new, blank: blank) {
                switch part {
                case .cells(let columns): pen.put(new, columns, row: row, of: grid)
                case .blankEnd(let column): pen.eraseLine(from: Point(column: column, row: row))
                }
            }
        }
    }
}
