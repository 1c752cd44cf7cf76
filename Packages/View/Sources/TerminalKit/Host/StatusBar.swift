import PresentationKit
import ViewKit

/// The last row of a full screen: a message, the progress or the keys, and the position in the content.
///
/// A message that is wider than the row takes further rows above it, and the progress a row below it.
@MainActor
final class StatusBar: Component {
    /// A key with its title.
    struct Hint: Equatable {
        let key: String
        let title: Phrase
    }

    /// The message, until the next key.
    var message: TerminalText? {
        didSet { host?.setNeedsUpdate() }
    }
    /// The progress of the screen on top.
    var progress: TerminalText?
    /// The lasting state of the application; empty for the usual one.
    var state = TerminalText() {
        didSet { host?.setNeedsUpdate() }
    }
    /// The most important keys; the first ones are left out if there is no space for all.
    var hints: [Hint] = []
    /// The position in the content.
    var position = TerminalText()

    override func sizeThatFits(_ size: Size) -> Size {
        let messageRows = message.map { lines(of: $0, size.columns).count } ?? 0
        return Size(columns: size.columns, rows: min(size.rows, messageRows + (showsBar ? 1 : 0)))
    }

    override func draw(on canvas: inout Canvas) {
        let bounds = canvas.bounds
        canvas.fill(Rect(.zero, bounds), style: .plain)
        let lines = message.map { self.lines(of: $0, bounds.columns) } ?? []
        for (row, line) in lines.enumerated() { canvas.draw(line, at: Point(column: 0, row: row)) }
        guard showsBar else { return }
        let row = lines.count
        let style = traits.theme.secondary
        let metrics = canvas.metrics
        let parts = [state.styled(traits.theme.warning), position.styled(style)].filter { !$0.isEmpty }
        let end = (parts.count == 2 ? parts[0] + " " + parts[1] : parts.first ?? TerminalText())
            .truncated(to: bounds.columns, in: metrics)
        let width = end.width(in: metrics)
        canvas.draw(end, at: Point(column: bounds.columns - width, row: row))
        let available = bounds.columns - (width > 0 ? width + 1 : 0)
        let text = progress?.truncated(to: available, in: metrics) ?? hintText(available)
        canvas.draw(text, at: Point(column: 0, row: row), style: progress == nil ? style : .plain)
    }

    /// A Boolean value that indicates whether there is a row for the progress or the keys: a message takes that of the keys.
    private var showsBar: Bool { message == nil || progress != nil }

    private func lines(of message: TerminalText, _ columns: Int) -> [TerminalText] {
        message.asMessage.wrapped(to: max(1, columns), in: traits.metrics)
    }

    /// Returns the hints that fit, in their order; the last ones are chosen first.
    private func hintText(_ width: Int) -> TerminalText {
        let traits = traits
        let separator: TerminalText = " · "
        let gap = separator.width(in: traits.metrics)
        var rest = width
        var chosen: Set<Int> = []
        let texts = hints.map { TerminalText("\($0.key) \(traits.wording($0.title))") }
        for index in Array(texts.indices.suffix(Self.fixedHints)) + texts.indices.dropLast(Self.fixedHints) {
            let needed = texts[index].width(in: traits.metrics) + (chosen.isEmpty ? 0 : gap)
            guard needed <= rest else { continue }
            rest -= needed
            chosen.insert(index)
        }
        return chosen.sorted().reduce(into: TerminalText()) { text, index in
            if !text.isEmpty { text += separator }
            text += texts[index]
        }
    }

    /// The number of hints at the end, help and quit, that are shown before the others.
    private static let fixedHints = 2
}
