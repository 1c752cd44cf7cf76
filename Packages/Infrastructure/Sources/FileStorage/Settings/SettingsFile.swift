public import RepositoryKit

/// Keeps settings in one file that users can edit, too: lines of `key = value`, and comments behind `#`.
///
/// A change replaces the file as a whole and leaves every other line as it was, with the file's permissions. If the
/// path is a symbolic link, its target is replaced. `docs/file-format.md` describes the text.
public struct SettingsFile: SettingsStore {
    private let file: SettingsTextFile<SettingsError>

    /// Creates a store; the file is read by the first use, and created by the first change.
    public init(path: String) {
        file = SettingsTextFile(path)
    }

    @concurrent
    public func settings() async throws(SettingsError) -> [StoredSetting] {
        try file.read().entries.map { StoredSetting(key: $0.key, value: $0.value, line: $0.line) }
    }

    @concurrent
    public func set(_ value: String, for key: String) async throws(SettingsError) {
        guard SettingsText.isSuitable(key: key) else { throw .unsuitableKey(key) }
        try await file.change { text throws(SettingsText.SyntaxError) in try text.set(value, for: key) }
    }

    @concurrent
    public func remove(_ key: String) async throws(SettingsError) {
        try await file.change { text throws(SettingsText.SyntaxError) in try text.remove(key) }
    }

    @concurrent
    public func createFolder() async throws(SettingsError) {
        try await file.createFolder()
    }
}

extension SettingsError: SettingsTextFileError {
    package static var fileSizeLimit: Int { StoredSetting.fileSizeLimit }

    package static func invalid(_ error: SettingsText.SyntaxError, path: String) -> SettingsError {
        switch error {
        case .malformed(let line): .malformed(path: path, line: line)
        case .repeated(let key, let line): .repeated(key: key, path: path, line: line)
        }
    }
}
