public import DomainKit

extension SearchFilter {
    /// What a condition is about, under the name that Qiita's search has for it.
    public enum Field: String, CaseIterable, Sendable {
        /// When it was published.
        case created
        /// When it was last changed.
        case updated
        /// How many people have stocked it.
        case stocks
        /// What its title holds.
        case title
        /// What its code holds.
        case code
        /// The organisation that its author belongs to.
        case organization = "org"
    }

    /// What the condition is about.
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

    /// What has to hold, as people write it; ``init(_:_:)`` reads it.
    public var value: String {
        switch self {
        case .created(let days), .updated(let days): days.description
        case .stocks(let counts): counts.description
        case .title(let text), .code(let text), .organization(let text): text
        }
    }

    /// Reads a condition as somebody wrote it.
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
