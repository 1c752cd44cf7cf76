import PresentationKit

/// The parser of the lines that are typed into the command line of a full screen, or at the prompt of a line host.
///
/// A line is the name of a command, or the beginning of it that no other name has, and a number, a text or both if the
/// command takes them. A number alone goes to the nearest command that takes one.
@MainActor
package struct CommandLineParser {
    /// The outcome of a line.
    package enum Outcome {
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
    private let commands: [KeyCommand]
    /// A Boolean value that indicates whether a command without its number gets that of the selected item.
    private let usesSelection: Bool

    /// Creates a parser.
    package init(commands: [KeyCommand], usesSelection: Bool = true) {
        self.commands = commands
        self.usesSelection = usesSelection
    }

    /// Returns the outcome of a line, ignoring case and spaces but for those of a text.
    package func parse(_ line: String) -> Outcome {
        let typed = line.split(whereSeparator: \.isWhitespace)
        guard let word = typed.first?.lowercased() else { return .nothing }
        let unknown = Outcome.unknown(typed.joined(separator: " "))
        if typed.count == 1, let number = Int(word) {
            for case .choose(let range, _, let perform) in commands.lazy.map(\.action) {
                return outcome(of: number, in: range, perform)
            }
            return unknown
        }
        guard let command = command(named: word) else { return unknown }
        let rest = Line(line).text
        switch command.action {
        case .perform(let perform): return rest.isEmpty ? .perform(perform) : unknown
        case .enter(_, let withoutText, let perform):
            guard rest.isEmpty else { return .perform { perform(rest) } }
            return withoutText.map { .perform($0) } ?? .textNeeded
        case .choose(let range, let selected, let perform):
            guard !rest.isEmpty else {
                guard usesSelection, let selected else { return .numberNeeded(range) }
                return outcome(of: selected, in: range, perform)
            }
            return Int(rest).map { outcome(of: $0, in: range, perform) } ?? unknown
        case .edit(let range, _, _, let perform):
            guard !rest.isEmpty else { return .numberNeeded(range) }
            let text = Line(rest).text
            guard let number = Int(Line(rest).beginning?.name ?? rest) else { return unknown }
            guard range.contains(number) else { return .noSuchNumber(number, range) }
            return text.isEmpty ? .textNeeded : .perform { perform(number, text) }
        }
    }

    private func outcome(
        of number: Int,
        in range: ClosedRange<Int>,
        _ perform: @escaping @MainActor (Int) -> Void
    ) -> Outcome {
        range.contains(number) ? .perform { perform(number) } : .noSuchNumber(number, range)
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
        range.prefix(Self.mostNumbers).map(String.init).filter { $0.hasPrefix(digits) }
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

extension CommandLineParser.Outcome {
    /// Performs the command, or shows on a host why there is none to perform.
    @MainActor
    package func perform(on host: any SceneHost) {
        switch self {
        case .nothing: break
        case .perform(let action): action()
        case .noSuchNumber(let number, let range): host.showMessage(PromptText.noSuchNumber(number, range))
        case .numberNeeded(let range): host.showMessage(PromptText.numberNeeded(range))
        case .textNeeded: host.showMessage(PromptText.textNeeded)
        case .unknown(let text): host.showMessage(PromptText.noSuchWord(text))
        }
    }
}
