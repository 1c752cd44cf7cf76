/// A component that shows text, wrapped to its width.
///
/// ```swift
/// let label = Label("Moby-Dick")
/// label.text = TerminalText("Typee", style: TextStyle(.bold))
/// ```
public final class Label: Component {
    /// The text.
    public var text: TerminalText {
        didSet {
            if text != oldValue { setContentChanged() }
        }
    }

    /// Creates a label.
    public init(_ text: TerminalText = TerminalText()) {
        self.text = text
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        let lines = text.wrapped(to: max(1, size.columns), in: traits.metrics)
        return Size(columns: lines.map { $0.width(in: traits.metrics) }.max() ?? 0, rows: lines.count)
    }

    public override func draw(on canvas: inout Canvas) {
        let lines = text.wrapped(to: max(1, canvas.bounds.columns), in: canvas.metrics)
        for (row, line) in lines.enumerated() { canvas.draw(line, at: Point(column: 0, row: row)) }
    }

    public override func lines(for page: LinePage) -> [TerminalText] {
        text.isEmpty ? [] : page.lines(of: text)
    }
}
