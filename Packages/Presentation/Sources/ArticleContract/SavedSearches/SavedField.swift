public import PresentationKit

/// What programs are told about a saved search, as `docs/json.md` describes it.
public enum SavedField: String, RecordField {
    /// What it is called.
    case name
    /// The whole search in the notation of Qiita's search.
    case search
    /// Its words alone; empty where there are conditions only.
    case query
    /// When it was published, or null.
    case created
    /// When it was last changed, or null.
    case updated
    /// How many people have stocked it, or null.
    case stocks
    /// What the title holds, or null.
    case title
    /// What the code holds, or null.
    case code
    /// The organisation of its author, or null.
    case organization = "org"
    /// When it was saved.
    case savedAt = "saved_at"
}
