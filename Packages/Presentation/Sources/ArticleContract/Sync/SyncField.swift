public import ReportKit

/// The fields of the record of an article that a sync has kept, as `docs/json.md` describes them.
public enum SyncField: String, RecordField {
    /// The identifier.
    case id
    /// The title.
    case title
    /// The kind of the change: `new` if the article was not kept before, otherwise `updated`.
    case change
    /// The date of the last change.
    case updatedAt = "updated_at"
}
