public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Finds the photos that an album has already, by their identities in their sources.
public struct FindSavedPhotos: QueryUseCase {
    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    /// Returns the photos of the input that the album has, in their order; none if there is no such album.
    public func callAsFunction(_ input: DownloadPhotos.Input) async throws(ApplicationError) -> [PhotoID] {
        let saved = try await gateway.savedPhotos(in: input.album)
        return input.photos.filter { saved[$0] != nil }
    }
}
