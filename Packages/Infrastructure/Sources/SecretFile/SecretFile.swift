internal import DedicatedThreads
internal import FileStorage
public import RepositoryKit

/// Keeps secrets in one file that nobody but the user may read, in a folder that nobody but the user may enter.
///
/// File and folder have these permissions from their first moment. If they have others when a secret is wanted, it is
/// not given out, since somebody may have read it. The file has one line `host = text` for each host, in the form of a
/// settings file.
///
/// ```swift
/// let secrets = SecretFile(folder: "/home/me/.config/library")
/// try await secrets.keep(SecretText("abc123"), for: "library.example")
/// ```
public struct SecretFile: SecretStore {
    private let folder: String
    private let lockTimeout: Duration

    private var path: String { folder + "/secrets" }

    /// Makes a store; the folder is touched by the first use only, and made by the first change.
    ///
    /// - Parameters:
    ///   - folder: the path of a folder that is used for nothing else.
    ///   - lockTimeout: how long to wait for other processes before reporting the file as busy.
    public init(folder: String, lockTimeout: Duration = .seconds(5)) {
        self.folder = folder
        self.lockTimeout = lockTimeout
    }

    @concurrent
    public func secret(for host: String) async throws(SecretError) -> SecretText? {
        let host = try checked(host)
        return try read().entries.first { $0.key == host }.map { SecretText($0.value) }
    }

    @concurrent
    public func keep(_ secret: SecretText, for host: String) async throws(SecretError) {
        let host = try checked(host)
        try await change { text throws(SettingsText.SyntaxError) in
            try text.set(secret.exposed, for: host)
            return true
        }
    }

    @concurrent
    public func remove(for host: String) async throws(SecretError) {
        let host = try checked(host)
        if try read().entries.contains(where: { $0.key == host }) {
            try await change { text throws(SettingsText.SyntaxError) in try text.remove(host) }
        }
    }

    private func checked(_ host: String) throws(SecretError) -> String {
        guard SettingsText.isSuitable(key: host), !host.contains("_") else { throw .unsuitableHost(host) }
        return host.lowercased()
    }

    private func change(
        _ body: @escaping @Sendable (inout SettingsText) throws(SettingsText.SyntaxError) -> Bool
    ) async throws(SecretError) {
        try await DedicatedThread.run(Interruption()) { interruption throws(SecretError) in
            try change(body, interruption)
        }
    }

    private func change(
        _ body: (inout SettingsText) throws(SettingsText.SyntaxError) -> Bool,
        _ interruption: Interruption
    ) throws(SecretError) {
        // Not even an empty file for the lock is put into a folder that others can enter.
        try checkFolder()
        let file: LockedFile
        do throws(FileLock.Failure) {
            file = try .wait(for: path, lockTimeout: lockTimeout, interruption)
        } catch {
            switch error {
            case .busy: throw .busy(path: path)
            case .cancelled: throw .cancelled
            case .notLockable(let error): throw .notLockable(path: path, code: error.code)
            case .notWritable(let error): throw writing(error)
            }
        }
        var text = try read()
        do throws(SettingsText.SyntaxError) {
            guard try body(&text) else { return }
        } catch {
            throw flaw(error)
        }
        do throws(SystemError) {
            try file.replace(with: text.bytes, mode: 0o600)
        } catch {
            throw writing(error)
        }
    }

    private func checkFolder() throws(SecretError) {
        if let access = try reading({ () throws(SystemError) in try FileSystem.access(folder) }), !access.isPrivate {
            throw .exposed(path: folder, mode: access.mode)
        }
    }

    private func read() throws(SecretError) -> SettingsText {
        try checkFolder()
        let file = try reading { () throws(SystemError) in
            try WholeFile.read(path, limit: SecretText.fileSizeLimit) { bytes, file throws(SystemError) in
                (Array(bytes), try file.access())
            }
        }
        if let (_, access) = file, !access.isPrivate { throw .exposed(path: path, mode: access.mode) }
        do throws(SettingsText.SyntaxError) { return try SettingsText(file?.0 ?? []) } catch { throw flaw(error) }
    }

    private func reading<Value>(_ body: () throws(SystemError) -> Value) throws(SecretError) -> Value {
        do throws(SystemError) {
            return try body()
        } catch {
            throw error.isTooLarge ? .tooLarge(path: path) : .notReadable(path: path, code: error.code)
        }
    }

    private func writing(_ error: SystemError) -> SecretError {
        error.isFull ? .full(path: path) : .notWritable(path: path, code: error.code)
    }

    private func flaw(_ flaw: SettingsText.SyntaxError) -> SecretError {
        switch flaw {
        case .malformed(let line), .repeated(_, let line): .malformed(path: path, line: line)
        }
    }
}
