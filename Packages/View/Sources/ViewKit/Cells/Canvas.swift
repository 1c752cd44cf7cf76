public import PresentationKit

/// The area of a grid into which a component draws, in its own coordinates.
///
/// Everything outside of ``bounds`` is clipped. A wide character of which one half would be clipped is drawn as spaces.
///
/// ```swift
/// var canvas = Canvas(CellGrid(Size(columns: 20, rows: 3)))
/// canvas.inside(Rect(Point(column: 2, row: 1), Size(columns: 5, rows: 1))) { canvas in
///     canvas.draw("Moby-Dick", at: .zero)
/// }
/// print(canvas.grid.text(ofRow: 1))  // "  Moby-"
/// ```
public struct Canvas: Sendable {
    /// The grid with everything that was drawn.
    public private(set) var grid: CellGrid
    /// The cell of the cursor in the grid, or nil if it is hidden.
    public private(set) var cursor: Point?
    /// The widths of characters.
    public let metrics: CellMetrics

    /// The extent of the area.
    public var bounds: Size { frame.size }

    /// The area in the coordinates of the grid; parts of it can lie outside of the grid.
    private var frame: Rect
    /// The visible part of the area, in the coordinates of the grid.
    private var clip: Rect
    /// The style below that of everything that is drawn.
    private var base = TextStyle.plain

    /// Creates a canvas of a whole grid.
    public init(_ grid: CellGrid, metrics: CellMetrics = CellMetrics()) {
        self.grid = grid
        self.metrics = metrics
        frame = Rect(.zero, grid.size)
        clip = frame
    }

    /// A Boolean value that indicates whether nothing that is drawn would be visible.
    public var isClipped: Bool { clip.isEmpty }

    /// Calls a closure with the canvas narrowed to a rectangle of it.
    ///
    /// - Parameters:
    ///   - rect: the rectangle, in the coordinates of this area.
    ///   - style: a style that is added below that of everything in the rectangle, which its ground fills.
    ///   - body: draws, in the coordinates of the rectangle.
    public mutating func inside(_ rect: Rect, style: TextStyle = .plain, _ body: (inout Canvas) -> Void) {
        let outer = (frame, clip, base)
        if style.hasGround { fill(rect, style: style) }
        frame = rect.offset(by: frame.origin)
        clip = clip.intersection(frame)
        base = base.adding(style)
        body(&self)
        (frame, clip, base) = outer
    }

    /// Draws a text in one row.
    ///
    /// - Parameters:
    ///   - text: the text; what is wider than the area is clipped.
    ///   - point: the cell of its first character, in the coordinates of the area.
    ///   - style: a style that is added below that of the text.
    /// - Returns: The column behind the text.
    @discardableResult
    public mutating func draw(_ text: TerminalText, at point: Point, style: TextStyle = .plain) -> Int {
        let start = frame.origin + point
        var column = start.column
        guard clip.rows.contains(start.row) else { return point.column + text.width(in: metrics) }
        let style = base.adding(style)
        for run in text.runs {
            let index = grid.index(of: style.adding(run.style))
            run.text.withBytes { bytes in
                var scanner = CellScanner(bytes)
                while let part = scanner.next() {
                    let width = part.width(metrics)
                    put(part, of: bytes, width: width, style: index, at: column, row: start.row)
                    column += width
                }
            }
        }
        return column - frame.origin.column
    }

    private mutating func put(
        _ part: TextCell,
        of bytes: UnsafeBufferPointer<UInt8>,
        width: Int,
        style: UInt16,
        at column: Int,
        row: Int
    ) {
        let columns = clip.columns
        guard width > 0, column < columns.upperBound, column + width > columns.lowerBound else { return }
        // A torn character leaves its visible half blank, and so does a cluster that is wider than two cells.
        guard width <= 2, columns.contains(column), columns.contains(column + width - 1) else {
            for column in max(column, columns.lowerBound)..<min(column + width, columns.upperBound) {
                grid.set(Cell(symbol: 0x20, style: style, width: 1), at: column, row: row)
            }
            return
        }
        let isCluster = part.bytes.count > 1 && part.bytes.count > UTF8.width(UnicodeScalar(part.base) ?? " ")
        let symbol = isCluster ? grid.symbol(of: String(decoding: bytes[part.bytes], as: UTF8.self)) : part.base
        grid.set(
            Cell(symbol: symbol, style: style, width: UInt8(width), kind: isCluster ? .cluster : .scalar),
            at: column,
            row: row
        )
    }

    /// Draws a picture, scaled to a rectangle of at most 256 columns and rows.
    public mutating func draw(_ picture: Picture, in rect: Rect) {
        let placed = PlacedPicture(picture, size: rect.size)
        let place = Rect(rect.origin, placed.size).offset(by: frame.origin)
        let area = place.intersection(clip)
        guard !area.isEmpty else { return }
        let (index, style) = (grid.index(of: placed), grid.index(of: base))
        for row in area.rows {
            for column in area.columns {
                let point = Point(column: column, row: row)
                grid.set(Cell(picture: index, at: point - place.origin, style: style), at: column, row: row)
            }
        }
    }

    /// Fills a rectangle with spaces of a style.
    public mutating func fill(_ rect: Rect, style: TextStyle) {
        let area = rect.offset(by: frame.origin).intersection(clip)
        let cell = Cell(symbol: 0x20, style: grid.index(of: base.adding(style)), width: 1)
        for row in area.rows {
            for column in area.columns { grid.set(cell, at: column, row: row) }
        }
    }

    /// Adds a style to everything in a rectangle, for example to mark the selected row.
    ///
    /// A terminal shows both halves of a wide character in one style, so this one takes the style if its first half lies
    /// in the rectangle.
    public mutating func add(_ style: TextStyle, to rect: Rect) {
        let area = rect.offset(by: frame.origin).intersection(clip)
        guard !area.isEmpty else { return }
        grid.restyle(area) { $0.adding(style) }
    }

    /// Shows the cursor in a cell, if that is visible.
    ///
    /// Input methods draw at the cursor, and screen readers follow it.
    public mutating func showCursor(at point: Point) {
        let point = frame.origin + point
        if clip.contains(point) { cursor = point }
    }
}
