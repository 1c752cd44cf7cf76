import PresentationKit
import ReportKit
import ViewKit

extension Program {
    /// Returns the help of the command with the given path.
    func help(for path: [String], wording: Wording, width: Int, metrics: CellMetrics) -> [TerminalText] {
        let commands = path.reduce(into: [root.description]) { commands, name in
            commands += commands.last?.subcommand(named: name).map { [$0] } ?? []
        }
        let names = commands.map(\.name)
        let command = commands[commands.count - 1]
        var page = HelpPage(wording: wording, width: width, metrics: metrics)
        page.add(command.abstract)
        page.add(command.examples, of: names)
        page.add(usage: command.usage(path: names))
        if let discussion = command.discussion { page.add(discussion) }
        page.add(.commands, command.visibleSubcommands.map { ($0.name, wording($0.abstract)) })
        page.add(.arguments, command.arguments.map { ($0.name, $0.explanation(in: wording)) })
        page.add(.options, command.options.entries(in: wording))
        if names.count == 1 {
            page.add(.globalOptions, globalDescriptions.entries(in: wording))
            page.add(.environment, environmentEntries.map { ($0.term, wording($0.help)) })
            page.add(.files, files.map { ($0.term, wording($0.help)) })
        }
        if names.count > 1 {
            page.add(.globalOptionNames(program: name), names: globals.descriptions.map(\.spelling))
        }
        if !command.visibleSubcommands.isEmpty { page.add(.more(program: name, command: Array(names.dropFirst()))) }
        return page.lines
    }

    /// The environment variables of the program: those that it lists, then those of its options.
    var environmentEntries: [Entry] {
        var entries = environment
        for option in globalDescriptions + root.description.allParameters {
            guard let variable = option.environment, !entries.contains(where: { $0.term == variable }) else { continue }
            entries.append(Entry(variable, HelpLabel.standsIn(for: option.spelling).phrase))
        }
        return entries
    }
}

extension CommandDescription {
    /// The parameters of the command and of all its subcommands.
    var allParameters: [ParameterDescription] {
        parameters + subcommands.flatMap(\.allParameters)
    }

    /// Returns the usage line: `reader search [OPTIONS] QUERY`.
    func usage(path: [String]) -> String {
        let command = visibleSubcommands.isEmpty ? [] : [runs ? "[COMMAND]" : "COMMAND"]
        return (path + command + ["[OPTIONS]"] + arguments.map(\.usage)).joined(separator: " ")
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
        let remarks = remarks.map { wording($0.phrase) }.joined(separator: "; ")
        return remarks.isEmpty ? wording(help) : "\(wording(help)) (\(remarks))"
    }

    private var remarks: [HelpLabel] {
        var remarks: [HelpLabel] = []
        switch value?.rule {
        case .oneOf(let words, _): remarks.append(.choices(words))
        case .within(let range) where range != Int.min...Int.max: remarks.append(.range(range))
        case .described(let rule): remarks.append(.rule(rule))
        case .within, nil: break
        }
        if takesValue, repeats { remarks.append(.repeatable) }
        if let standard { remarks.append(.standardValue(standard)) }
        if let environment { remarks.append(.environmentVariable(environment)) }
        if let configuration { remarks.append(.configurationKey(configuration)) }
        return remarks
    }
}

extension [ParameterDescription] {
    func entries(in wording: Wording) -> [(term: String, text: String)] {
        filter { !$0.isHidden }.map { ($0.term, $0.explanation(in: wording)) }
    }
}
