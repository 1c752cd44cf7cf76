public import ReportKit

/// The fields of the record of a saved search, as `docs/json.md` describes them.
public enum SavedField: String, RecordField {
    /// The name.
    case name
    /// The whole search, in the notation of Qiita's search.
    case search
    /// The words; empty for a search by conditions alone.
    case query
    /// The range of the date of publication, or null.
    case created
    /// The range of the date of the last change, or null.
    case updated
    /// The range of the number of stocks, or null.
    case stocks
    /// The text in the title, or null.
    case title
    /// The text in the code, or null.
    case code
    /// The organisation of the author, or null.
    case organization = "org"
    /// The date on which the search was saved.
    case savedAt = "saved_at"
}
