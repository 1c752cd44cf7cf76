public import DomainKit

/// Searches photos and fetches their files; each source is one implementation.
public protocol PhotoGateway: Sendable {
    /// Fetches one page of a search.
    ///
    /// - Returns: The photos in the order of the source; photos that the filter excludes are left out, so that a page may
    ///   be shorter than requested.
    @concurrent
    func page(_ request: PageRequest, of search: PhotoSearch) async throws(ApplicationError) -> Page<Photo>

    /// Fetches one photo.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such photo.
    @concurrent
    func photo(_ id: PhotoID) async throws(ApplicationError) -> Photo

    /// Fetches a file of a photo, whole.
    @concurrent
    func file(_ use: PhotoFileUse, of photo: Photo) async throws(ApplicationError) -> [UInt8]

    /// Downloads the file of a photo to keep, whole.
    ///
    /// A source that transfers files in parts resumes a download that was interrupted, also one of an earlier run.
    ///
    /// - Parameters:
    ///   - photo: the photo.
    ///   - report: called with the bytes that have arrived, of this run and of earlier ones.
    @concurrent
    func download(
        _ photo: Photo,
        report: @Sendable (ReceivedBytes) -> Void
    ) async throws(ApplicationError) -> [UInt8]
}

extension PhotoGateway {
    /// Fetches the whole file at once, and reports nothing: the download of a source whose files are on this machine.
    @concurrent
    public func download(
        _ photo: Photo,
        report: @Sendable (ReceivedBytes) -> Void
    ) async throws(ApplicationError) -> [UInt8] {
        try await file(.download, of: photo)
    }
}

/// The bytes of a file that have arrived.
public struct ReceivedBytes: Hashable, Sendable {
    /// The number of bytes that have arrived.
    public let count: Int
    /// The size of the file.
    public let total: Int

    /// Creates a count.
    public init(_ count: Int, of total: Int) {
        self.count = count
        self.total = total
    }
}

/// The purposes for which a file is fetched.
public enum PhotoFileUse: Hashable, Sendable {
    /// A small picture in a list.
    case thumbnail
    /// A file to keep; the source is notified where it wants to be.
    case download
}
