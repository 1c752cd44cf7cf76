public import DomainKit

/// Fetches the images of articles, decoded.
///
/// An image can come from any host, and its bytes can be anything: fetching it costs bounded memory, and no host learns who
/// is signed in.
public protocol ArticleImageGateway: Sendable {
    /// Fetches an image, scaled down to what a screen can show.
    ///
    /// - Throws: ``ApplicationError``, of kind `invalidData` if the file cannot be decoded.
    @concurrent
    func image(at address: ArticleImageAddress) async throws(ApplicationError) -> PixelImage
}
