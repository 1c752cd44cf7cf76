public import ReportKit

/// The fields of the record of an imported file, as `docs/json.md` describes them.
public enum ImportField: String, RecordField {
    /// The path of the file.
    case path
    /// The outcome: `added`, `duplicate` or `failed`.
    case outcome
    /// The name of the file in the album, or null.
    case file
    /// The exit code of the failure, or 0.
    case exitCode = "exit_code"
}
