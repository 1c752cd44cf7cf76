public import DomainKit

extension SearchFilter {
    /// The subject of a condition, under its name in Qiita's search.
    public enum Field: String, CaseIterable, Sendable {
        /// The date of publication.
        case created
        /// The date of the last change.
        case updated
        /// The number of stocks.
        case stocks
        /// The title.
        case title
        /// The code in the text.
        case code
        /// The organisation of the author.
        case organization = "org"
    }

    /// The subject of the condition.
    public var field: Field {
        switch self {
        case .created: .created
        case .updated: .updated
        case .stocks: .stocks
        case .title: .title
        case .code: .code
        case .organization: .organization
        }
    }

    /// The value in the notation of the command line, which ``init(_:_:)`` parses.
    public var value: String {
        switch self {
        case .created(let days), .updated(let days): days.description
        case .stocks(let counts): counts.description
        case .title(let text), .code(let text), .organization(let text): text
        }
    }

    /// Parses a condition.
    ///
    /// - Throws: ``ValidationError`` for the field.
    public init(_ field: Field, _ value: String) throws(ValidationError) {
        switch field {
        case .created: self = .created(try DayRange(value, field: field.rawValue))
        case .updated: self = .updated(try DayRange(value, field: field.rawValue))
        case .stocks: self = .stocks(try CountRange(value))
        case .title: self = .title(value)
        case .code: self = .code(value)
        case .organization: self = .organization(value)
        }
    }
}
