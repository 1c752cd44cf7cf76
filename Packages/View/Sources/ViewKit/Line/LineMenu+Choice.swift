import PresentationKit
import ReportKit

extension LineMenu {
    /// A line of the menu in prompt and help.
    struct Entry {
        let key: String
        let title: Phrase
        let explanation: Phrase
    }

    /// All entries, with those that every screen has.
    var entries: [Entry] {
        items.map { Entry(key: $0.key, title: $0.title, explanation: $0.explanation) }
            + [numbers].compactMap { $0 }.map { numbers in
                Entry(key: numbers.label, title: numbers.title, explanation: numbers.explanation)
            }
            + [
                Entry(key: "?", title: PromptText.help.phrase, explanation: PromptText.helpExplanation.phrase),
                Entry(key: "q", title: PromptText.quit.phrase, explanation: PromptText.quitExplanation.phrase),
            ]
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

    /// Returns the meaning of a line, ignoring case and spaces.
    func choice(for line: String) -> Choice {
        let words = line.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        let word = words.joined(separator: " ")
        if word.isEmpty { return .nothing }
        if let numbers, let number = numbers.number(in: words) {
            guard numbers.range.contains(number) else { return .noSuchNumber(number, numbers.range) }
            return .perform { numbers.perform(number) }
        }
        if let item = items.first(where: { $0.key == word }) { return .perform(item.perform) }
        switch word {
        case "?", "？", "help": return .help
        case "q": return .quit
        default: return .unknown(word)
        }
    }
}

extension LineMenu.Numbers {
    /// The key with the range, as the prompt shows it.
    fileprivate var label: String {
        let numbers = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
        return key.isEmpty ? numbers : "\(key) \(numbers)"
    }

    /// Returns the number that was typed, with or without a space behind the key; nil for other words.
    fileprivate func number(in words: [String]) -> Int? {
        if words.count == 2, words[0] == key { return Int(words[1]) }
        guard words.count == 1, words[0].hasPrefix(key) else { return nil }
        return Int(words[0].dropFirst(key.count))
    }
}
