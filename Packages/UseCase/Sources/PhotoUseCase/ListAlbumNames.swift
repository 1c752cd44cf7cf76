public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Lists the names of the albums, without reading their photos.
public struct ListAlbumNames: QueryUseCase {
    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> [AlbumName] {
        try await gateway.names()
    }
}
