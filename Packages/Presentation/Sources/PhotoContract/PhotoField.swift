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
