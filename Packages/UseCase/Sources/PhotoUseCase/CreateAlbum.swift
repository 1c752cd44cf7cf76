public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Creates an empty album; it is not an error if there is one of that name.
public struct CreateAlbum: CommandUseCase {
    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: AlbumName) async throws(ApplicationError) {
        try await gateway.create(input)
    }
}
