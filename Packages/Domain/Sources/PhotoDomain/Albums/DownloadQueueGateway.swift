public import DomainKit

/// The downloads that were requested and have no outcome yet, which later runs resume.
public protocol DownloadQueueGateway: Sendable {
    /// Returns the downloads that an album awaits, sorted by the identities of their photos.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func downloads(awaitedBy album: AlbumName) async throws(ApplicationError) -> [PendingDownload]

    /// Adds downloads to those that an album awaits; one of a photo that it awaits already replaces the earlier one.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func add(_ downloads: [PendingDownload], to album: AlbumName) async throws(ApplicationError)

    /// Removes the downloads of photos from those that an album awaits, with what has arrived of them.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func remove(_ photos: [PhotoID], from album: AlbumName) async throws(ApplicationError)
}

/// A download that was requested and has no outcome yet.
public struct PendingDownload: Hashable, Sendable {
    /// The identity of the photo.
    public let photo: PhotoID
    /// A Boolean value that indicates whether a photo that the album has already is overwritten.
    public let overwrites: Bool

    /// Creates the facts about a download.
    public init(_ photo: PhotoID, overwrites: Bool) {
        self.photo = photo
        self.overwrites = overwrites
    }
}
