public import PhotoContract

/// The invocations of the commands of photos.
public enum PhotoInvocation: Codable, Hashable, Sendable {
    /// Print a page of a search.
    case search(PhotoQuery, page: Int, size: Int)
    /// Print one photo, given by its identity.
    case show(String)
    /// Print or change albums, or say what would be changed.
    case albums(AlbumInvocation, isDryRun: Bool = false)
}
