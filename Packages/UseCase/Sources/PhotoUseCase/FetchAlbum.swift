public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Reads an album with its photos.
public struct FetchAlbum: QueryUseCase {
    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: AlbumName) async throws(ApplicationError) -> Album {
        try await gateway.album(input)
    }
}
