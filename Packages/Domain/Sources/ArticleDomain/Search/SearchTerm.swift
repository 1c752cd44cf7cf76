public import DomainKit

/// One word, phrase or operator of a query.
public struct SearchTerm: Hashable, Sendable {
    /// The place of a text in an article.
    public enum Place: String, Sendable {
        /// The title.
        case title
        /// The text.
        case body
        /// The blocks of code in the text.
        case code
        /// The tags, of which one has to equal the term.
        case tag
        /// The author's name, which has to equal the term.
        case user
        /// The organisation's name, which has to equal the term.
        case organization = "org"
    }

    /// The subject of a term.
    public enum Subject: Hashable, Sendable {
        /// A text, never empty; nil for the place means title, body and tags.
        case text(FoldedText, in: Place?)
        /// The date of publication, in days of Japan.
        case created(DayRange)
        /// The date of the last change, in days of Japan.
        case updated(DayRange)
        /// The number of stocks.
        case stocks(CountRange)
    }

    /// The subject.
    public let subject: Subject
    /// A Boolean value that indicates whether articles with the subject are excluded.
    public let isExcluded: Bool

    /// Parses one word of a query, or returns nil if it contains no text.
    ///
    /// - Throws: ``ValidationError`` for an operator with an invalid value.
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
