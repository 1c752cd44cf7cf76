/// A position in a grid of cells, counted from zero at the top left.
public struct Point: Hashable, Sendable {
    /// The column.
    public var column: Int
    /// The row.
    public var row: Int

    /// Creates a position.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// The top left corner.
    public static let zero = Point(column: 0, row: 0)

    /// Returns a position, moved by another.
    public static func + (left: Point, right: Point) -> Point {
        Point(column: left.column + right.column, row: left.row + right.row)
    }

    /// Returns the distance from one position to another.
    public static func - (left: Point, right: Point) -> Point {
        Point(column: left.column - right.column, row: left.row - right.row)
    }
}

/// The extent of an area in cells; never negative.
public struct Size: Hashable, Sendable {
    /// The number of columns.
    public let columns: Int
    /// The number of rows.
    public let rows: Int

    /// Creates a size; negative numbers become zero.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }

    /// No cells at all.
    public static let zero = Size(columns: 0, rows: 0)

    /// A Boolean value that indicates whether the area has no cell.
    public var isEmpty: Bool { columns == 0 || rows == 0 }
}

/// A rectangle in a grid of cells.
public struct Rect: Hashable, Sendable {
    /// The top left cell.
    public var origin: Point
    /// The extent.
    public var size: Size

    /// Creates a rectangle.
    public init(_ origin: Point, _ size: Size) {
        self.origin = origin
        self.size = size
    }

    /// An empty rectangle at the top left corner.
    public static let zero = Rect(.zero, .zero)

    /// The columns of the rectangle.
    public var columns: Range<Int> { origin.column..<origin.column + size.columns }
    /// The rows of the rectangle.
    public var rows: Range<Int> { origin.row..<origin.row + size.rows }
    /// A Boolean value that indicates whether the rectangle has no cell.
    public var isEmpty: Bool { size.isEmpty }

    /// Returns whether a cell lies in the rectangle.
    public func contains(_ point: Point) -> Bool {
        columns.contains(point.column) && rows.contains(point.row)
    }

    /// Returns the cells that two rectangles share.
    public func intersection(_ other: Rect) -> Rect {
        let columns = columns.clamped(to: other.columns)
        let rows = rows.clamped(to: other.rows)
        return Rect(
            Point(column: columns.lowerBound, row: rows.lowerBound),
            Size(columns: columns.count, rows: rows.count)
        )
    }

    /// Returns the rectangle, moved.
    public func offset(by distance: Point) -> Rect {
        Rect(origin + distance, size)
    }

    /// Returns the rectangle without a margin on each side.
    public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
        Rect(
            origin + Point(column: columns, row: rows),
            Size(columns: size.columns - 2 * columns, rows: size.rows - 2 * rows)
        )
    }
}
