/// A component that shows two others side by side, or the one with the focus where both do not fit.
public final class Split: Component {
    /// The width of the side that is read first.
    public enum Width: Hashable, Sendable {
        /// A number of columns.
        case columns(Int)
        /// A part of the columns, from 0 to 1.
        case fraction(Double)
    }

    private let leading: Component
    private let trailing: Component
    private let width: Width
    private let minimumColumns: Int
    /// The side that is shown where both do not fit.
    private var shown: Component
    /// The column between the sides, if both are shown.
    private var separator: Int?

    /// Creates a split.
    ///
    /// - Parameters:
    ///   - leading: the component on the left.
    ///   - trailing: the component on the right.
    ///   - width: the width of the one on the left.
    ///   - minimumColumns: the number of columns below which only one of them is shown.
    public init(_ leading: Component, _ trailing: Component, leading width: Width, minimumColumns: Int = 80) {
        self.leading = leading
        self.trailing = trailing
        self.width = width
        self.minimumColumns = minimumColumns
        shown = leading
        super.init()
        grows = true
        add(leading)
        add(trailing)
    }

    public override func sizeThatFits(_ size: Size) -> Size { size }

    public override func layout() {
        let size = frame.size
        if let focused = children.first(where: \.containsFocus) { shown = focused }
        guard !leading.isHidden, !trailing.isHidden, size.columns >= max(3, minimumColumns) else {
            separator = nil
            let single = leading.isHidden ? trailing : trailing.isHidden ? leading : shown
            // The other side can have the focus still, and is shown then.
            for child in children { child.frame = Rect(.zero, child === single ? size : .zero) }
            return
        }
        let column = max(1, min(leadingColumns, size.columns - 2))
        separator = column
        leading.frame = Rect(.zero, Size(columns: column, rows: size.rows))
        trailing.frame = Rect(
            Point(column: column + 1, row: 0),
            Size(columns: size.columns - column - 1, rows: size.rows)
        )
    }

    /// A Boolean value that indicates whether only one of the sides is shown.
    public var isCollapsed: Bool { separator == nil }

    private var leadingColumns: Int {
        switch width {
        case .columns(let columns): columns
        case .fraction(let fraction): Int((Double(frame.size.columns) * max(0, min(fraction, 1))).rounded())
        }
    }

    public override func draw(on canvas: inout Canvas) {
        guard let separator else { return }
        let bar = TerminalText(canvas.metrics.ambiguous == .narrow ? "│" : "|", style: TextStyle(.border))
        for row in 0..<canvas.bounds.rows { canvas.draw(bar, at: Point(column: separator, row: row)) }
    }
}

extension Component {
    fileprivate var containsFocus: Bool {
        isFocused || children.contains(where: \.containsFocus)
    }
}
