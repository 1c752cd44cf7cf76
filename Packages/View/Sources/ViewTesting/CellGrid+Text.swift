public import ViewKit

extension CellGrid {
    /// The text of the grid, one line for each row.
    public var text: String {
        (0..<size.rows).map(text(ofRow:)).joined(separator: "\n")
    }

    /// Returns the style of a cell.
    public func style(at point: Point) -> TextStyle {
        styles[Int(self[point.column, point.row].style)]
    }
}
