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

    /// Clears the area and draws a frame around it, with a title in its upper border.
    ///
    /// The lines of a frame are two cells wide where ambiguous characters are; ASCII stands for them there.
    ///
    /// - Parameter title: the title; none where it is empty.
    package mutating func drawFrame(title: TerminalText = TerminalText()) {
        let (size, style) = (bounds, TextStyle(.border))
        fill(Rect(.zero, size), style: .plain)
        guard size.columns > 1, size.rows > 1 else { return }
        let signs: [String] =
            metrics.ambiguous == .narrow ? ["┌", "┐", "└", "┘", "─", "│"] : ["+", "+", "+", "+", "-", "|"]
        let (right, bottom) = (size.columns - 1, size.rows - 1)
        let line = String(repeating: signs[4], count: size.columns - 2)
        draw(TerminalText(signs[0] + line + signs[1], style: style), at: .zero)
        draw(TerminalText(signs[2] + line + signs[3], style: style), at: Point(column: 0, row: bottom))
        for row in 1..<bottom {
            for column in [0, right] { draw(TerminalText(signs[5], style: style), at: Point(column: column, row: row)) }
        }
        guard !title.isEmpty, size.columns > 6 else { return }
        draw(" " + title.truncated(to: size.columns - 6, in: metrics) + " ", at: Point(column: 2, row: 0))
    }
}
