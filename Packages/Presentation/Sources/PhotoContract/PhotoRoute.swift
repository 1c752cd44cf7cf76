/// The destinations that the screens of photos lead to.
public enum PhotoRoute: Codable, Hashable, Sendable {
    /// The albums.
    case albums
    /// The photos of a search.
    case photos(PhotoQuery)
    /// All facts about a photo, given by its identity.
    case photo(String)
    /// All facts about a photo of an album, given by the name of its file.
    case albumPhoto(String, of: String)
    /// The photos of an album, given by its name.
    case album(String)
    /// A download into an album.
    case downloads(PhotoDownload)
}
