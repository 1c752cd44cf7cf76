public import ReportKit

/// The fields of the record of a tag, as `docs/json.md` describes them.
public enum TagField: String, RecordField {
    /// The name, in the spelling of the service.
    case name
    /// The number of articles with the tag.
    case articles
    /// The number of followers.
    case followers
    /// The date on which a copy was kept.
    case keptAt = "kept_at"
}
