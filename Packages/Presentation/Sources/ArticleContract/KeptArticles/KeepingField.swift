public import ReportKit

/// The fields of the record of an article that was to be kept, as `docs/json.md` describes them.
public enum KeepingField: String, RecordField {
    /// The name of the article, as the user wrote it.
    case name
    /// The exit code of a program that keeps this article alone: 0 if it is kept.
    case exitCode = "exit_code"
    /// The title, where the article is kept.
    case title
    /// The identifier, where the article is kept.
    case id
    /// A Boolean value that indicates whether the article is kept.
    case kept
}
