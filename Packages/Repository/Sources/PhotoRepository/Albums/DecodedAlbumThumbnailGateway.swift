public import DomainKit
public import PhotoDomain
public import RepositoryKit

/// A gateway that decodes the photos of albums, scaled down.
public struct DecodedAlbumThumbnailGateway: AlbumThumbnailGateway {
    private let albums: FolderAlbumGateway
    private let decoder: any ImageDecoder

    /// Creates a gateway.
    public init(albums: FolderAlbumGateway, decoder: any ImageDecoder) {
        self.albums = albums
        self.decoder = decoder
    }

    @concurrent
    public func thumbnail(
        of photo: PhotoFileName,
        in album: AlbumName
    ) async throws(ApplicationError) -> PixelImage {
        guard let file = try await albums.readIfPresent("\(album)/\(photo)", limit: ImageHeader.fileSizeLimit) else {
            throw ApplicationError(.notFound)
        }
        return try await decoder.pixels(of: file, fitting: DecodedThumbnailGateway.limit)
    }
}
