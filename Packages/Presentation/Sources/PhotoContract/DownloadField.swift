public import ReportKit

/// The fields of the record of a download, as `docs/json.md` describes them.
public enum DownloadField: String, RecordField {
    /// The identity of the photo.
    case id
    /// The outcome: `added`, `duplicate` or `failed`.
    case outcome
    /// The name of the file in the album, or null.
    case file
    /// The exit code of the failure, or 0.
    case exitCode = "exit_code"
}
