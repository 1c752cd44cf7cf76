public import ReportKit

/// The fields of the record of a heading, as `docs/json.md` describes them.
public enum HeadingField: String, RecordField {
    /// The level, from 1 to 6.
    case level
    /// The text without formatting.
    case title
}
