public import DomainKit

/// The albums of this machine: plain folders, which other programs and other instances of this one change too.
public protocol AlbumGateway: Sendable {
    /// Lists the albums by name, without reading their photos.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func names() async throws(ApplicationError) -> [AlbumName]

    /// Lists the folders that are not albums because some system refuses their names; sorted.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func otherFolders() async throws(ApplicationError) -> [String]

    /// Reads an album.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is none.
    @concurrent
    func album(_ name: AlbumName) async throws(ApplicationError) -> Album

    /// Observes an album, whichever program changes it.
    ///
    /// - Returns: A stream with one element at once, and one for all changes since the previous element was consumed; it
    ///   ends when the album is renamed or removed.
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is none.
    func changes(of name: AlbumName) throws(ApplicationError) -> AsyncStream<Void>

    /// Creates an empty album; it is not an error if there is one of that name.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func create(_ name: AlbumName) async throws(ApplicationError)

    /// Renames an album.
    ///
    /// - Throws: ``ApplicationError``: `notFound`, or `storage` with `exists` if the name is taken.
    @concurrent
    func rename(_ name: AlbumName, to newName: AlbumName) async throws(ApplicationError)

    /// Moves photos with their credits into another album, which is created if there is none; all of them or none.
    ///
    /// - Throws: ``ApplicationError``: `notFound` if there is no such album, or `storage` with `missing` for photos that do
    ///   not exist, or with `exists` if the other album has a photo of that name.
    @concurrent
    func move(
        _ photos: [PhotoFileName],
        from name: AlbumName,
        to other: AlbumName
    ) async throws(ApplicationError)

    /// Changes the description of an album.
    ///
    /// - Throws: ``ApplicationError``: `notFound` if there is no such album; one of kind `storage` for a description that
    ///   cannot be read, which is left as it is, or with `missing` for a cover that does not exist.
    @concurrent
    func edit(_ name: AlbumName, _ edit: AlbumEdit) async throws(ApplicationError)

    /// Changes what the user wrote about photos, all of them or none.
    ///
    /// - Throws: ``ApplicationError``: `notFound` if there is no such album; one of kind `storage` for a file beside a photo
    ///   that cannot be read, which is left as it is, or with `missing` for photos that do not exist.
    @concurrent
    func edit(
        _ photos: [PhotoFileName],
        of name: AlbumName,
        _ edit: PhotoEdit
    ) async throws(ApplicationError)

    /// Moves all photos of an album into another one, and what is left of the album into the trash.
    ///
    /// The other album gets the tags, too. A photo whose content it has already goes into the trash; one whose name it has
    /// already gets a number. A credit that only the copy has, and the downloads that the album awaits, go to the other one.
    ///
    /// - Throws: ``ApplicationError``: `notFound` if one of the albums does not exist, or one of kind `storage`.
    @concurrent
    func merge(_ name: AlbumName, into other: AlbumName) async throws(ApplicationError)

    /// Checks whether photos can be added to an album, and changes nothing.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`, as far as the reason is known before.
    @concurrent
    func checkAdding(to name: AlbumName) async throws(ApplicationError)

    /// Adds a whole file with its credit, whole or not at all, to an album, which is created if there is none.
    ///
    /// - Returns: The added photo, or the one with the same content that the album has already.
    /// - Throws: ``ApplicationError``: `invalidData` for a file that is not a picture, or one of kind `storage`.
    @concurrent
    func add(
        _ file: [UInt8],
        _ origin: AlbumPhoto.Origin,
        to name: AlbumName
    ) async throws(ApplicationError) -> AddedPhoto
}

/// The outcome of adding a photo.
public struct AddedPhoto: Hashable, Sendable {
    /// The photo in the album.
    public let photo: AlbumPhoto
    /// A Boolean value that indicates whether the album had the same content already, so that at most its credit was
    /// added.
    public let isDuplicate: Bool

    /// Creates an outcome.
    public init(_ photo: AlbumPhoto, isDuplicate: Bool) {
        self.photo = photo
        self.isDuplicate = isDuplicate
    }
}
