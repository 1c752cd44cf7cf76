/// A line with a text on each side, and progress between them.
///
/// The text on the right is shown whole as far as possible, and the one on the left is truncated. The line host does not
/// print it, because it is about the screen.
///
/// ```swift
/// let status = StatusLine()
/// status.left = "Moby-Dick"
/// status.right = "32%"
/// status.progress = .fraction(0.5)
/// ```
public final class StatusLine: Component {
    /// The text on the left.
    public var left = TerminalText() {
        didSet {
            if left != oldValue { setNeedsDisplay() }
        }
    }

    /// The text on the right.
    public var right = TerminalText() {
        didSet {
            if right != oldValue { setNeedsLayout() }
        }
    }

    /// The progress that is shown before the text on the right; nil for none.
    public var progress: ProgressView.Value? {
        didSet {
            guard progress != oldValue else { return }
            bar.value = progress
            bar.isHidden = progress == nil
        }
    }

    /// The columns of the bar on a line that is wide enough.
    private static let barColumns = 12

    private let bar = ProgressView()

    /// Creates an empty line.
    public override init() {
        super.init()
        bar.isHidden = true
        add(bar)
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(columns: size.columns, rows: min(1, size.rows))
    }

    public override func layout() {
        let end = rightStart(in: frame.size.columns) - 1
        let columns = min(Self.barColumns, frame.size.columns / 4, max(0, end))
        bar.frame = Rect(Point(column: end - columns, row: 0), Size(columns: columns, rows: 1))
    }

    public override func draw(on canvas: inout Canvas) {
        let columns = canvas.bounds.columns
        let start = rightStart(in: columns)
        canvas.draw(right.truncated(to: columns, in: canvas.metrics), at: Point(column: start, row: 0))
        let end = bar.isHidden || bar.frame.isEmpty ? start : bar.frame.origin.column
        let available = end < columns ? end - 1 : columns
        if available > 0 { canvas.draw(left.truncated(to: available, in: canvas.metrics), at: .zero) }
    }

    /// Returns the column at which the text on the right begins.
    private func rightStart(in columns: Int) -> Int {
        max(0, columns - right.width(in: traits.metrics))
    }
}
