import ArticleContract
import PresentationKit
import ViewKit

/// A row in a list: its title, a line with author, date, reactions, tags and other remarks, and the line that matches a
/// search.
///
/// On a screen, an unread article has a sign and a bold title, and the words for a kept and a stocked one stand out. Lines
/// have neither, because what was printed cannot change.
final class ArticleCell: Component {
    private static let unreadSign = "●"

    /// The lines of the row in a width, which are measured before they are drawn.
    private struct Layout {
        let columns: Int
        let metrics: CellMetrics
        /// The sign of an unread article, or nothing.
        let sign: TerminalText
        /// The columns of the sign and a space; none for a row that is never read.
        let indent: Int
        let lines: [TerminalText]
    }

    private var row: ArticleRow?
    private var cached: Layout?

    func show(_ row: ArticleRow) {
        self.row = row
        cached = nil
        setContentChanged()
    }

    // MARK: - Lines

    override func lines(for page: LinePage) -> [TerminalText] {
        guard let row else { return [] }
        return page.lines(of: TerminalText(row.title, style: TextStyle(.title)))
            + page.lines(of: TerminalText(row.remarks(traits.wording), style: TextStyle(.secondary)))
            + (row.excerpt.map { page.lines(of: TerminalText($0)) } ?? [])
    }

    // MARK: - Layout and drawing

    override func sizeThatFits(_ size: Size) -> Size {
        Size(columns: size.columns, rows: layout(in: size.columns)?.lines.count ?? 0)
    }

    override func draw(on canvas: inout Canvas) {
        let columns = canvas.bounds.columns
        guard let layout = cached?.columns == columns ? cached : layout(in: columns) else { return }
        canvas.draw(layout.sign, at: .zero)
        for (line, text) in layout.lines.enumerated() {
            canvas.draw(text, at: Point(column: layout.indent, row: line))
        }
    }

    private func layout(in columns: Int) -> Layout? {
        guard let row else { return nil }
        let traits = traits
        if let cached, cached.columns == columns, cached.metrics == traits.metrics {
            return cached
        }
        let sign = row.isRead == nil ? TerminalText() : TerminalText(Self.unreadSign, style: TextStyle(.accent))
        let indent = sign.isEmpty ? 0 : sign.width(in: traits.metrics) + 1
        let title = TerminalText(row.title, style: TextStyle(row.isRead == true ? nil : .title))
        var lines: [TerminalText] = []
        for text in [title, Self.remarks(of: row, traits), row.excerpt.map { TerminalText($0) }] {
            if let text { lines += text.wrapped(to: max(1, columns - indent), in: traits.metrics) }
        }
        cached = Layout(
            columns: columns,
            metrics: traits.metrics,
            sign: row.isRead == false ? sign : TerminalText(),
            indent: indent,
            lines: lines
        )
        return cached
    }

    private static func remarks(of row: ArticleRow, _ traits: Traits) -> TerminalText {
        let marks = row.marks.map { TerminalText(traits.wording($0), style: TextStyle(.accent)) }
        let facts = row.remarks(traits.wording)
        let parts = marks + (facts.isEmpty ? [] : [TerminalText(facts, style: TextStyle(.secondary))])
        let separator = TerminalText(ArticleRow.separator, style: TextStyle(.secondary))
        return parts.dropFirst().reduce(parts.first ?? TerminalText()) { $0 + separator + $1 }
    }
}

extension ArticleRow {
    fileprivate static let separator = " · "

    fileprivate func remarks(_ wording: Wording) -> String {
        facts.map { wording($0) }.joined(separator: Self.separator)
    }
}
