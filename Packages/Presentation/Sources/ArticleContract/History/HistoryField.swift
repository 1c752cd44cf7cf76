public import PresentationKit

/// What programs are told about an article that was read, as `docs/json.md` describes it.
public enum HistoryField: String, RecordField {
    /// Its identifier.
    case id
    /// The title that it had then.
    case title
    /// The host that it is on.
    case host
    /// When it was read for the last time.
    case readAt = "read_at"
}
