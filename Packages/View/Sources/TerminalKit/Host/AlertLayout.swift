import PresentationKit
import ViewKit

/// The places of the parts of an alert on a screen.
///
/// On a small screen the text gets fewer rows, because it scrolls; the buttons keep theirs. Before fewer than two rows are
/// left for the text, the blank one above the buttons goes, then the frame.
struct AlertLayout {
    /// The widest text of a dialog; longer lines are hard to read.
    private static let widestText = 64
    /// The width of a text field, in cells, if the space allows it.
    private static let fieldWidth = 40

    /// The sizes of the parts, which do not depend on the size of the screen.
    struct Parts {
        let style: AlertStyle
        let text: [TerminalText]
        let hasField: Bool
        let buttons: [Size]
    }

    let area: Rect
    let hasFrame: Bool
    let lines: [TerminalText]
    /// The area of the text, in the coordinates of the alert, as the following ones.
    let text: Rect
    /// The area of the text field, or an empty one.
    let field: Rect
    let buttons: [Rect]

    init(_ parts: Parts, in size: Size, metrics: CellMetrics) {
        let isMenu = parts.style == .actionSheet
        let available = max(1, size.columns - 4)
        let rowWidth = parts.buttons.reduce(2 * max(0, parts.buttons.count - 1)) { $0 + $1.columns }
        let widest = parts.text.map { $0.width(in: metrics) }.max() ?? 0
        let natural = max(
            min(widest, Self.widestText),
            parts.hasField ? Self.fieldWidth : 0,
            isMenu || rowWidth > available ? parts.buttons.map(\.columns).max() ?? 0 : rowWidth
        )
        let width = isMenu ? available : min(natural, available)
        lines = parts.text.flatMap { $0.wrapped(to: width, in: metrics) }
        let isRow = !isMenu && rowWidth <= width
        let buttonRows = isRow ? 1 : parts.buttons.count
        let neededRows = (parts.hasField ? 1 : 0) + buttonRows + min(2, lines.count)
        hasFrame = size.rows >= neededRows + 2
        let gap = !isMenu && size.rows >= neededRows + 3 ? 1 : 0
        let border = hasFrame ? 1 : 0
        let fixedRows = (parts.hasField ? 1 : 0) + gap + buttonRows
        let height = min(size.rows, lines.count + fixedRows + 2 * border)
        let textRows = max(0, height - 2 * border - fixedRows)
        let extent = Size(columns: min(size.columns, width + 4), rows: height)
        let origin =
            isMenu
            ? Point(column: 0, row: size.rows - height)
            : Point(column: (size.columns - extent.columns) / 2, row: (size.rows - height) / 2)
        area = Rect(origin, extent)
        text = Rect(Point(column: 2, row: border), Size(columns: width, rows: textRows))
        field = Rect(
            Point(column: 2, row: border + textRows),
            parts.hasField ? Size(columns: width, rows: 1) : .zero
        )
        // The buttons stay visible where there is no space for anything else.
        let first = max(0, min(border + textRows + fixedRows - buttonRows, extent.rows - buttonRows))
        buttons =
            isRow
            ? Self.row(parts.buttons, Point(column: 2 + (width - rowWidth) / 2, row: first))
            : parts.buttons.indices.map { index in
                let width = isMenu ? width : min(width, parts.buttons[index].columns)
                return Rect(Point(column: 2, row: first + index), Size(columns: width, rows: 1))
            }
    }

    private static func row(_ sizes: [Size], _ start: Point) -> [Rect] {
        var point = start
        return sizes.map { size in
            defer { point.column += size.columns + 2 }
            return Rect(point, size)
        }
    }
}
