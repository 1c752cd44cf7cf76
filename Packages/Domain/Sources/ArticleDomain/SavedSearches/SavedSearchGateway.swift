public import DomainKit

/// Keeps the searches that somebody has saved.
public protocol SavedSearchGateway: Sendable {
    /// The names of all saved searches, in alphabetical order, without opening them.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func names() async throws(ApplicationError) -> [SavedSearchName]

    /// Finds a saved search.
    ///
    /// - Returns: nil if there is none of that name.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func search(named name: SavedSearchName) async throws(ApplicationError) -> SavedSearch?

    /// Keeps a search, durably, in place of the one of its name.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`; the old one is whole then.
    @concurrent
    func save(_ search: SavedSearch) async throws(ApplicationError)

    /// Removes a saved search; none of that name is no error.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`; it is still there then.
    @concurrent
    func remove(_ name: SavedSearchName) async throws(ApplicationError)
}
