public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Finds the saved search of a name.
public struct FindSavedSearch: QueryUseCase {
    private let gateway: any SavedSearchGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: the gateway of the saved searches.
    public init(gateway: any SavedSearchGateway) {
        self.gateway = gateway
    }

    /// Finds the search.
    ///
    /// - Throws: ``UnknownSavedSearch/error`` if no search has the name, or ``ApplicationError`` of kind `storage`.
    public func callAsFunction(_ input: SavedSearchName) async throws(ApplicationError) -> SavedSearch {
        if let search = try await gateway.search(named: input) { return search }
        throw UnknownSavedSearch(input, known: (try? await gateway.names()) ?? []).error
    }
}
