public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Fetches the facts about one photo.
public struct FetchPhoto: QueryUseCase {
    private let gateway: any PhotoGateway

    /// Creates the use case.
    public init(gateway: any PhotoGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: PhotoID) async throws(ApplicationError) -> Photo {
        try await gateway.photo(input)
    }
}
