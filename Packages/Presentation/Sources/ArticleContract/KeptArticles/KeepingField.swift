public import PresentationKit

/// The values that programs get of an article that was to be kept, as `docs/json.md` describes them.
public enum KeepingField: String, RecordField {
    /// The name that the user wrote.
    case name
    /// The exit code that the program would have for this article alone: 0 if it is kept.
    case exitCode = "exit_code"
    /// Its title, where it is kept.
    case title
    /// Its identifier, where it is kept.
    case id
    /// A Boolean value that indicates whether it is kept.
    case kept
}
