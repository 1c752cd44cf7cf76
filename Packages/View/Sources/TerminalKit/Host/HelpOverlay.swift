import PresentationKit
import ViewKit

@MainActor
final class HelpOverlay: Overlay {
    let closes = ControlEvent<Void>()

    private let entries: [HelpEntry]
    private var lines: [TerminalText] = []
    private var top = 0

    /// Creates the help.
    ///
    /// - Parameters:
    ///   - commands: the commands to explain, the nearest first.
    ///   - typed: those that can be typed in the command line.
    init(_ commands: [KeyCommand], typed: [KeyCommand]) {
        let names = Set(typed.map(\.name))
        entries = HelpEntry.entries(of: commands) { names.contains($0) }
        super.init()
        style = .on(.panel)
    }

    override var commands: [KeyCommand] {
        [
            KeyCommand("close", .close, keys: [.escape, "q", "?", Key(.function(1)), .enter]) {
                [closes] in closes.send()
            },
            scrolling([.down, "j"], by: 1),
            scrolling([.up, "k"], by: -1),
            scrolling([.pageDown, " ", .control("d")], by: visibleRows),
            scrolling([.pageUp, "b", .control("u")], by: -visibleRows),
            scrolling([.end, "G"], by: lines.count),
            scrolling([.home, "g"], by: -lines.count),
        ]
    }

    override func didScroll(by rows: Int) {
        top = max(0, min(top + rows, lines.count - visibleRows))
        host?.setNeedsUpdate()
    }

    private var visibleRows: Int { max(1, frame.size.rows - 2) }

    override func layout() {
        let metrics = traits.metrics
        let keys = entries.map { TerminalText($0.keys, style: TextStyle(.accent)) }
        let width = min(keys.map { $0.width(in: metrics) }.max() ?? 0, max(1, frame.size.columns / 3))
        lines = zip(entries, keys).flatMap { entry, keys in
            let label = keys.truncated(to: width, in: metrics).padded(to: width, in: metrics) + "  "
            var text = TerminalText(traits.wording(entry.explanation))
            if let name = entry.typedName { text += TerminalText("  \(name)", style: TextStyle(.secondary)) }
            return text.wrapped(to: max(1, frame.size.columns - 4), behind: label, in: metrics)
        }
        didScroll(by: 0)
    }

    override func draw(on canvas: inout Canvas) {
        let title = TerminalText(traits.wording(.helpTitle), style: TextStyle(.title))
        canvas.drawFrame(title: title)
        let page = Rect(.zero, canvas.bounds).inset(columns: 2, rows: 1)
        canvas.inside(Rect(page.origin, Size(columns: page.size.columns + 2, rows: page.size.rows))) { canvas in
            canvas.drawScrollBar(top..<min(lines.count, top + canvas.bounds.rows), of: lines.count)
        }
        canvas.inside(page) { canvas in
            for (row, line) in lines.dropFirst(top).prefix(canvas.bounds.rows).enumerated() {
                canvas.draw(line, at: Point(column: 0, row: row))
            }
        }
    }

    override func area(in size: Size) -> Rect {
        Rect(.zero, Size(columns: size.columns, rows: size.rows > 1 ? size.rows - 1 : size.rows))
    }

    /// The last visible line, where not all are visible.
    override var status: TerminalText {
        lines.count > visibleRows
            ? TerminalText("\(min(lines.count, top + visibleRows))/\(lines.count)") : TerminalText()
    }
}
