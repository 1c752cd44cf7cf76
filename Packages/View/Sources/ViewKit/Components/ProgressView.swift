/// A bar that shows the progress of work.
///
/// It has no timer: who does the work sets the value. The line host prints no bar, as a printed line cannot be changed;
/// ``SceneHost/showProgress(_:)`` is for both hosts.
///
/// ```swift
/// let progress = ProgressView()
/// progress.value = .fraction(0.25)
/// progress.value = .indeterminate(step: 3)
/// ```
public final class ProgressView: Component {
    /// The progress of work.
    public enum Value: Hashable, Sendable {
        /// The completed part, from 0 to 1.
        case fraction(Double)
        /// Work of unknown length; each step moves a mark along the bar and back.
        case indeterminate(step: Int)
    }

    /// The progress; nil for an empty bar.
    public var value: Value? {
        didSet {
            if value != oldValue { setNeedsDisplay() }
        }
    }

    /// The columns of the mark of indeterminate progress.
    private static let markColumns = 3

    /// Creates an empty bar.
    public override init() {}

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(columns: size.columns, rows: min(1, size.rows))
    }

    public override func draw(on canvas: inout Canvas) {
        guard let value else { return }
        let columns = canvas.bounds.columns
        let filled = filled(for: value, of: columns)
        // Where the terminal draws blocks two cells wide, ASCII replaces them.
        let (full, empty) = canvas.metrics.ambiguous == .narrow ? ("█", "░") : ("#", "-")
        for column in 0..<columns {
            let text = TerminalText(filled.contains(column) ? full : empty)
            canvas.draw(text, at: Point(column: column, row: 0))
        }
    }

    /// Returns the filled columns of a bar.
    private func filled(for value: Value, of columns: Int) -> Range<Int> {
        switch value {
        case .fraction(let fraction): return 0..<Int(max(0, min(fraction, 1)) * Double(columns))
        case .indeterminate(let step):
            let mark = min(Self.markColumns, columns)
            let way = columns - mark
            guard way > 0 else { return 0..<mark }
            let offset = abs(step) % (2 * way)
            let start = offset <= way ? offset : 2 * way - offset
            return start..<start + mark
        }
    }
}
