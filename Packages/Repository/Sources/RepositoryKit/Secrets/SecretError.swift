public import DomainKit

/// An error of a store of secrets; it names paths, never the text.
///
/// ```swift
/// let error = ApplicationError(SecretError.exposed(path: "/home/me/.config/library/token", mode: 0o644))
/// ```
public enum SecretError: Error, Hashable, Sendable {
    /// Other users could read or change the file; `mode` is its mode.
    case exposed(path: String, mode: UInt32)
    /// The line is not a valid entry.
    case malformed(path: String, line: Int)
    /// No host can have this name.
    case unsuitableHost(String)
    /// The file has more bytes than ``SecretText/fileSizeLimit``, so it was not read.
    case tooLarge(path: String)
    /// No space is left.
    case full(path: String)
    /// The path cannot be written; `code` is the system's error number.
    case notWritable(path: String, code: Int32)
    /// The path cannot be read; `code` is the system's error number.
    case notReadable(path: String, code: Int32)
    /// The file system has no locks, so that several processes would not be safe; `code` is the system's error number.
    case notLockable(path: String, code: Int32)
    /// Another process held the lock for too long.
    case busy(path: String)
    /// The task was cancelled before anything was changed.
    case cancelled
}

extension ApplicationError {
    /// Creates the application's error for a secret store's error, which is attached as the origin.
    public init(_ error: SecretError) {
        let kind: Kind =
            switch error {
            case .exposed(let path, _): .storage(.exposed(path: path))
            case .malformed(let path, let line): .storage(.malformedLine(path: path, line: line))
            case .unsuitableHost(let host):
                .invalidInput(ValidationError(field: "host", value: host, rule: .form("a-z 0-9 . - : [ ]")))
            case .tooLarge(let path): .storage(.tooLarge(path: path, limit: SecretText.fileSizeLimit))
            case .full: .storage(.full)
            case .notWritable(let path, _): .storage(.notWritable(path: path))
            case .notLockable(let path, _): .storage(.notLockable(path: path))
            case .notReadable(let path, _): .storage(.notReadable(path: path))
            case .busy(let path): .storage(.busy(path: path))
            case .cancelled: .cancelled
            }
        self.init(kind, origin: error)
    }
}
