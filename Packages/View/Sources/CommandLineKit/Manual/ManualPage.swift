import PresentationKit

struct ManualPage {
    let wording: Wording
    private var lines: [String] = []

    init(wording: Wording) {
        self.wording = wording
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Adds the title line; its date is that of the release, so that every build prints the same page.
    mutating func title(_ name: String, version: String, released date: String) {
        // mandoc does not accept a date with escaped hyphens.
        let date = date.quotedRoff.replacing("\\-", with: "-")
        line(".TH \(name.uppercased().quotedRoff) 1 \(date) \("\(name) \(version)".quotedRoff)")
    }

    mutating func line(_ line: String) {
        lines.append(line)
    }

    mutating func section(_ label: Phrase) {
        line(".SH \(wording(label).uppercased().quotedRoff)")
    }

    mutating func bold(_ text: String) {
        line(".B \(text.quotedRoff)")
    }

    mutating func paragraphs(_ phrase: Phrase) {
        for (index, paragraph) in wording(phrase).paragraphs.enumerated() {
            if index > 0 { line(".PP") }
            line(paragraph.map(\.roff).joined(separator: "\n.br\n"))
        }
    }

    mutating func command(_ command: Command<some Any>, path: [String]) {
        let (description, path) = (command.description, path + [command.name])
        line(".SS \(command.usage(path: Array(path.dropFirst())).quotedRoff)")
        line(wording(command.abstract).roff)
        if let discussion = description.discussion {
            line(".PP")
            paragraphs(discussion)
        }
        for argument in description.arguments {
            tagged(argument.name, argument.explanation(in: wording))
        }
        parameters(description.options)
        examples(description.examples, path: path)
        for subcommand in command.visibleSubcommands {
            self.command(subcommand, path: path)
        }
    }

    mutating func parameters(_ parameters: [ParameterDescription]) {
        for parameter in parameters where !parameter.isHidden {
            tagged(parameter.term.trimmed, parameter.explanation(in: wording))
        }
    }

    mutating func entries(_ label: Phrase, _ entries: [(term: String, text: String)]) {
        guard !entries.isEmpty else { return }
        section(label)
        for entry in entries {
            tagged(entry.term, entry.text)
        }
    }

    mutating func examples(_ examples: [Example], path: [String]) {
        for (index, example) in examples.enumerated() {
            if index > 0 || !isAfterHeading { line(".PP") }
            line(wording(example.help).roff)
            line(".PP")
            line(".nf")
            line(".RS 4")
            line(example.line(for: path).roff)
            line(".RE")
            line(".fi")
        }
    }

    /// A Boolean value that indicates whether the last line is a heading, which needs no space below it.
    private var isAfterHeading: Bool { lines.last?.hasPrefix(".S") ?? false }

    private mutating func tagged(_ term: String, _ text: String) {
        line(".TP")
        line(".B \(term.quotedRoff)")
        line(text.roff)
    }
}

extension String {
    /// The text escaped for roff, on one line.
    var roff: String {
        let escaped = escapedRoff
        return escaped.hasPrefix(".") ? "\\&\(escaped)" : escaped
    }

    /// The text as one quoted argument of a macro.
    var quotedRoff: String { "\"\(escapedRoff.replacing("\"", with: "\\(dq"))\"" }

    private var escapedRoff: String {
        var escaped = ""
        for character in self {
            switch character {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "'": escaped += "\\(aq"
            case "`": escaped += "\\(ga"
            case "^": escaped += "\\(ha"
            case "~": escaped += "\\(ti"
            case "\n": escaped += " "
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
