public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Lists the names of the searches that were saved, without opening them.
public struct ListSavedSearchNames: QueryUseCase {
    private let gateway: any SavedSearchGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: keeps the searches.
    public init(gateway: any SavedSearchGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> [SavedSearchName] {
        try await gateway.names()
    }
}
