public import DomainKit
import Foundation

/// A condition of a search besides its words, as Qiita's search knows it.
public enum SearchFilter: Hashable, Sendable {
    /// When it was published.
    case created(DayRange)
    /// When it was last changed.
    case updated(DayRange)
    /// How many people have stocked it.
    case stocks(CountRange)
    /// What its title holds.
    case title(String)
    /// What its code holds.
    case code(String)
    /// The organisation that its author belongs to.
    case organization(String)

    /// The condition in the notation of Qiita's search: one operator, or two for a range with both ends.
    ///
    /// - Throws: ``ValidationError`` for a text that is blank, or that holds a quotation mark, for which the notation has
    ///   no spelling.
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
            throw ValidationError(field: field, value: text, rule: .form("text without '\"'"))
        }
        let isWord = !text.contains(where: \.isWhitespace)
        return isWord ? "\(field):\(text)" : "\(field):\"\(text)\""
    }
}

extension SearchQuery {
    /// Makes a query of words and conditions; either may be missing, not both.
    ///
    /// - Parameters:
    ///   - words: what to look for, in the notation of Qiita's search.
    ///   - filters: what has to hold besides.
    /// - Throws: ``ValidationError`` for `query` if there is nothing to search for, and for the field of a filter.
    public init(_ words: String, filters: [SearchFilter]) throws(ValidationError) {
        let trimmed = words.trimmingCharacters(in: .whitespacesAndNewlines)
        var parts = trimmed.isEmpty ? [] : [trimmed]
        for filter in filters { parts.append(try filter.notation()) }
        try self.init(parts.isEmpty ? words : parts.joined(separator: " "))
    }
}
