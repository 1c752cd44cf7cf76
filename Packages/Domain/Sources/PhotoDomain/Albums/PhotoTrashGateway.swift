public import DomainKit

/// The trash of the albums, from which photos can be restored.
public protocol PhotoTrashGateway: Sendable {
    /// Moves photos of an album into the trash, with what is beside them; all of them or none.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if one of them does not exist.
    @concurrent
    func remove(_ photos: [PhotoFileName], from album: AlbumName) async throws(ApplicationError)

    /// Restores the photos that were removed last.
    ///
    /// - Returns: the photos, or nil if there is no removal to undo.
    /// - Throws: ``ApplicationError``, of kind `storage` with `exists` if a name is taken meanwhile.
    @concurrent
    func undo() async throws(ApplicationError) -> UndoneRemoval?
}

/// Photos that were restored from the trash.
public struct UndoneRemoval: Hashable, Sendable {
    /// The album.
    public let album: AlbumName
    /// The photos.
    public let photos: [PhotoFileName]

    /// Creates the facts about a removal that was undone.
    public init(album: AlbumName, photos: [PhotoFileName]) {
        self.album = album
        self.photos = photos
    }
}
