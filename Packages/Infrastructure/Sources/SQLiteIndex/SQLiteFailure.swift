internal import CStrataSQLite
internal import FileStorage
internal import RepositoryKit

struct SQLiteFailure: Error, Hashable {
    /// The extended result code.
    let code: Int32
    /// The system's error number, or 0.
    let systemCode: Int32

    /// The result code without its details.
    private var primary: Int32 { code & 0xFF }

    var isNotOpened: Bool { primary == SQLITE_CANTOPEN }

    /// The failure for a file that could be opened only for reading.
    static let readOnly = SQLiteFailure(code: SQLITE_READONLY, systemCode: SystemError.readOnly.code)

    /// Converts the failure to an error of the port.
    ///
    /// Any other failure counts as damage, because rebuilding the file repairs it.
    ///
    /// - Parameter writing: true if the call was to change the index.
    func error(at path: String, writing: Bool) -> TextIndexError {
        let system = SystemError(code: systemCode)
        switch primary {
        case SQLITE_FULL: return .file(.full(path: path))
        case SQLITE_IOERR where system.isFull, SQLITE_CANTOPEN where system.isFull: return .file(.full(path: path))
        // Something else lies in the place of a file, perhaps of the journal.
        case SQLITE_IOERR where system.isNoFile || system.isNoFolder,
            SQLITE_CANTOPEN where system.isNoFile || system.isNoFolder:
            return .needsRebuild(.damaged)
        case SQLITE_READONLY, SQLITE_PERM:
            return .file(.notWritable(path: path, code: systemCode == 0 ? SystemError.readOnly.code : systemCode))
        case SQLITE_IOERR where code != strata_sqlite_short_read, SQLITE_CANTOPEN, SQLITE_NOMEM:
            let code = systemCode == 0 ? SystemError.inputOutput.code : systemCode
            return writing ? .file(.notWritable(path: path, code: code)) : .file(.notReadable(path: path, code: code))
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: return .file(.busy(path: path))
        default: return .needsRebuild(.damaged)
        }
    }
}

extension TextIndexError: FileError {}

/// Performs calls of the library that write the file at `path`, and turns their failure into an error of the port.
func writingDatabase<Value: ~Copyable>(
    _ path: String,
    _ body: () throws(SQLiteFailure) -> Value
) throws(TextIndexError) -> Value {
    do throws(SQLiteFailure) { return try body() } catch { throw error.error(at: path, writing: true) }
}
