/// A way out of a failure whose words depend on the program, such as an option of a command line.
public enum PhotoHint: Hashable, Sendable {
    /// Browses drawings that need no network.
    case browseOffline
    /// Takes photos from another source.
    case changeSource
    /// Sets the access key for the source of this name.
    case setKey(source: String)
    /// Deletes what is in the trash.
    case emptyTrash
    /// Merges two albums, and renames photos of the same name.
    case mergeAlbums
}
