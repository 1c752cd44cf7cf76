import PresentationKit

/// The commands of a screen that can be typed at the prompt of the line host.
@MainActor
struct LinePrompt {
    /// A line of the prompt and of the help.
    struct Entry {
        let key: String
        let title: Phrase
        let explanation: Phrase
    }

    /// The meaning of a typed line.
    enum Choice {
        case nothing
        case perform(@MainActor () -> Void)
        case help
        case quit
        /// A number outside the range of valid numbers.
        case noSuchNumber(Int, ClosedRange<Int>)
        case unknown(String)
    }

    private let actions: [KeyCommand]
    private let choices: [KeyCommand]

    /// Creates a prompt of the commands of a responder chain; commands with numbers stand behind the others.
    init(_ commands: [KeyCommand]) {
        let commands = commands.filter { !$0.isForFullScreen }
        actions = commands.filter { $0.numbers == nil }
        choices = commands.filter { $0.numbers != nil }
    }

    /// All entries, with those that every screen has.
    var entries: [Entry] {
        (actions + choices).map { Entry(key: $0.label, title: $0.title, explanation: $0.explanation) }
            + [
                Entry(key: "?", title: PromptText.help.phrase, explanation: PromptText.helpExplanation.phrase),
                Entry(key: "q", title: PromptText.quit.phrase, explanation: PromptText.quitExplanation.phrase),
            ]
    }

    /// Returns the meaning of a line, ignoring case and spaces.
    func choice(for line: String) -> Choice {
        let words = line.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        let word = words.joined(separator: " ")
        if word.isEmpty { return .nothing }
        for command in choices {
            guard case .choose(let range, _, let perform) = command.action, let number = command.number(in: words)
            else { continue }
            return range.contains(number) ? .perform { perform(number) } : .noSuchNumber(number, range)
        }
        for command in actions where command.word == word {
            if case .perform(let perform) = command.action { return .perform(perform) }
        }
        switch word {
        case "?", "？", "help": return .help
        case "q": return .quit
        default: return .unknown(word)
        }
    }
}

extension KeyCommand {
    /// The valid numbers, or nil for a command without a number.
    fileprivate var numbers: ClosedRange<Int>? {
        guard case .choose(let range, _, _) = action else { return nil }
        return range
    }

    /// The word to type at the prompt: the first key that types a character, or else nothing but a number.
    fileprivate var word: String { keys.lazy.compactMap(\.text).first ?? "" }

    /// The word with the range of valid numbers.
    fileprivate var label: String {
        guard let range = numbers else { return word }
        let numbers = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
        return word.isEmpty ? numbers : "\(word) \(numbers)"
    }

    /// Returns the number that was typed, with or without a space behind the word; nil for other words.
    fileprivate func number(in words: [String]) -> Int? {
        if words.count == 2, words[0] == word { return Int(words[1]) }
        guard words.count == 1, words[0].hasPrefix(word) else { return nil }
        return Int(words[0].dropFirst(word.count))
    }
}
