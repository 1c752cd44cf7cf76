public import DomainKit

/// Fetches small pictures of photos, decoded.
public protocol ThumbnailGateway: Sendable {
    /// Fetches the small picture of a photo.
    ///
    /// - Throws: ``ApplicationError``, of kind `invalidData` if the file of the source cannot be decoded.
    @concurrent
    func thumbnail(of photo: Photo) async throws(ApplicationError) -> PixelImage
}

/// Decodes the photos of albums, scaled down.
public protocol AlbumThumbnailGateway: Sendable {
    /// Decodes a photo of an album, scaled down.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such photo, or `invalidData` if it cannot be decoded.
    @concurrent
    func thumbnail(of photo: PhotoFileName, in album: AlbumName) async throws(ApplicationError) -> PixelImage
}
