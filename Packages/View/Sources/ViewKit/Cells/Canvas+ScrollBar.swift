extension Canvas {
    /// Draws the part of a content that is visible, as a bar in the last column; nothing where all of it is visible, and where
    /// the bar would be two cells wide.
    ///
    /// - Parameters:
    ///   - visible: the visible lines, or other parts of one size.
    ///   - count: the number of all of them.
    package mutating func drawScrollBar(_ visible: Range<Int>, of count: Int) {
        let (columns, rows) = (bounds.columns, bounds.rows)
        guard visible.count < count, !visible.isEmpty, rows > 0, metrics.ambiguous == .narrow else { return }
        let length = max(1, rows * visible.count / count)
        let first = visible.lowerBound * (rows - length) / (count - visible.count)
        for row in first..<first + length {
            draw(TerminalText("▐", style: TextStyle(.border)), at: Point(column: columns - 1, row: row))
        }
    }
}
