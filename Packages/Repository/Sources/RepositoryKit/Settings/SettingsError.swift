public import DomainKit

/// An error of a store of settings.
///
/// ```swift
/// let place = StoredSetting.Place(path: "/home/me/.config/library/config", line: 3)
/// let error = ApplicationError(SettingsError.repeated(key: "host", place))
/// ```
public enum SettingsError: Error, Hashable, Sendable {
    /// The line is neither a setting nor a comment.
    case malformed(StoredSetting.Place)
    /// The key occurs on an earlier line already.
    case repeated(key: String, StoredSetting.Place)
    /// The key contains characters that keys cannot have.
    case unsuitableKey(String)
    /// The file has more bytes than ``StoredSetting/fileSizeLimit``, so it was not read.
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
    /// Creates the application's error for a settings store's error, which is attached as the origin.
    public init(_ error: SettingsError) {
        let kind: Kind =
            switch error {
            case .malformed(let place): .storage(.malformedLine(path: place.path, line: place.line))
            case .repeated(let key, let place): .storage(.repeatedKey(key, path: place.path, line: place.line))
            case .unsuitableKey(let key):
                .invalidInput(ValidationError(field: "key", value: key, rule: .form("a-z A-Z 0-9 . _ - : [ ]")))
            case .tooLarge(let path): .storage(.tooLarge(path: path, limit: StoredSetting.fileSizeLimit))
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
