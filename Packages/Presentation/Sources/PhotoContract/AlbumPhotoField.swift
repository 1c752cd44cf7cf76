public import ReportKit

/// The fields of the record of a photo in an album, as `docs/json.md` describes them.
public enum AlbumPhotoField: String, RecordField {
    /// The name of the album.
    case album
    /// The name of the file.
    case file
    /// The identity in the source, or null for a file without a credit.
    case id
    /// The title, or null.
    case title
    /// The author, or null.
    case author
    /// The name of the licence, or null.
    case licence
    /// The page of the photo, or null.
    case page
    /// The page of the author, or null.
    case authorURL = "author_url"
    /// The text of the licence, or null.
    case licenceURL = "licence_url"
    /// The size of the file in bytes.
    case bytes
    /// The date on which it was added, or null.
    case addedAt = "added_at"
    /// The caption, or null.
    case caption
    /// The tags of the user.
    case tags
}
