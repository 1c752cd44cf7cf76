package import PresentationKit

/// The parser of the lines that are typed into the command line of a full screen, or at the prompt of a line host.
///
/// A line is the name of a command, or the beginning of it that no other name has, and a number, a text or both if the
/// command takes them. A number alone goes to the nearest command that takes one.
@MainActor
package struct CommandLineParser {
    package enum Outcome {
        case nothing
        case perform(@MainActor () -> Void)
        /// The message says why there is no command to perform.
        case refuse(Phrase)
    }

    /// The longest list of numbers that complete a line.
    private static let mostNumbers = 100

    /// The valid commands, the nearest first.
    private let commands: [KeyCommand]

    package init(commands: [KeyCommand]) {
        self.commands = commands
    }

    /// Returns the outcome of a line, ignoring case and spaces but for those of a text.
    package func parse(_ line: String) -> Outcome {
        let typed = line.split(whereSeparator: \.isWhitespace)
        guard let word = typed.first?.lowercased() else { return .nothing }
        let number = typed.count == 1 ? Int(word) : nil
        let command = number == nil ? command(named: word) : commands.first { $0.action.takesOnlyNumber }
        return command?.outcome(of: number.map { String($0) } ?? Line(line).text, usesSelection: true)
            ?? .refuse(PromptText.noSuchWord(typed.joined(separator: " ")))
    }

    /// Returns the lines that complete a line, the best first.
    package func completions(of line: String) -> [String] {
        guard let (name, rest) = Line(line).beginning.map({ ($0.name.lowercased(), $0.text) }) else {
            let word = line.drop(while: \.isWhitespace).lowercased()
            return names.filter { $0.hasPrefix(word) }
        }
        switch command(named: name)?.action {
        case .enter(let completions, _, _): return completions(rest).map { "\(name) \($0)" }
        case .choose(let range, _, _): return numbers(range, beginning: rest).map { "\(name) \($0)" }
        case .edit(let range, _, let text, _):
            guard let (digits, typed) = Line(rest).beginning else {
                return numbers(range, beginning: rest).map { "\(name) \($0)" }
            }
            guard let number = Int(digits), range.contains(number), text(number).hasPrefix(typed) else { return [] }
            return ["\(name) \(number) \(text(number))"]
        case .perform, nil: return []
        }
    }

    private func numbers(_ range: ClosedRange<Int>, beginning digits: String) -> [String] {
        range.prefix(Self.mostNumbers).map { String($0) }.filter { $0.hasPrefix(digits) }
    }

    fileprivate struct Line {
        /// The name and what was typed behind its space, or nil before a space was typed.
        let beginning: (name: String, text: String)?

        init(_ line: String) {
            let line = line.drop(while: \.isWhitespace)
            beginning = line.firstIndex(where: \.isWhitespace).map { space in
                (String(line[..<space]), String(line[space...].dropFirst()))
            }
        }

        /// The text without the spaces around it.
        var text: String { (beginning?.text ?? "").trimmingSpaces() }
    }

    private var names: [String] {
        var seen: Set<String> = []
        return commands.map(\.name).filter { seen.insert($0).inserted }
    }

    private func command(named word: String) -> KeyCommand? {
        let found = names.filter { $0.hasPrefix(word) }
        guard let name = found.first(where: { $0 == word }) ?? (found.count == 1 ? found.first : nil) else {
            return nil
        }
        return commands.first { $0.name == name }
    }
}

extension KeyCommand {
    /// Returns the outcome of what was typed behind the name of the command, or nil if the command takes no such text.
    ///
    /// - Parameters:
    ///   - text: the text, without spaces around it.
    ///   - usesSelection: whether the command without its number gets that of the selected item.
    func outcome(of text: String, usesSelection: Bool) -> CommandLineParser.Outcome? {
        switch action {
        case .perform(let perform): return text.isEmpty ? .perform(perform) : nil
        case .enter(_, let withoutText, let perform):
            guard text.isEmpty else { return .perform { perform(text) } }
            return withoutText.map { .perform($0) } ?? .refuse(PromptText.textNeeded)
        case .choose(let range, let selected, let perform):
            let selected = usesSelection ? selected : nil
            guard !text.isEmpty || selected != nil else { return .refuse(PromptText.numberNeeded(range)) }
            guard let number = text.isEmpty ? selected : Int(text) else { return nil }
            guard range.contains(number) else { return .refuse(PromptText.noSuchNumber(number, range)) }
            return .perform { perform(number) }
        case .edit(let range, _, _, let perform):
            guard !text.isEmpty else { return .refuse(PromptText.numberNeeded(range)) }
            let line = CommandLineParser.Line(text)
            guard let number = Int(line.beginning?.name ?? text) else { return nil }
            guard range.contains(number) else { return .refuse(PromptText.noSuchNumber(number, range)) }
            let text = line.text
            return text.isEmpty ? .refuse(PromptText.textNeeded) : .perform { perform(number, text) }
        }
    }
}
