public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Finds a search by the name under which it was saved.
public struct FindSavedSearch: QueryUseCase {
    private let gateway: any SavedSearchGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: keeps the searches.
    public init(gateway: any SavedSearchGateway) {
        self.gateway = gateway
    }

    /// Finds the search.
    ///
    /// - Throws: ``ApplicationError`` of kind `notFound` if there is none of that name, or `storage`.
    public func callAsFunction(_ input: SavedSearchName) async throws(ApplicationError) -> SavedSearch {
        guard let search = try await gateway.search(named: input) else { throw ApplicationError(.notFound) }
        return search
    }
}
