package import DedicatedThreads

/// One file that this task alone changes, as long as the value lives.
///
/// Beside the file lie, with a dot before its name, a file for the lock and, while it is replaced, its new and its old
/// self; what an ended program left of those is overwritten by the next change.
package struct LockedFile: ~Copyable {
    private let path: String
    private let lock: FileLock

    /// Waits for the lock of a file, on a thread for calls that block; the file's folder is made if need be.
    package static func wait(
        for path: String,
        lockTimeout: Duration,
        _ interruption: Interruption
    ) throws(FileLock.Failure) -> LockedFile {
        LockedFile(
            path: path,
            lock: try .wait(for: companion(of: path, "lock"), lockTimeout: lockTimeout, interruption)
        )
    }

    /// Replaces the file durably; what lay there is put back if that fails.
    ///
    /// - Parameters:
    ///   - bytes: what the file contains from now on.
    ///   - mode: who may do what with it; until it is whole, only the user may.
    package borrowing func replace(with bytes: [UInt8], mode: UInt32 = 0o600) throws(SystemError) {
        let new = Self.companion(of: path, "new")
        let old = Self.companion(of: path, "old")
        let isReplaced: Bool
        do throws(SystemError) {
            try WholeFile.write(bytes, to: new)
            if mode != 0o600 { try FileSystem.setMode(mode, of: new) }
            isReplaced = try WholeFile.keep(path, as: old)
        } catch {
            try? FileSystem.remove(new)
            throw error
        }
        do throws(SystemError) {
            try FileSystem.rename(new, to: path)
            if let folder = FileSystem.folder(of: path) { try Descriptor(folder: folder).synchronize() }
        } catch {
            if isReplaced { try? FileSystem.rename(old, to: path) } else { try? FileSystem.remove(path) }
            try? FileSystem.remove(new)
            try? FileSystem.remove(old)
            throw error
        }
        try? FileSystem.remove(old)
    }

    private static func companion(of path: String, _ what: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
        return "\(path[..<slash]).\(path[slash...]).\(what)"
    }
}
