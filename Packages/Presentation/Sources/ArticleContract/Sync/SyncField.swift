public import PresentationKit

/// What programs are told about an article that a sync has kept, as `docs/json.md` describes it.
public enum SyncField: String, RecordField {
    /// Its identifier.
    case id
    /// Its title.
    case title
    /// `new` if it was not kept before, `updated` if there was an older version.
    case change
    /// When it was last changed.
    case updatedAt = "updated_at"
}
