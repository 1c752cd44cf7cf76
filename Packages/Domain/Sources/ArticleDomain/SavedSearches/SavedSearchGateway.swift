public import DomainKit

/// Stores saved searches.
public protocol SavedSearchGateway: Sendable {
    /// Returns the names of all saved searches in alphabetical order, without opening them.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func names() async throws(ApplicationError) -> [SavedSearchName]

    /// Returns the saved search of a name.
    ///
    /// - Returns: Nil if no search has the name.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func search(named name: SavedSearchName) async throws(ApplicationError) -> SavedSearch?

    /// Stores a search durably, in place of the one of the same name.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`; the old search is intact then.
    @concurrent
    func save(_ search: SavedSearch) async throws(ApplicationError)

    /// Removes a saved search; does nothing if no search has the name.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`; the search is still there then.
    @concurrent
    func remove(_ name: SavedSearchName) async throws(ApplicationError)
}

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
