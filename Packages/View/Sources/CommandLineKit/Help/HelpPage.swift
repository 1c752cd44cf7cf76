import PresentationKit

/// The help of one command in one language.
struct HelpPage {
    let wording: Wording
    let width: Int
    private var blocks: [[String]] = []

    init(wording: Wording, width: Int) {
        self.wording = wording
        self.width = max(width, 10)
    }

    /// The whole text, ending with a newline.
    var text: String {
        blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// Adds paragraphs, which empty lines separate.
    mutating func add(_ paragraphs: Phrase) {
        for paragraph in wording(paragraphs).paragraphs {
            blocks.append(paragraph.wrapped(to: width))
        }
    }

    /// Adds a line under a heading.
    mutating func add(_ label: HelpLabel, line: String) {
        blocks.append([heading(label), "  \(line)"])
    }

    /// Adds a closing remark.
    mutating func add(_ label: HelpLabel) {
        blocks.append(wording(label).wrapped(to: width))
    }

    /// Adds examples: what each does, and below it the line, which is never broken, so that it can be copied.
    mutating func add(_ examples: [Example], of path: [String]) {
        guard !examples.isEmpty else { return }
        let lines = examples.flatMap { example in
            wording(example.help).wrapped(to: width - 2).map { "  \($0)" } + ["    \(example.line(for: path))"]
        }
        blocks.append([heading(.examples)] + lines)
    }

    /// Adds terms with their explanations beside them, or below where there is not room enough.
    mutating func add(_ label: HelpLabel, _ entries: [(term: String, text: String)]) {
        guard !entries.isEmpty else { return }
        let column = min(entries.map(\.term.count).max() ?? 0, 26) + 4
        let isNarrow = width < column + 24
        var lines = [heading(label)]
        for entry in entries {
            let indent = isNarrow ? 6 : column
            let text = entry.text.wrapped(to: width - indent)
            let term = "  \(entry.term)"
            if isNarrow || entry.term.count + 4 > column {
                lines.append(term)
                lines += text.map { String(repeating: " ", count: indent) + $0 }
            } else {
                lines.append(term + String(repeating: " ", count: column - term.count) + (text.first ?? ""))
                lines += text.dropFirst().map { String(repeating: " ", count: indent) + $0 }
            }
        }
        blocks.append(lines)
    }

    private func heading(_ label: HelpLabel) -> String {
        "\(wording(label)):"
    }
}

extension String {
    var paragraphs: [String] {
        split(separator: "\n\n").map { $0.split(separator: "\n").joined(separator: " ") }
    }

    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }
}
