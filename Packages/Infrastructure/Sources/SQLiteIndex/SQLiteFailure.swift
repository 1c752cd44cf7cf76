internal import CSQLite
internal import FileStorage
internal import RepositoryKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A call of the library that failed.
struct SQLiteFailure: Error, Hashable {
    /// The extended result code.
    let code: Int32
    /// The number that the system gave for it, or 0.
    let systemCode: Int32

    /// The result code without its details.
    private var primary: Int32 { code & 0xFF }

    /// Whether the file, or the folder with its name, was not to be opened.
    var isNotOpened: Bool { primary == SQLITE_CANTOPEN }

    /// Whether the file cannot be opened as one that others may write, because there is no room or no right to write.
    var isWriteAccessFailure: Bool {
        [SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_FULL, SQLITE_IOERR, SQLITE_PERM].contains(primary)
    }

    /// A file that could be opened for reading only.
    static let readOnly = readOnly(EROFS)

    /// A place where nothing can be written, by the number of the system's error.
    static func readOnly(_ systemCode: Int32) -> SQLiteFailure {
        SQLiteFailure(code: SQLITE_READONLY, systemCode: systemCode)
    }

    /// What the failure means for whoever uses the index at `path`.
    ///
    /// What the library does not foresee is damage too: whatever is wrong with the file, making it anew mends it.
    ///
    /// - Parameter writing: whether something was to be changed.
    func error(at path: String, writing: Bool) -> TextIndexError {
        let system = SystemError(code: systemCode)
        switch primary {
        case SQLITE_FULL: return .full(path: path)
        case SQLITE_IOERR where system.isFull, SQLITE_CANTOPEN where system.isFull: return .full(path: path)
        case SQLITE_READONLY, SQLITE_PERM: return .notWritable(path: path, code: systemCode == 0 ? EROFS : systemCode)
        case SQLITE_IOERR where code != csqlite_short_read, SQLITE_CANTOPEN, SQLITE_NOMEM:
            let code = systemCode == 0 ? EIO : systemCode
            return writing ? .notWritable(path: path, code: code) : .notReadable(path: path, code: code)
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: return .busy(path: path)
        default: return .needsRebuild(.damaged)
        }
    }
}
