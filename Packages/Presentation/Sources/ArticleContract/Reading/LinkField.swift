public import PresentationKit

/// What programs are told about a place that an article leads to, as `docs/json.md` describes it.
public enum LinkField: String, RecordField {
    /// The number by which the laid out text refers to it, from 1 on.
    case number
    /// What the text says where it is first mentioned.
    case title
    /// An absolute `http` or `https` URL.
    case url
}
