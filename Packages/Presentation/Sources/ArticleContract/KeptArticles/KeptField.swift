public import ReportKit

/// The fields of the record of a kept article, as `docs/json.md` describes them.
public enum KeptField: String, RecordField {
    /// The identifier.
    case id
    /// The title.
    case title
    /// The account name of the author.
    case author
    /// The date of publication.
    case createdAt = "created_at"
    /// The date of the last change.
    case updatedAt = "updated_at"
    /// The date on which the article was kept.
    case keptAt = "kept_at"
    /// The names of the tags.
    case tags
    /// The address in a browser.
    case url
    /// The line that matches a search, or a part of it; null without a search.
    case excerpt
}
