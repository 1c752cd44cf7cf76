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
    /// - Returns: nil if no search has the name.
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
