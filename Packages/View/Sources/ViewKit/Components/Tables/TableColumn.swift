public import PresentationKit

/// A column of a table.
public struct TableColumn: Sendable {
    /// The title in the header.
    public let title: Phrase
    /// The cells of the column; nil for a share of what the columns with a width leave.
    public let width: Int?
    /// The place of texts in the column.
    public let alignment: TerminalText.Alignment
    /// The part of a long text that is left out.
    public let truncation: TerminalText.Truncation

    /// Creates a column.
    public init(
        _ title: Phrase,
        width: Int? = nil,
        alignment: TerminalText.Alignment = .leading,
        truncation: TerminalText.Truncation = .end
    ) {
        (self.title, self.width, self.alignment, self.truncation) = (title, width, alignment, truncation)
    }
}

extension [TableColumn] {
    /// The cells between two columns.
    private static var gap: Int { 2 }

    /// Returns a line with a text in each column; without a width, each text is whole.
    func line(of cells: [TerminalText], in width: Int?, _ metrics: CellMetrics) -> TerminalText {
        let gap = TerminalText.spaces(Self.gap)
        guard let width else {
            return cells.enumerated().reduce(TerminalText()) { $1.offset == 0 ? $1.element : $0 + gap + $1.element }
        }
        var shares = count { $0.width == nil }
        var rest = Swift.max(0, reduce(width - Self.gap * (count - 1)) { $0 - ($1.width ?? 0) })
        var line = TerminalText()
        for (index, (column, cell)) in zip(self, cells).enumerated() {
            let columns = column.width ?? rest / shares
            if column.width == nil { (rest, shares) = (rest - columns, shares - 1) }
            let text = cell.truncated(to: columns, column.truncation, in: metrics)
            let isLast = index == count - 1 && column.alignment == .leading
            line +=
                (index == 0 ? TerminalText() : gap)
                + (isLast ? text : text.padded(to: columns, column.alignment, in: metrics))
        }
        return line.prefix(width, in: metrics)
    }
}

/// A row of a table: a text in each column.
public final class TableRow: Component {
    /// The texts, from left to right.
    public var cells: [TerminalText] = [] {
        didSet {
            if cells != oldValue { setContentChanged() }
        }
    }

    private let columns: [TableColumn]

    /// Creates an empty row.
    public init(_ columns: [TableColumn]) {
        self.columns = columns
    }

    public override func sizeThatFits(_ size: Size) -> Size { Size(columns: size.columns, rows: 1) }

    public override func draw(on canvas: inout Canvas) {
        canvas.draw(columns.line(of: cells, in: canvas.bounds.columns, canvas.metrics), at: .zero)
    }

    public override func lines(for page: LinePage) -> [TerminalText] {
        [columns.line(of: cells, in: page.width, page.metrics)]
    }
}
