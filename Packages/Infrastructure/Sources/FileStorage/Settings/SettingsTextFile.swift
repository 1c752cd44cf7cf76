internal import DedicatedThreads
internal import RepositoryKit

/// An error of a port that keeps a settings text in a file.
package protocol SettingsTextFileError: FileError {
    /// Creates the error for a line that cannot be parsed.
    static func invalid(_ error: SettingsText.SyntaxError, path: String) -> Self
}

/// A file with a settings text, which is changed as a whole by one process at a time.
package struct SettingsTextFile<Failure: SettingsTextFileError>: Sendable {
    private let path: String
    private let lockTimeout: Duration

    /// Creates a file; nothing is read or written yet.
    ///
    /// - Parameter lockTimeout: the time after which waiting for another process fails.
    package init(_ path: String, lockTimeout: Duration) {
        (self.path, self.lockTimeout) = (path, lockTimeout)
    }

    /// Reads the text, which is empty where there is no file.
    package func read() throws(Failure) -> SettingsText {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try WholeFile.read(path, limit: Failure.fileSizeLimit) { Array($0) } ?? []
        } catch  where error.isAbsent {
            // A symbolic link leads to a file that does not exist yet.
            bytes = []
        } catch {
            throw .reading(path, error)
        }
        do throws(SettingsText.SyntaxError) { return try SettingsText(bytes) } catch {
            throw .invalid(error, path: path)
        }
    }

    /// Changes the text under the lock, and replaces the file, with its permissions, if the text has changed.
    ///
    /// - Parameters:
    ///   - check: refuses a file that must not be changed; it is called before anything is created, and under the lock.
    ///   - body: changes the text.
    package func change(
        checking check: @escaping @Sendable () throws(Failure) -> Void = {},
        _ body: @escaping @Sendable (inout SettingsText) throws(SettingsText.SyntaxError) -> Void
    ) async throws(Failure) {
        try await DedicatedThread.run(Interruption()) { interruption throws(Failure) in
            try check()
            // Where the path is a symbolic link, the file it leads to is replaced, or created.
            let target: String
            do throws(SystemError) { target = try FileSystem.resolved(path) } catch { throw .writing(path, error) }
            let lock: FileLock
            do throws(FileLock.Failure) {
                lock = try .acquire(Self.companion(of: target, "lock"), timeout: lockTimeout, interruption)
            } catch {
                throw .locking(path, error)
            }
            try change(target, lock, check, body)
        }
    }

    private func change(
        _ target: String,
        _ lock: borrowing FileLock,
        _ check: () throws(Failure) -> Void,
        _ body: (inout SettingsText) throws(SettingsText.SyntaxError) -> Void
    ) throws(Failure) {
        try check()
        let old = try read()
        var text = old
        do throws(SettingsText.SyntaxError) { try body(&text) } catch { throw .invalid(error, path: path) }
        guard text.bytes != old.bytes else { return }
        guard text.bytes.count <= Failure.fileSizeLimit else {
            throw .file(.tooLarge(path: path, limit: Failure.fileSizeLimit))
        }
        let new = Self.companion(of: target, "new")
        do throws(SystemError) {
            defer { try? FileSystem.remove(new) }
            // Until the file is complete, only the user has any permissions.
            try WholeFile.write(text.bytes, to: new)
            if let mode = try FileSystem.status(target)?.mode, mode != 0o600 { try FileSystem.setMode(mode, of: new) }
            try WholeFile.replace(target, with: new, keeping: Self.companion(of: target, "old"))
        } catch {
            throw .writing(path, error)
        }
    }

    /// The path of a hidden file beside the file: the lock's, or the new or the old file during a replacement.
    private static func companion(of path: String, _ suffix: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
        return "\(path[..<slash]).\(path[slash...]).\(suffix)"
    }
}
