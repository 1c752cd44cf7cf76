internal import DedicatedThreads
public import RepositoryKit

/// Keeps settings in one file that people read and write too: `key = value`, and comments behind `#`.
///
/// A change replaces the file as a whole and leaves every other line as it was, with the file's permissions. Where the
/// path is a symbolic link, as people have it who keep their settings elsewhere, the file it leads to is replaced.
/// `docs/file-format.md` describes the text.
///
/// ```swift
/// let settings = SettingsFile(path: StandardFolders(application: "library").config + "/config")
/// try await settings.set("library.example", for: "host")
/// ```
public struct SettingsFile: SettingsStore {
    private let path: String
    private let lockTimeout: Duration

    /// Makes a store; the file is touched by the first use only, and made by the first change.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - lockTimeout: how long to wait for other processes before reporting the file as busy.
    public init(path: String, lockTimeout: Duration = .seconds(5)) {
        self.path = path
        self.lockTimeout = lockTimeout
    }

    @concurrent
    public func settings() async throws(SettingsError) -> [StoredSetting] {
        try read(path).entries.map { entry in
            StoredSetting(key: entry.key, value: entry.value, place: StoredSetting.Place(path: path, line: entry.line))
        }
    }

    @concurrent
    public func set(_ value: String, for key: String) async throws(SettingsError) {
        guard SettingsText.isSuitable(key: key) else { throw .unsuitableKey(key) }
        try await change { text throws(SettingsText.SyntaxError) in
            try text.set(value, for: key)
            return true
        }
    }

    @concurrent
    public func remove(_ key: String) async throws(SettingsError) {
        try await change { text throws(SettingsText.SyntaxError) in try text.remove(key) }
    }

    private func change(
        _ body: @escaping @Sendable (inout SettingsText) throws(SettingsText.SyntaxError) -> Bool
    ) async throws(SettingsError) {
        try await DedicatedThread.run(Interruption()) { interruption throws(SettingsError) in
            try change(body, interruption)
        }
    }

    private func change(
        _ body: (inout SettingsText) throws(SettingsText.SyntaxError) -> Bool,
        _ interruption: Interruption
    ) throws(SettingsError) {
        let target = FileSystem.resolved(path) ?? path
        let file: LockedFile
        do throws(FileLock.Failure) {
            file = try .wait(for: target, lockTimeout: lockTimeout, interruption)
        } catch {
            switch error {
            case .busy: throw .busy(path: path)
            case .cancelled: throw .cancelled
            case .notLockable(let error): throw .notLockable(path: path, code: error.code)
            case .notWritable(let error): throw writing(error)
            }
        }
        var text = try read(target)
        do throws(SettingsText.SyntaxError) {
            guard try body(&text) else { return }
        } catch {
            throw flaw(error)
        }
        do throws(SystemError) {
            guard text.bytes.count <= StoredSetting.fileSizeLimit else { throw .tooLarge }
            try file.replace(with: text.bytes, mode: try FileSystem.access(target)?.mode ?? 0o600)
        } catch {
            throw writing(error)
        }
    }

    private func read(_ target: String) throws(SettingsError) -> SettingsText {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try WholeFile.read(target, limit: StoredSetting.fileSizeLimit) { bytes, _ in Array(bytes) } ?? []
        } catch  where error.isAbsent {
            // A symbolic link leads to a file that is not there yet.
            bytes = []
        } catch {
            throw error.isTooLarge ? .tooLarge(path: path) : .notReadable(path: path, code: error.code)
        }
        do throws(SettingsText.SyntaxError) { return try SettingsText(bytes) } catch { throw flaw(error) }
    }

    private func flaw(_ flaw: SettingsText.SyntaxError) -> SettingsError {
        switch flaw {
        case .malformed(let line): .malformed(StoredSetting.Place(path: path, line: line))
        case .repeated(let key, let line): .repeated(key: key, StoredSetting.Place(path: path, line: line))
        }
    }

    private func writing(_ error: SystemError) -> SettingsError {
        if error.isTooLarge { return .tooLarge(path: path) }
        return error.isFull ? .full(path: path) : .notWritable(path: path, code: error.code)
    }
}
