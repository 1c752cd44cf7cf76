public import DomainKit

/// The trash of the albums, and the changes of albums that can be undone.
public protocol PhotoTrashGateway: Sendable {
    /// Moves photos of an album into the trash, with what is beside them; all of them or none.
    ///
    /// - Throws: ``ApplicationError``: `notFound` if there is no such album, or `storage` with `missing` for photos that do
    ///   not exist.
    @concurrent
    func remove(_ photos: [PhotoFileName], from album: AlbumName) async throws(ApplicationError)

    /// Moves an album into the trash, with all that is in its folder.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is none.
    @concurrent
    func remove(_ album: AlbumName) async throws(ApplicationError)

    /// Overwrites a photo, whose caption and tags are kept; the previous file and its credit go into the trash.
    ///
    /// It is one change: either all of it happens or nothing, and one call of ``undo()`` restores the photo.
    ///
    /// A file of another format does not fit the name; it is added beside the photo, which stays.
    ///
    /// - Returns: The photo; a duplicate if its content is the same, so that nothing was changed.
    /// - Throws: ``ApplicationError``: `notFound`, `invalidData` for a file that is not a picture, or one of kind `storage`.
    @concurrent
    func replace(
        _ photo: PhotoFileName,
        in album: AlbumName,
        with file: [UInt8],
        _ origin: AlbumPhoto.Origin
    ) async throws(ApplicationError) -> AddedPhoto

    /// Undoes the last change, whichever instance of the program made it.
    ///
    /// A photo that the change added, by an import or in place of another one, goes into the trash as it is now: what was
    /// edited in it since is kept there.
    ///
    /// - Returns: The change, or nil if there is none to undo.
    /// - Throws: ``ApplicationError``, of kind `storage` if something else has taken a name or has changed a caption or a
    ///   description meanwhile, and of kind `notFound` if a file is no longer there; nothing was undone then.
    @concurrent
    func undo() async throws(ApplicationError) -> AlbumChange?

    /// Permanently deletes everything in the trash, even on a full disk; earlier changes can no longer be undone.
    ///
    /// - Returns: The size of what was in the trash.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func empty() async throws(ApplicationError) -> TrashSize
}

/// The size of the trash.
public struct TrashSize: Hashable, Sendable {
    /// The number of files, with those about the changes.
    public let fileCount: Int
    /// The number of bytes.
    public let byteCount: Int

    /// Creates a size.
    public init(fileCount: Int, byteCount: Int) {
        self.fileCount = fileCount
        self.byteCount = byteCount
    }
}

/// A change of an album that can be undone.
public struct AlbumChange: Hashable, Sendable {
    /// The kinds of changes.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// Photos, or the album itself, were moved into the trash.
        case removal
        /// Photos were moved into another album.
        case move
        /// The album was renamed.
        case rename
        /// The album became part of another one.
        case merge
        /// A caption, tags, the cover or the order were changed.
        case edit
        /// Photos were imported.
        case `import`
        /// A photo was overwritten by another file.
        case overwriting
    }

    /// The kind.
    public let kind: Kind
    /// The album that was changed, by its name before the change.
    public let album: AlbumName
    /// The photos that were changed; empty if it was the album itself.
    public let photos: [PhotoFileName]

    /// Creates the facts about a change.
    public init(_ kind: Kind, of album: AlbumName, photos: [PhotoFileName] = []) {
        self.kind = kind
        self.album = album
        self.photos = photos
    }
}
