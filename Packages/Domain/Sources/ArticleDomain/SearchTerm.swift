public import DomainKit

/// One word, phrase or operator of a query.
public struct SearchTerm: Hashable, Sendable {
    /// Where to look for a text.
    public enum Place: String, Sendable {
        /// In the title.
        case title
        /// In the text.
        case body
        /// In the blocks of code in the text.
        case code
        /// Among the tags, of which one has to be the term as a whole.
        case tag
        /// At the author's name, which has to be the term as a whole.
        case user
        /// At the organisation's name, which has to be the term as a whole.
        case organization = "org"
    }

    /// What a term asks for.
    public enum Subject: Hashable, Sendable {
        /// A text, which is never empty; nil for the place means title, body and tags.
        case text(FoldedText, in: Place?)
        /// When it was published, in days of Japan.
        case created(DayRange)
        /// When it was last changed, in days of Japan.
        case updated(DayRange)
        /// How many people have stocked it.
        case stocks(CountRange)
    }

    /// What to look for.
    public let subject: Subject
    /// Whether it must not be so.
    public let isExcluded: Bool

    /// Reads one word with its signs; nil if nothing is left to look for.
    ///
    /// - Throws: ``ValidationError`` for an operator whose value is none.
    init?(_ word: String) throws(ValidationError) {
        var rest = word[...]
        isExcluded = rest.count > 1 && rest.hasPrefix("-")
        if isExcluded { rest = rest.dropFirst() }
        var name: String?
        if let colon = rest.firstIndex(of: ":"), Self.isOperator(rest[..<colon]) {
            name = String(rest[..<colon])
            rest = rest[rest.index(after: colon)...]
        }
        let value = rest.filter { $0 != "\"" }
        switch name {
        case "created": subject = .created(try DayRange(operator: value, field: "created"))
        case "updated": subject = .updated(try DayRange(operator: value, field: "updated"))
        case "stocks": subject = .stocks(try CountRange(operator: value))
        default:
            let text = FoldedText(value)
            if text.isEmpty {
                guard let name else { return nil }
                throw ValidationError(field: name, value: value, rule: .notEmpty)
            }
            subject = .text(text, in: name.flatMap { Place(rawValue: $0) })
        }
    }

    private static func isOperator(_ name: Substring) -> Bool {
        ["created", "updated", "stocks"].contains(name) || Place(rawValue: String(name)) != nil
    }
}
