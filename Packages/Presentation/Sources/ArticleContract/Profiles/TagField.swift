public import PresentationKit

/// What programs are told about a tag, as `docs/json.md` describes it.
public enum TagField: String, RecordField {
    /// The tag, as the service spells it.
    case name
    /// How many articles have it.
    case articles
    /// How many people follow it.
    case followers
    /// When the copy was kept, if it is one.
    case keptAt = "kept_at"
}
