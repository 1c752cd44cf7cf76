public import DomainKit

/// The downloads that were requested and have no outcome yet, which later runs resume.
public protocol DownloadQueueGateway: Sendable {
    /// Returns the photos that an album awaits, sorted by their identities.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func photos(awaitedBy album: AlbumName) async throws(ApplicationError) -> [PhotoID]

    /// Adds photos to those that an album awaits; one that it awaits already is not added again.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func add(_ photos: [PhotoID], to album: AlbumName) async throws(ApplicationError)

    /// Removes photos from those that an album awaits, with what has arrived of them.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func remove(_ photos: [PhotoID], from album: AlbumName) async throws(ApplicationError)
}
