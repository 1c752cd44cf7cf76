import ArticleContract
import PresentationKit
import ViewKit

/// A heading in the table of contents, indented by its level.
final class HeadingCell: Component {
    private var title = TerminalText()
    private var indent = TerminalText()

    func show(_ heading: TextHeading, wording: Wording) {
        title = TerminalText(heading.title.map { wording($0.content) }.joined())
        indent = .spaces(2 * (heading.level - 1))
        setContentChanged()
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(columns: size.columns, rows: lines(in: size.columns).count)
    }

    override func draw(on canvas: inout Canvas) {
        for (row, line) in lines(in: canvas.bounds.columns).enumerated() {
            canvas.draw(line, at: Point(column: 0, row: row))
        }
    }

    private func lines(in columns: Int) -> [TerminalText] {
        LinePage(width: max(1, columns), metrics: traits.metrics).lines(of: title, behind: indent)
    }
}
