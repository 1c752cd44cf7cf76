import PresentationKit
import ViewKit

/// The last row of a full screen, on a ground of its own: the state, the keys, the progress or a message, and the position in
/// the content.
///
/// A message that is wider than the row takes further rows above it, and the progress a row below it.
@MainActor
final class StatusBar: Component {
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
    /// The most important keys; of those before help and quit, the ones without space are left out, and are counted.
    var hints: [Hint] = []
    var position = TerminalText()

    override init() {
        super.init()
        style = .on(.panel)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let messageRows = message.map { lines(of: $0, size.columns).count } ?? 0
        return Size(columns: size.columns, rows: min(size.rows, messageRows + (showsBar ? 1 : 0)))
    }

    override func draw(on canvas: inout Canvas) {
        let (columns, metrics) = (canvas.bounds.columns, canvas.metrics)
        let margin = Self.margin(in: columns)
        let lines = message.map { self.lines(of: $0, columns) } ?? []
        for (row, line) in lines.enumerated() { canvas.draw(line, at: Point(column: margin, row: row)) }
        guard showsBar else { return }
        let row = Rect(Point(column: margin, row: lines.count), Size(columns: columns - 2 * margin, rows: 1))
        canvas.inside(row) { canvas in
            let end = position.styled(TextStyle(.secondary)).truncated(to: canvas.bounds.columns, in: metrics)
            let width = end.width(in: metrics)
            canvas.draw(end, at: Point(column: canvas.bounds.columns - width, row: 0))
            var available = canvas.bounds.columns - (width > 0 ? width + 1 : 0)
            let state = state.styled(TextStyle(.notice)).truncated(to: available, in: metrics)
            let start = canvas.draw(state, at: .zero) + (state.isEmpty ? 0 : 2)
            available = max(0, available - start)
            let text = progress?.styled(TextStyle(.accent)).truncated(to: available, in: metrics) ?? hintText(available)
            canvas.draw(text, at: Point(column: start, row: 0))
        }
    }

    /// The columns at each side, which a narrow screen does not have.
    private static func margin(in columns: Int) -> Int { columns < 60 ? 0 : 1 }

    /// A Boolean value that indicates whether there is a row for the progress or the keys: a message takes that of the keys.
    private var showsBar: Bool { message == nil || progress != nil }

    private func lines(of message: TerminalText, _ columns: Int) -> [TerminalText] {
        message.asMessage.wrapped(to: max(1, columns - 2 * Self.margin(in: columns)), in: traits.metrics)
    }

    /// Returns the hints that fit, in their order, and the number of the others before help and quit.
    private func hintText(_ width: Int) -> TerminalText {
        let traits = traits
        let space = TerminalText("  ")
        let gap = 2
        var texts = hints.map { hint in
            TerminalText(hint.key, style: TextStyle(.accent, .bold))
                + TerminalText(" \(traits.wording(hint.title))", style: TextStyle(.secondary))
        }
        var chosen = fitting(texts, width, gap)
        let others = { (count: Int) in TerminalText("+\(count)", style: TextStyle(.secondary)) }
        if chosen.count < texts.count {
            let fewer = fitting(texts, width - others(texts.count).width(in: traits.metrics) - gap, gap)
            if fewer.count >= Self.fixedHints {
                let place = texts.count - Self.fixedHints
                texts[place] = others(texts.count - fewer.count) + space + texts[place]
                chosen = fewer
            }
        }
        return chosen.sorted().reduce(into: TerminalText()) { text, index in
            if !text.isEmpty { text += space }
            text += texts[index]
        }
    }

    /// Returns the indices of the texts that fit into a width; the last ones are chosen first.
    private func fitting(_ texts: [TerminalText], _ width: Int, _ gap: Int) -> Set<Int> {
        var rest = width
        var chosen: Set<Int> = []
        for index in Array(texts.indices.suffix(Self.fixedHints)) + texts.indices.dropLast(Self.fixedHints) {
            let needed = texts[index].width(in: traits.metrics) + (chosen.isEmpty ? 0 : gap)
            guard needed <= rest else { continue }
            rest -= needed
            chosen.insert(index)
        }
        return chosen
    }

    /// The number of hints at the end, help and quit, that are shown before the others.
    private static let fixedHints = 2
}
