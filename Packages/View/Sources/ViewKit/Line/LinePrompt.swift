import PresentationKit

/// The commands of a screen that can be typed at the prompt of the line host.
@MainActor
struct LinePrompt {
    struct Entry {
        let key: String
        let title: Phrase
        let explanation: Phrase
    }

    enum Choice {
        case command(CommandLineParser.Outcome)
        case help
        case quit
    }

    private let actions: [KeyCommand]
    private let choices: [KeyCommand]

    /// Creates a prompt of the commands of a responder chain; commands with numbers stand behind the others.
    init(_ commands: [KeyCommand]) {
        let commands = commands.filter { !$0.isForFullScreen }
        actions = commands.filter { $0.action.numbers == nil }
        choices = commands.filter { $0.action.numbers != nil }
    }

    var entries: [Entry] {
        (actions + choices).map { Entry(key: $0.label, title: $0.title, explanation: $0.explanation) }
            + [
                Entry(key: "?", title: PromptText.help, explanation: PromptText.helpExplanation),
                Entry(key: "q", title: PromptText.quit, explanation: PromptText.quitExplanation),
            ]
    }

    /// Returns the meaning of a line: of the word or the name of a command, and what the command takes behind it.
    func choice(for line: String) -> Choice {
        let line = line.trimmingSpaces()
        let first = line.prefix { !$0.isWhitespace }
        let (word, rest) = (first.lowercased(), String(line.dropFirst(first.count)).trimmingSpaces())
        let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let unknown = CommandLineParser.Outcome.refuse(PromptText.noSuchWord(words))
        for command in choices where word.hasPrefix(command.word) {
            let number = word.dropFirst(command.word.count)
            guard Int(number) != nil else { continue }
            let text = "\(number) \(rest)".trimmingSpaces()
            return .command(command.outcome(of: text, usesSelection: false) ?? unknown)
        }
        let commands = rest.isEmpty ? actions + choices : choices + actions
        if let command = commands.first(where: { !word.isEmpty && ($0.word == word || $0.name == word) }) {
            return .command(command.outcome(of: rest, usesSelection: false) ?? unknown)
        }
        switch line.lowercased() {
        case "": return .command(.nothing)
        case "?", "？", "help": return .help
        case "q": return .quit
        default: return .command(unknown)
        }
    }
}

extension KeyCommand {
    /// The word to type at the prompt: the first key that types a character, or else the name, or nothing but a number.
    fileprivate var word: String {
        keys.lazy.compactMap(\.text).first ?? (action.numbers == nil || action.takesText ? name : "")
    }

    /// The word with the range of valid numbers, and an ellipsis for a text.
    fileprivate var label: String {
        let numbers = action.numbers.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
        return [word, numbers ?? "", action.takesText ? "…" : ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
