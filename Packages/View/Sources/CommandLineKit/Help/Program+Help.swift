import PresentationKit
import ReportKit
import ViewKit

extension Program {
    func help(for path: [String], wording: Wording, width: Int, metrics: CellMetrics) -> [TerminalText] {
        let commands = path.reduce(into: [root]) { commands, name in
            commands += commands.last?.subcommand(named: name).map { [$0] } ?? []
        }
        let names = commands.map(\.name)
        let command = commands[commands.count - 1]
        let (description, subcommands) = (command.description, command.visibleSubcommands)
        var page = HelpPage(wording: wording, width: width, metrics: metrics)
        page.add(command.abstract)
        page.add(description.examples, of: names)
        page.add(usage: command.usage(path: names))
        if let discussion = description.discussion { page.add(discussion) }
        page.add(.commands, subcommands.map { ($0.name, wording($0.abstract)) })
        page.add(.arguments, description.arguments.map { ($0.name, $0.explanation(in: wording)) })
        page.add(.options, description.options.entries(in: wording))
        if names.count == 1 {
            page.add(.globalOptions, globalDescriptions.entries(in: wording))
            page.add(.environment, environmentEntries.map { ($0.term, wording($0.help)) })
            page.add(.files, files.map { ($0.term, wording($0.help)) })
        }
        if names.count > 1 {
            let label = Phrase(
                en: "Options of every command (see '\(name) --help')",
                ja: "すべてのコマンドに共通のオプション ('\(name) --help' を参照)"
            )
            page.add(label, names: globals.descriptions.map(\.spelling))
        }
        if !subcommands.isEmpty {
            let help = ([name, "help"] + names.dropFirst() + ["COMMAND"]).joined(separator: " ")
            page.add(Phrase(en: "'\(help)' explains a command.", ja: "各コマンドの説明は '\(help)' で見られます。"))
        }
        return page.lines
    }

    /// The environment variables of the program: those that it lists, then those of its options.
    var environmentEntries: [Entry] {
        var entries = environment
        for option in globalDescriptions + root.allParameters {
            guard let variable = option.environment, !entries.contains(where: { $0.term == variable }) else { continue }
            let help = Phrase(en: "Value for '\(option.spelling)'", ja: "'\(option.spelling)' の値")
            entries.append(Entry(variable, help))
        }
        return entries
    }
}

extension Command {
    var allParameters: [ParameterDescription] {
        description.parameters + subcommands.flatMap(\.allParameters)
    }

    /// Returns the usage line: `reader search [OPTIONS] QUERY`.
    func usage(path: [String]) -> String {
        let command = visibleSubcommands.isEmpty ? [] : [read == nil ? "COMMAND" : "[COMMAND]"]
        return (path + command + ["[OPTIONS]"] + description.arguments.map(\.usage)).joined(separator: " ")
    }
}

extension ParameterDescription {
    /// The argument as the usage line shows it.
    var usage: String {
        let name = repeats ? "\(name)..." : name
        return isRequired ? name : "[\(name)]"
    }

    /// The spelling of an option with its short form and the placeholder of its value.
    var term: String {
        let written = short.map { "-\($0), \(spelling)" } ?? "    \(spelling)"
        return ([written] + (takesValue ? [value?.placeholder ?? ""] : [])).joined(separator: " ")
    }

    /// Returns the explanation, followed by the valid values and the default.
    func explanation(in wording: Wording) -> String {
        let remarks = remarks.map { wording($0) }.joined(separator: "; ")
        return remarks.isEmpty ? wording(help) : "\(wording(help)) (\(remarks))"
    }

    private var remarks: [Phrase] {
        var remarks: [Phrase] = []
        switch value?.rule {
        case .oneOf(let words, _):
            remarks.append(Phrase(en: words.joined(separator: ", "), ja: words.joined(separator: "、")))
        case .within(let range) where range != Int.min...Int.max: remarks.append(range.phrase)
        case .described(let rule): remarks.append(rule)
        case .within, nil: break
        }
        if takesValue, repeats { remarks.append(Phrase(en: "can be repeated", ja: "複数回指定可")) }
        if let standard { remarks.append(Phrase(en: "default: \(standard)", ja: "既定値: \(standard)")) }
        if let environment {
            remarks.append(Phrase(en: "environment: \(environment)", ja: "環境変数: \(environment)"))
        }
        if let configuration {
            remarks.append(Phrase(en: "configuration: \(configuration)", ja: "設定: \(configuration)"))
        }
        return remarks
    }
}

extension [ParameterDescription] {
    func entries(in wording: Wording) -> [(term: String, text: String)] {
        filter { !$0.isHidden }.map { ($0.term, $0.explanation(in: wording)) }
    }
}

extension ClosedRange<Int> {
    fileprivate var phrase: Phrase {
        switch (lowerBound == Int.min, upperBound == Int.max) {
        case (true, true): Phrase(en: "a whole number", ja: "整数")
        case (false, true): Phrase(en: "\(lowerBound) or more", ja: "\(lowerBound) 以上")
        case (true, false): Phrase(en: "\(upperBound) or less", ja: "\(upperBound) 以下")
        case (false, false): Phrase(en: "\(lowerBound) to \(upperBound)", ja: "\(lowerBound) から \(upperBound)")
        }
    }
}
