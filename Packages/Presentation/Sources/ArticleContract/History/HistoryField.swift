public import ReportKit

/// The fields of the record of an article that was read, as `docs/json.md` describes them.
public enum HistoryField: String, RecordField {
    /// The identifier.
    case id
    /// The title when the article was read.
    case title
    /// The host.
    case host
    /// The date on which the article was read last.
    case readAt = "read_at"
}
