public import DomainKit

/// Searches photos and fetches their files; each source is one implementation.
public protocol PhotoGateway: Sendable {
    /// Fetches one page of a search.
    ///
    /// - Returns: the photos in the order of the source; photos that the filter excludes are left out, so that a page may
    ///   be shorter than requested.
    /// - Throws: ``ApplicationError``.
    @concurrent
    func page(_ request: PageRequest, of search: PhotoSearch) async throws(ApplicationError) -> Page<Photo>

    /// Fetches one photo.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such photo.
    @concurrent
    func photo(_ id: PhotoID) async throws(ApplicationError) -> Photo

    /// Fetches a file of a photo, whole.
    ///
    /// - Throws: ``ApplicationError``.
    @concurrent
    func file(_ use: PhotoFileUse, of photo: Photo) async throws(ApplicationError) -> [UInt8]
}

/// The purposes for which a file is fetched.
public enum PhotoFileUse: Hashable, Sendable {
    /// A small picture in a list.
    case thumbnail
    /// A file to keep; the source is notified where it wants to be.
    case download
}
