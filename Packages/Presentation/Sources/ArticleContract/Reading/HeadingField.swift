public import PresentationKit

/// What programs are told about a heading of an article, as `docs/json.md` describes it.
public enum HeadingField: String, RecordField {
    /// How far down the hierarchy it stands, from 1 to 6.
    case level
    /// What it says, without formatting.
    case title
}
