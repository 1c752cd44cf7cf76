public import ReportKit

/// The fields of the record of an exported photo, as `docs/json.md` describes them.
public enum ExportField: String, RecordField {
    /// The name of the file.
    case file
    /// The outcome: `copied`, `present` or `failed`.
    case outcome
    /// The exit code of the failure, or 0.
    case exitCode = "exit_code"
}
