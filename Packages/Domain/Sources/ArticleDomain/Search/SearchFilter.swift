public import DomainKit

/// A condition of a search besides its words, as in Qiita's search.
public enum SearchFilter: Hashable, Sendable {
    /// The range of the date of publication.
    case created(DayRange)
    /// The range of the date of the last change.
    case updated(DayRange)
    /// The range of the number of stocks.
    case stocks(CountRange)
    /// A text in the title.
    case title(String)
    /// A text in the code.
    case code(String)
    /// The organisation of the author.
    case organization(String)

    /// Returns the condition in the notation of Qiita's search: one operator, or two for a range with both ends.
    ///
    /// - Throws: ``ValidationError`` for a text that is blank, or that contains a quotation mark, which the notation
    ///   cannot express.
    func notation() throws(ValidationError) -> String {
        switch self {
        case .created(let days): days.notation("created")
        case .updated(let days): days.notation("updated")
        case .stocks(let counts): counts.notation("stocks")
        case .title(let text): try Self.quoted(text, "title")
        case .code(let text): try Self.quoted(text, "code")
        case .organization(let text): try Self.quoted(text, "org")
        }
    }

    private static func quoted(_ text: String, _ field: String) throws(ValidationError) -> String {
        guard !text.allSatisfy(\.isWhitespace) else {
            throw ValidationError(field: field, value: text, rule: .notEmpty)
        }
        guard !text.contains("\"") else {
            throw ValidationError(field: field, value: text, rule: .without(characters: "\""))
        }
        let isWord = !text.contains(where: \.isWhitespace)
        return isWord ? "\(field):\(text)" : "\(field):\"\(text)\""
    }
}

extension SearchQuery {
    /// Creates a query from words, in the notation of Qiita's search, and conditions; one of them may be empty.
    ///
    /// - Throws: ``ValidationError`` for `query` if both are empty, and for the field of a condition.
    public init(_ words: String, filters: [SearchFilter]) throws(ValidationError) {
        let trimmed = words.trimmed
        var parts = trimmed.isEmpty ? [] : [trimmed]
        for filter in filters { parts.append(try filter.notation()) }
        try self.init(parts.isEmpty ? words : parts.joined(separator: " "))
    }
}
