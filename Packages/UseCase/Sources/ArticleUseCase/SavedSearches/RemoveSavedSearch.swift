public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Removes a saved search; the articles that it has kept stay.
public struct RemoveSavedSearch: CommandUseCase {
    private let gateway: any SavedSearchGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: the gateway of the saved searches.
    public init(gateway: any SavedSearchGateway) {
        self.gateway = gateway
    }

    /// Removes the search, even if it cannot be read.
    ///
    /// - Throws: ``UnknownSavedSearch/error`` if no search has the name, or ``ApplicationError`` of kind `storage`.
    public func callAsFunction(_ input: SavedSearchName) async throws(ApplicationError) {
        let names = try await gateway.names()
        guard names.contains(input) else { throw UnknownSavedSearch(input, known: names).error }
        try await gateway.remove(input)
    }
}
