public import DomainKit

/// Fetches small pictures of photos, decoded.
public protocol ThumbnailGateway: Sendable {
    /// Fetches the small picture of a photo.
    ///
    /// - Throws: ``ApplicationError``, of kind `invalidData` if the file of the source cannot be decoded.
    @concurrent
    func thumbnail(of photo: Photo) async throws(ApplicationError) -> PixelImage
}
