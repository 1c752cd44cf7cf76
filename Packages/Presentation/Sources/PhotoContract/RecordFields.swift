public import ReportKit

/// The fields of the record of a photo, as `docs/json.md` describes them.
public enum PhotoField: String, RecordField {
    /// The identity, such as `commons:12345`.
    case id
    /// The title.
    case title
    /// The author, or null.
    case author
    /// The name of the licence.
    case licence
    /// The width of the original in pixels, or null.
    case width
    /// The height of the original in pixels, or null.
    case height
    /// The page of the photo, or null.
    case page
    /// The page of the author, or null.
    case authorURL = "author_url"
    /// The text of the licence, or null.
    case licenceURL = "licence_url"
    /// The terms of the licence: `public-domain`, `attribution`, `share-alike` or `other`.
    case terms
    /// The description, or null.
    case caption
    /// The tags.
    case tags
    /// The day on which it was taken, or null.
    case takenOn = "taken_on"
    /// The date on which its source published it, or null.
    case publishedAt = "published_at"
    /// The media type of the original, or null.
    case mediaType = "media_type"
    /// The size of the original in bytes, or null.
    case bytes
}

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

/// The fields of the record of a download, as `docs/json.md` describes them.
public enum DownloadField: String, RecordField {
    /// The identity of the photo.
    case id
    /// The outcome: `added`, `duplicate` or `failed`.
    case outcome
    /// The name of the file in the album, or null.
    case file
    /// The exit code of the failure, or 0.
    case exitCode = "exit_code"
}

/// The fields of the record of an exported photo, as `docs/json.md` describes them.
public enum ExportField: String, RecordField {
    /// The name of the file.
    case file
    /// The outcome: `copied`, `present` or `failed`.
    case outcome
    /// The exit code of the failure, or 0.
    case exitCode = "exit_code"
}

/// The fields of the record of an imported file, as `docs/json.md` describes them.
public enum ImportField: String, RecordField {
    /// The path of the file.
    case path
    /// The outcome: `added`, `duplicate` or `failed`.
    case outcome
    /// The name of the file in the album, or null.
    case file
    /// The exit code of the failure, or 0.
    case exitCode = "exit_code"
}
