public import DomainKit

/// A store of settings: text under keys, which users may also edit by hand.
///
/// Comments, unknown keys and the order of everything survive changes.
public protocol SettingsStore: Sendable {
    /// Reads all settings.
    ///
    /// - Returns: The settings in the order of the file, each key once; empty if nothing was ever set.
    @concurrent
    func settings() async throws(SettingsError) -> [StoredSetting]

    /// Stores any text durably, in place of the one under the same key.
    ///
    /// A key is of letters, digits, `.`, `_`, `-`, `:`, `[` and `]` of ASCII, at least one.
    ///
    /// - Throws: ``SettingsError``; nothing was changed then.
    @concurrent
    func set(_ value: String, for key: String) async throws(SettingsError)

    /// Removes a setting; it is not an error if there is none.
    ///
    /// - Throws: ``SettingsError``; nothing was changed then.
    @concurrent
    func remove(_ key: String) async throws(SettingsError)

    /// Creates the folder of the file if there is none, so that an editor can write the file.
    ///
    /// - Throws: ``SettingsError``.
    @concurrent
    func createFolder() async throws(SettingsError)
}

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
            .invalidInput(ValidationError(field: "key", value: key, rule: .only(characters: "a-z A-Z 0-9 . _ - : [ ]")))
        case .file(let error): error.kind
        case .cancelled: .cancelled
        }
    }
}
