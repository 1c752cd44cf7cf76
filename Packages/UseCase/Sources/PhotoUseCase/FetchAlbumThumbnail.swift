public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Fetches the small picture of a photo in an album.
public struct FetchAlbumThumbnail: QueryUseCase {
    private let gateway: any AlbumThumbnailGateway
    private let album: AlbumName

    /// Creates the use case for the photos of an album.
    public init(gateway: any AlbumThumbnailGateway, album: AlbumName) {
        self.gateway = gateway
        self.album = album
    }

    public func callAsFunction(_ input: PhotoFileName) async throws(ApplicationError) -> PixelImage {
        try await gateway.thumbnail(of: input, in: album)
    }
}
