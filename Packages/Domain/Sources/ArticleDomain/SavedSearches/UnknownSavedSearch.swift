public import DomainKit

/// A name under which no search is saved, and the names of those that are.
public struct UnknownSavedSearch: Hashable, Sendable {
    private static let field = "saved search"

    /// The name.
    public let name: String
    /// The names of the saved searches; empty where they cannot be listed.
    public let known: [String]

    /// Creates the fact.
    public init(_ name: SavedSearchName, known: [SavedSearchName]) {
        self.name = name.text
        self.known = known.map(\.text)
    }

    /// Reads the fact out of an error, or returns nil if the error is another one.
    public init?(_ error: ApplicationError) {
        guard case .invalidInput(let reason) = error.kind, reason.field == Self.field,
            case .oneOf(let known) = reason.rule
        else { return nil }
        (name, self.known) = (reason.value, known)
    }

    /// The error that says the fact.
    public var error: ApplicationError {
        ApplicationError(.invalidInput(ValidationError(field: Self.field, value: name, rule: .oneOf(known))))
    }
}
