public import DomainKit

/// An error of a store of settings.
public enum SettingsError: Error, Hashable, Sendable {
    /// The line is neither a setting nor a comment.
    case malformed(path: String, line: Int)
    /// The key occurs on an earlier line already.
    case repeated(key: String, path: String, line: Int)
    /// The key contains characters that keys cannot have.
    case unsuitableKey(String)
    /// A file could not be used.
    case file(FileAccessError)
    /// The task was cancelled before anything was changed.
    case cancelled
}

extension SettingsError: PortError {
    public var kind: ApplicationError.Kind {
        switch self {
        case .malformed(let path, let line): .storage(.malformedLine(path: path, line: line))
        case .repeated(let key, let path, let line): .storage(.repeatedKey(key, path: path, line: line))
        case .unsuitableKey(let key):
            .invalidInput(ValidationError(field: "key", value: key, rule: .form("a-z A-Z 0-9 . _ - : [ ]")))
        case .file(let error): error.kind
        case .cancelled: .cancelled
        }
    }
}
