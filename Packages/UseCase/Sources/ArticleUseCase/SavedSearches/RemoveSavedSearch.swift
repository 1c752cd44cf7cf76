public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Removes a saved search; what it found stays kept.
public struct RemoveSavedSearch: CommandUseCase {
    private let gateway: any SavedSearchGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: keeps the searches.
    public init(gateway: any SavedSearchGateway) {
        self.gateway = gateway
    }

    /// Removes the search, also one that cannot be read.
    ///
    /// - Throws: ``ApplicationError`` of kind `notFound` if there is none of that name, or `storage`.
    public func callAsFunction(_ input: SavedSearchName) async throws(ApplicationError) {
        guard try await gateway.names().contains(input) else { throw ApplicationError(.notFound) }
        try await gateway.remove(input)
    }
}
