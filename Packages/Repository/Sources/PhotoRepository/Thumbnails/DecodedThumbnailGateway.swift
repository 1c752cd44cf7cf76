public import DomainKit
public import PhotoDomain
public import RepositoryKit

/// A gateway that fetches the thumbnails of photos from their source, and decodes them.
public struct DecodedThumbnailGateway: ThumbnailGateway {
    /// The size that thumbnails are scaled down to fit into.
    static let limit = PixelSize(width: 330, height: 330)

    private let photos: any PhotoGateway
    private let decoder: any ImageDecoder

    /// Creates a gateway.
    public init(photos: any PhotoGateway, decoder: any ImageDecoder) {
        self.photos = photos
        self.decoder = decoder
    }

    @concurrent
    public func thumbnail(of photo: Photo) async throws(ApplicationError) -> PixelImage {
        try await decoder.pixels(of: try await photos.file(.thumbnail, of: photo), fitting: Self.limit)
    }
}
