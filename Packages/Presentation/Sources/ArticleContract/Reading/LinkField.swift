public import ReportKit

/// The fields of the record of a link, as `docs/json.md` describes them.
public enum LinkField: String, RecordField {
    /// The number of the link in the laid out text, from 1.
    case number
    /// The text of the link at its first occurrence.
    case title
    /// An absolute `http` or `https` URL; in the guide, also the path of another file.
    case url
}
