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
        let theme: Theme
        let metrics: CellMetrics
        /// The columns of the sign and a space; none for a row that has no sign.
        let indent: Int
        let lines: [TerminalText]
    }

    private var row: ArticleRow?
    private var cached: Layout?

    func show(_ row: ArticleRow) {
        guard row != self.row else { return }
        self.row = row
        cached = nil
        setContentChanged()
    }

    // MARK: - Lines

    override func lines(for page: LinePage) -> [TerminalText] {
        guard let row else { return [] }
        let remarks = row.remarks(traits.wording).joined(separator: " · ")
        return page.lines(of: TerminalText(row.title, style: TextStyle(.bold)))
            + page.lines(of: TerminalText(remarks, style: TextStyle(.dim)))
            + (row.excerpt.map { page.lines(of: TerminalText($0)) } ?? [])
    }

    // MARK: - Layout and drawing

    override func sizeThatFits(_ size: Size) -> Size {
        Size(columns: size.columns, rows: layout(in: size.columns)?.lines.count ?? 0)
    }

    override func draw(on canvas: inout Canvas) {
        guard let layout = layout(in: canvas.bounds.columns) else { return }
        if row?.isRead == false {
            canvas.draw(TerminalText(Self.unreadSign, style: layout.theme.accent), at: .zero)
        }
        for (line, text) in layout.lines.enumerated() {
            canvas.draw(text, at: Point(column: layout.indent, row: line))
        }
    }

    private func layout(in columns: Int) -> Layout? {
        guard let row else { return nil }
        let traits = traits
        if let cached, cached.columns == columns, cached.theme == traits.theme, cached.metrics == traits.metrics {
            return cached
        }
        let indent = row.isRead == nil ? 0 : TerminalText(Self.unreadSign).width(in: traits.metrics) + 1
        let title = TerminalText(row.title, style: TextStyle(row.isRead == true ? [] : .bold))
        let lines = [title, Self.remarks(of: row, traits), row.excerpt.map { TerminalText($0) }].compactMap(\.self)
            .flatMap { $0.wrapped(to: max(1, columns - indent), in: traits.metrics) }
        cached = Layout(
            columns: columns,
            theme: traits.theme,
            metrics: traits.metrics,
            indent: indent,
            lines: lines
        )
        return cached
    }

    private static func remarks(of row: ArticleRow, _ traits: Traits) -> TerminalText {
        let (wording, theme) = (traits.wording, traits.theme)
        let marks = [row.isStocked ? ArticleMetadataText.stocked : nil, row.isKept ? .kept : nil].compactMap(\.self)
        let separator = " · "
        let remarks = row.remarks(wording, isZoned: true).joined(separator: separator)
        return marks.reversed()
            .reduce(TerminalText(remarks, style: theme.secondary)) { rest, mark in
                let text = TerminalText(wording(mark.phrase), style: theme.accent)
                return rest.isEmpty ? text : text + TerminalText(separator, style: theme.secondary) + rest
            }
    }
}

extension ArticleRow {
    /// Returns the remarks below the title.
    ///
    /// - Parameter isZoned: whether the date is followed by its time zone, that of Japan.
    fileprivate func remarks(_ wording: Wording, isZoned: Bool = false) -> [String] {
        var parts: [String] = []
        if isRead == true { parts.append(wording(ArticleMetadataText.read.phrase)) }
        if let author { parts.append("@\(author)") }
        if let date { parts.append(isZoned ? "\(date) JST" : date) }
        if likes > 0 { parts.append("♥ \(likes)") }
        if stocks > 0 { parts.append(wording(ArticleMetadataText.stocks(stocks).phrase)) }
        if comments > 0 { parts.append(wording(ArticleMetadataText.comments(comments).phrase)) }
        if !tags.isEmpty { parts.append(tags.map { "#\($0)" }.joined(separator: " ")) }
        return parts + remarks.map { wording($0) }
    }
}
