public import ReportKit

/// The fields of the record of an album, as `docs/json.md` describes them.
public enum AlbumField: String, RecordField {
    /// The name.
    case name
    /// The number of photos.
    case photos
    /// The size of the photos in bytes.
    case bytes
    /// The file of the cover, or null for an empty album.
    case cover
    /// The caption, or null.
    case caption
    /// The tags.
    case tags
}
