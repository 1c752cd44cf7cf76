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

    /// Creates a file; nothing is read or written yet.
    package init(_ path: String) {
        self.path = path
    }

    /// Reads the text, which is empty where there is no file.
    package func read() throws(Failure) -> SettingsText {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try WholeFile.read(path, limit: Failure.fileSizeLimit) ?? []
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
    /// `check` refuses a file that must not be changed; it is called before anything is created, and under the lock.
    package func change(
        checking check: @escaping @Sendable () throws(Failure) -> Void = {},
        _ body: @escaping @Sendable (inout SettingsText) throws(SettingsText.SyntaxError) -> Void
    ) async throws(Failure) {
        try await DedicatedThread.run(Interruption()) { interruption throws(Failure) in
            try check()
            // Where the path is a symbolic link, the file it leads to is replaced, or created.
            let target = try Failure.writing(path, try FileSystem.resolved(path))
            let lock = try Failure.locking(Self.companion(of: target, "lock"), for: path, interruption)
            try withExtendedLifetime(lock) { () throws(Failure) in
                try check()
                let old = try read()
                var text = old
                do throws(SettingsText.SyntaxError) { try body(&text) } catch { throw .invalid(error, path: path) }
                if text.bytes != old.bytes { try write(text.bytes, to: target) }
            }
        }
    }

    /// Creates the folder of the file if there is none.
    package func createFolder() async throws(Failure) {
        guard let folder = FileSystem.folder(of: path) else { return }
        try await DedicatedThread.run { () throws(Failure) in
            try Failure.writing(path, try FileSystem.makeFolder(folder))
        }
    }

    private func write(_ bytes: [UInt8], to target: String) throws(Failure) {
        guard bytes.count <= Failure.fileSizeLimit else {
            throw .file(.tooLarge(path: path, limit: Failure.fileSizeLimit))
        }
        do throws(SystemError) {
            // Until the file is complete, only the user has any permissions.
            let mode = try FileSystem.status(target)?.mode
            var new = WholeFile.NewFile(path: Self.companion(of: target, "new"), bytes: bytes)
            if mode != new.permissions { new.mode = mode }
            try WholeFile.replace(target, with: new, keeping: Self.companion(of: target, "old"))
        } catch {
            throw .writing(path, error)
        }
    }

    /// The path of a hidden file beside the file: the lock's, or the new or the old file during a replacement.
    private static func companion(of path: String, _ suffix: String) -> String {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
        return "\(FileSystem.folder(of: path) ?? ".")/.\(name).\(suffix)"
    }
}
