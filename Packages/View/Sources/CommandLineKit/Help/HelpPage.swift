import PresentationKit
import ViewKit

/// The help of one command in one language, as lines that fit a terminal.
struct HelpPage {
    private let wording: Wording
    private let width: Int
    private let metrics: CellMetrics
    private var blocks: [[TerminalText]] = []

    init(wording: Wording, width: Int, metrics: CellMetrics) {
        self.wording = wording
        self.width = max(width, 1)
        self.metrics = metrics
    }

    /// The lines of all blocks, with an empty line between them.
    var lines: [TerminalText] {
        Array(blocks.joined(separator: [TerminalText()]))
    }

    /// Adds paragraphs, which are separated by empty lines; other line breaks are kept.
    mutating func add(_ paragraphs: Phrase) {
        for paragraph in wording(paragraphs).paragraphs {
            blocks.append(paragraph.flatMap { wrapped($0, indent: 0) })
        }
    }

    mutating func add(usage: String) {
        blocks.append(heading(.usage) + wrapped(usage, style: .term, indent: 2))
    }

    /// Adds examples: the explanation of each, and below it the line, which is never wrapped, so that it can be copied.
    mutating func add(_ examples: [Example], of path: [String]) {
        guard !examples.isEmpty else { return }
        let lines = examples.flatMap { example in
            wrapped(wording(example.help), indent: 2)
                + [.spaces(4) + TerminalText(example.line(for: path), style: .term)]
        }
        blocks.append(heading(.examples) + lines)
    }

    /// Adds terms with their explanations beside them, or below them in a narrow terminal.
    mutating func add(_ label: Phrase, _ entries: [(term: String, text: String)]) {
        guard !entries.isEmpty else { return }
        let terms = entries.map { TerminalText($0.term, style: .term) }
        let widest = terms.map { $0.width(in: metrics) }.filter { $0 <= 26 }.max() ?? 0
        let column = widest + 4
        var lines = heading(label)
        for (term, entry) in zip(terms, entries) {
            if width < column + 24 {
                lines += wrapped(entry.term.trimmed, style: .term, indent: 2) + wrapped(entry.text, indent: 4)
                continue
            }
            let start = (.spaces(2) + term).padded(to: column, in: metrics)
            let text = wrapped(entry.text, to: width - column)
            if start.width(in: metrics) > column {
                lines += [start] + text.map { .spaces(column) + $0 }
            } else {
                lines += [start + text[0]] + text.dropFirst().map { .spaces(column) + $0 }
            }
        }
        blocks.append(lines)
    }

    /// Adds names behind a label; no name is wrapped, so that it can be copied.
    mutating func add(_ label: Phrase, names: [String]) {
        blocks.append(
            names.reduce(into: wrapped("\(wording(label)):", indent: 0)) { lines, name in
                let longer = lines[lines.count - 1] + TerminalText(" \(name)")
                if longer.width(in: metrics) <= width {
                    lines[lines.count - 1] = longer
                } else {
                    lines += wrapped(name, indent: 0)
                }
            }
        )
    }

    private func heading(_ label: Phrase) -> [TerminalText] {
        wrapped("\(wording(label)):", style: .heading, indent: 0)
    }

    private func wrapped(_ text: String, style: TextStyle = .plain, indent: Int) -> [TerminalText] {
        let indent = min(indent, width / 2)
        return wrapped(text, style: style, to: width - indent).map { .spaces(indent) + $0 }
    }

    private func wrapped(_ text: String, style: TextStyle = .plain, to width: Int) -> [TerminalText] {
        TerminalText(text, style: style).wrapped(to: width, keepingQuotations: true, in: metrics)
    }
}

extension TextStyle {
    /// The style of text that is typed as it stands: commands and options.
    fileprivate static let term = TextStyle(.bold)
    fileprivate static let heading = TextStyle(.title, .underline)
}

extension String {
    /// The paragraphs of a text, each as its lines.
    var paragraphs: [[String]] {
        split(separator: "\n\n").map { $0.split(separator: "\n").map { String($0) } }
    }

    var trimmed: String { String(drop { $0 == " " }) }
}
