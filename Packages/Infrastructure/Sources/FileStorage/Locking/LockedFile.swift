internal import DedicatedThreads

/// A file that only this task changes as long as the value lives.
///
/// Beside the file lie, with a dot before its name, a file for the lock and, during a replacement, the new and the old
/// file; what a killed process leaves of those is overwritten by the next change.
struct LockedFile: ~Copyable {
    private let path: String
    private let lock: FileLock

    /// Waits for the lock of a file, on a thread for calls that block; the file's folder is created if it does not exist.
    init(_ path: String, lockTimeout: Duration, _ interruption: Interruption) throws(FileLock.Failure) {
        lock = try .acquire(Self.companion(of: path, "lock"), timeout: lockTimeout, interruption)
        self.path = path
    }

    /// Replaces the file durably; if that fails, the old file is restored, or else the error is `unconfirmed`.
    ///
    /// - Parameters:
    ///   - bytes: the new contents.
    ///   - mode: the permissions; until the file is complete, only the user has any.
    borrowing func replace(with bytes: [UInt8], mode: UInt32 = 0o600) throws(SystemError) {
        let new = Self.companion(of: path, "new")
        defer { try? FileSystem.remove(new) }
        try WholeFile.write(bytes, to: new)
        if mode != 0o600 { try FileSystem.setMode(mode, of: new) }
        try WholeFile.replace(path, with: new, keeping: Self.companion(of: path, "old"))
    }

    private static func companion(of path: String, _ suffix: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
        return "\(path[..<slash]).\(path[slash...]).\(suffix)"
    }
}
