import ViewKit

/// The outcome of a line that was typed into the command line.
///
/// A line is the name of a command, or the beginning of it that no other name has, and a number or a text if the command
/// takes one. A number alone goes to the nearest command that takes one.
@MainActor
struct CommandLineParser {
    /// The outcome of a line.
    enum Outcome {
        case nothing
        case perform(@MainActor () -> Void)
        /// A number outside the range of valid numbers.
        case noSuchNumber(Int, ClosedRange<Int>)
        /// A command that takes a number, without one.
        case numberNeeded(ClosedRange<Int>)
        /// A command that takes text, without any.
        case textNeeded
        /// A line that is not a command, as it was typed.
        case unknown(String)
    }

    /// The longest list of numbers that complete a line.
    private static let mostNumbers = 100

    /// The valid commands, the nearest first.
    let commands: [KeyCommand]

    /// Returns the outcome of a line, ignoring case and spaces but for those of a text.
    func parse(_ line: String) -> Outcome {
        let typed = line.split(whereSeparator: \.isWhitespace)
        let words = typed.map { $0.lowercased() }
        guard let name = words.first else { return .nothing }
        let text = typed.joined(separator: " ")
        if case .enter(_, let withoutText, let perform) = command(named: name)?.action {
            return outcome(of: Line(line).text, perform, withoutText)
        }
        guard words.count <= 2 else { return .unknown(text) }
        if words.count == 1, let number = Int(name) {
            guard let choice = commands.lazy.compactMap(Choice.init).first else { return .unknown(text) }
            return choice.outcome(of: number)
        }
        guard let command = command(named: name) else { return .unknown(text) }
        guard let choice = Choice(command) else {
            guard words.count == 1, case .perform(let perform) = command.action else { return .unknown(text) }
            return .perform(perform)
        }
        guard words.count == 2 else {
            return choice.selected.map(choice.outcome) ?? .numberNeeded(choice.range)
        }
        return Int(words[1]).map(choice.outcome) ?? .unknown(text)
    }

    private func outcome(
        of text: String,
        _ perform: @escaping @MainActor (String) -> Void,
        _ withoutText: (@MainActor () -> Void)?
    ) -> Outcome {
        guard text.isEmpty else { return .perform { perform(text) } }
        return withoutText.map { .perform($0) } ?? .textNeeded
    }

    /// Returns the lines that complete a line, the best first.
    func completions(of line: String) -> [String] {
        if let beginning = Line(line).beginning,
            case .enter(let completions, _, _) = command(named: beginning.name.lowercased())?.action
        {
            return completions(beginning.text).map { "\(beginning.name.lowercased()) \($0)" }
        }
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map { $0.lowercased() }
        switch words.count {
        case 1: return names.filter { $0.hasPrefix(words[0]) }
        case 2:
            guard let range = command(named: words[0]).flatMap(Choice.init)?.range else { return [] }
            return range.prefix(Self.mostNumbers).map(String.init).filter { $0.hasPrefix(words[1]) }
                .map { "\(words[0]) \($0)" }
        default: return []
        }
    }

    /// A line with text behind a name.
    private struct Line {
        /// The name and what was typed behind its space, or nil before a space was typed.
        let beginning: (name: String, text: String)?

        init(_ line: String) {
            let line = line.drop(while: \.isWhitespace)
            beginning = line.firstIndex(where: \.isWhitespace).map { space in
                (String(line[..<space]), String(line[space...].dropFirst()))
            }
        }

        /// The text without the spaces around it.
        var text: String {
            let text = (beginning?.text ?? "").drop(while: \.isWhitespace)
            return String(text.reversed().drop(while: \.isWhitespace).reversed())
        }
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

    /// A command that takes a number.
    private struct Choice {
        let range: ClosedRange<Int>
        let selected: Int?
        private let perform: @MainActor (Int) -> Void

        @MainActor
        init?(_ command: KeyCommand) {
            guard case .choose(let range, let selected, let perform) = command.action else { return nil }
            (self.range, self.selected, self.perform) = (range, selected, perform)
        }

        @MainActor
        func outcome(of number: Int) -> Outcome {
            range.contains(number) ? .perform { [perform] in perform(number) } : .noSuchNumber(number, range)
        }
    }
}
