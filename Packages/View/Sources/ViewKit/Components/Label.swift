/// A component that shows text, wrapped to its width.
public final class Label: Component {
    /// The lines of the text, from top to bottom.
    public var text: [TerminalText] {
        didSet {
            if text != oldValue { setContentChanged() }
        }
    }

    private let alignment: TerminalText.Alignment

    /// Creates a label.
    ///
    /// - Parameters:
    ///   - text: the lines of the text, from top to bottom.
    ///   - alignment: the place of each line in the width of the label.
    public init(_ text: TerminalText..., alignment: TerminalText.Alignment = .leading) {
        self.text = text
        self.alignment = alignment
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        let lines = wrapped(to: size.columns)
        return Size(columns: lines.map { $0.width(in: traits.metrics) }.max() ?? 0, rows: lines.count)
    }

    public override func draw(on canvas: inout Canvas) {
        let width = canvas.bounds.columns
        for (row, line) in wrapped(to: width).enumerated() {
            canvas.draw(line.padded(to: width, alignment, in: canvas.metrics), at: Point(column: 0, row: row))
        }
    }

    public override func lines(for page: LinePage) -> [TerminalText] {
        text.flatMap { page.lines(of: $0) }
    }

    private func wrapped(to width: Int) -> [TerminalText] {
        text.flatMap { $0.wrapped(to: max(1, width), in: traits.metrics) }
    }
}
