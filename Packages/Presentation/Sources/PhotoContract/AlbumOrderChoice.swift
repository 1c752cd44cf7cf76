/// The orders in which an album shows its photos.
public enum AlbumOrderChoice: String, CaseIterable, Codable, Sendable {
    /// By the date on which they were added.
    case added
    /// By name.
    case name
    /// By size of the file, the largest first.
    case size
}
