public import DomainKit

/// A name under which no search is saved, with the names of the saved searches.
public struct UnknownSavedSearch: Hashable, Sendable {
    private static let field = "saved search"

    /// The name.
    public let name: String
    /// The names of the saved searches; empty where they cannot be listed.
    public let known: [String]

    /// Creates the description of an unknown name.
    public init(_ name: SavedSearchName, known: [SavedSearchName]) {
        self.name = name.text
        self.known = known.map(\.text)
    }

    /// Reads the unknown name from an error, or returns nil if the error is about something else.
    public init?(_ error: ApplicationError) {
        guard case .invalidInput(let reason) = error.kind, reason.field == Self.field,
            case .oneOf(let known) = reason.rule
        else { return nil }
        (name, self.known) = (reason.value, known)
    }

    /// The error for the unknown name.
    public var error: ApplicationError {
        ApplicationError(.invalidInput(ValidationError(field: Self.field, value: name, rule: .oneOf(known))))
    }
}
