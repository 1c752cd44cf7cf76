public import ViewKit

/// The root view of a screen with downloads: a line for each photo on a full screen, or the report on them on lines.
public final class DownloadRootView: Component, AppView {
    /// The heading, and a line for each photo.
    let rows = TextView()
    let report = ReportRootView()

    public func setup() {
        add(Stack(.vertical, [rows, report]))
    }

    /// Shows a line for each photo below a heading, and keeps the line that is at the top.
    func show(_ title: TerminalText, _ rows: [TerminalText]) {
        let line = self.rows.line
        self.rows.show { page in PlacedLines(([title, ""] + rows).flatMap { page.lines(of: $0) }) }
        self.rows.scroll(toLine: line)
    }
}
