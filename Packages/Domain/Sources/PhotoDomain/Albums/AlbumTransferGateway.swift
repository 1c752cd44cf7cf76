public import DomainKit
public import Foundation

/// Files and folders outside of the albums, from which photos are imported and into which albums are exported.
public protocol AlbumTransferGateway: Sendable {
    /// Lists the pictures at paths: files, and folders with everything below them.
    ///
    /// - Throws: ``ApplicationError`` for a path that cannot be read.
    @concurrent
    func files(at paths: [String]) async throws(ApplicationError) -> FoundFiles

    /// Adds files to an album, with the credit, the caption and the tags that lie beside them.
    ///
    /// The files that can be added are added in one transaction, and all that one import adds is undone at once.
    ///
    /// The album is created if there is none.
    ///
    /// - Returns: An outcome for each file, in their order.
    /// - Throws: ``ApplicationError`` if no other file could be added either.
    @concurrent
    func add(
        _ files: [String],
        to name: AlbumName,
        in run: ImportRun
    ) async throws(ApplicationError) -> [Result<AddedPhoto, ApplicationError>]

    /// Copies a photo of an album, with the file beside it, into a folder, which is created if there is none.
    ///
    /// A dry run writes nothing.
    ///
    /// - Returns: True if the photo was copied, false if the folder has the same file already.
    /// - Throws: ``ApplicationError``, of kind `storage` with `exists` if the folder has another file of that name.
    @concurrent
    func export(
        _ photo: PhotoFileName,
        of name: AlbumName,
        to folder: String,
        isDryRun: Bool
    ) async throws(ApplicationError) -> Bool

    /// Removes from a folder what exports that were killed have left there, so that a repeated one leaves nothing else than
    /// the photos.
    @concurrent
    func removeIncompleteCopies(in folder: String) async
}

/// The files at the paths of an import.
public struct FoundFiles: Hashable, Sendable {
    /// The absolute paths of the pictures, also of those in formats that albums do not support; each once, in the order of the
    /// given paths, and in numeric order within a folder, without what lies in folders that cannot be read.
    public let pictures: [String]
    /// The number of files in folders that are neither pictures nor the credits beside them.
    public let otherCount: Int

    /// Creates the facts about files.
    public init(pictures: [String], otherCount: Int = 0) {
        self.pictures = pictures
        self.otherCount = otherCount
    }
}

/// One import of photos, which adds them in several transactions.
public struct ImportRun: Hashable, Sendable {
    /// The identity.
    public let id: UUID
    /// A Boolean value that indicates whether nothing is changed.
    public let isDryRun: Bool

    /// Creates the identity of an import.
    public init(id: UUID = UUID(), isDryRun: Bool = false) {
        self.id = id
        self.isDryRun = isDryRun
    }
}
