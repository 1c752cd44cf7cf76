/// A frame in place of a picture, with its alternative text.
///
/// The line host prints the alternative text.
///
/// ```swift
/// let picture = ImagePlaceholder("A white whale", size: Size(columns: 40, rows: 10))
/// ```
public final class ImagePlaceholder: Component {
    private let alternative: TerminalText
    private let size: Size

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - alternative: the alternative text of the picture.
    ///   - size: the cells that the picture takes, where there are as many.
    public init(_ alternative: TerminalText, size: Size) {
        self.alternative = alternative
        self.size = size
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(columns: min(self.size.columns, size.columns), rows: min(self.size.rows, size.rows))
    }

    public override func draw(on canvas: inout Canvas) {
        let bounds = canvas.bounds
        let hasFrame = bounds.columns >= 4 && bounds.rows >= 3
        if hasFrame { drawFrame(on: &canvas) }
        let margin = hasFrame ? 1 : 0
        canvas.inside(Rect(.zero, bounds).inset(columns: 2 * margin, rows: margin)) { canvas in
            let area = canvas.bounds
            guard !area.isEmpty else { return }
            let lines = alternative.wrapped(to: area.columns, in: canvas.metrics)
            let first = max(0, (area.rows - lines.count) / 2)
            for (index, line) in lines.prefix(area.rows).enumerated() {
                let isCut = index == area.rows - 1 && lines.count > area.rows
                let text = isCut ? (line + "…").truncated(to: area.columns, in: canvas.metrics) : line
                let line = text.padded(to: area.columns, .center, in: canvas.metrics)
                canvas.draw(line, at: Point(column: 0, row: first + index))
            }
        }
    }

    /// Draws the frame, in ASCII where the terminal draws box characters two cells wide.
    private func drawFrame(on canvas: inout Canvas) {
        let (columns, rows) = (canvas.bounds.columns, canvas.bounds.rows)
        let isNarrow = canvas.metrics.ambiguous == .narrow
        let corners = isNarrow ? ["┌", "┐", "└", "┘"] : ["+", "+", "+", "+"]
        let (across, down) = isNarrow ? ("─", "│") : ("-", "|")
        let style = traits.theme.border
        let middle = String(repeating: across, count: columns - 2)
        canvas.draw(TerminalText(corners[0] + middle + corners[1], style: style), at: .zero)
        for row in 1..<rows - 1 {
            canvas.draw(TerminalText(down, style: style), at: Point(column: 0, row: row))
            canvas.draw(TerminalText(down, style: style), at: Point(column: columns - 1, row: row))
        }
        let last = TerminalText(corners[2] + middle + corners[3], style: style)
        canvas.draw(last, at: Point(column: 0, row: rows - 1))
    }

    public override func lines(for page: LinePage) -> [TerminalText] {
        page.lines(of: alternative)
    }
}
