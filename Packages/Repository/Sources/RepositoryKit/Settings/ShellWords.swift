/// The words of a command line, as in `EDITOR`: a program and its arguments.
///
/// Words are split at white space. As in a shell, single quotes preserve everything, double quotes everything but a
/// backslash before `"` or another one, and a backslash outside of quotes preserves the next character. Nothing is
/// expanded.
///
/// ```swift
/// let words = ShellWords("code --wait 'a b'")?.words ?? []  // ["code", "--wait", "a b"]
/// ```
public struct ShellWords: Equatable, Sendable {
    /// The words, without their quotes.
    public let words: [String]

    /// Splits a text, or returns nil if a quote is not closed or nothing follows a backslash.
    public init?(_ text: String) {
        var words: [String] = []
        var word: String?
        var rest = text[...]
        while let character = rest.popFirst() {
            switch character {
            case "'":
                guard let end = rest.firstIndex(of: "'") else { return nil }
                word = (word ?? "") + rest[..<end]
                rest = rest[rest.index(after: end)...]
            case "\"":
                guard let quoted = Self.quoted(&rest) else { return nil }
                word = (word ?? "") + quoted
            case "\\":
                guard let next = rest.popFirst() else { return nil }
                word = (word ?? "") + String(next)
            case _ where character.isWhitespace:
                words += [word].compactMap { $0 }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        self.words = words + [word].compactMap { $0 }
    }

    /// Parses the text up to the closing double quote; nil if there is none.
    private static func quoted(_ rest: inout Substring) -> String? {
        var text = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return text
            case "\\":
                guard let next = rest.popFirst() else { return nil }
                text += next == "\"" || next == "\\" ? String(next) : "\\" + String(next)
            default: text.append(character)
            }
        }
        return nil
    }
}
