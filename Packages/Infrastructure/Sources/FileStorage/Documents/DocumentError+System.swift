internal import RepositoryKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension DocumentError.FileType {
    /// The kind of obstacle that lies at a path; nil for a file, or where nothing lies.
    init?(_ path: String) throws(SystemError) {
        guard let status = try FileSystem.occupant(path) else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        case S_IFSOCK: self = .socket
        case S_IFIFO: self = .pipe
        case S_IFREG: return nil
        default: self = .device
        }
    }
}

extension DocumentError {
    /// What a failed call means when something was to be written at `path`.
    static func writing(_ path: String, _ error: SystemError) -> DocumentError {
        error.isFull ? .full(path: path) : .notWritable(path: path, code: error.code)
    }

    /// What a failed call means when something was to be read at `path`.
    static func reading(_ path: String, _ error: SystemError) -> DocumentError {
        error.isTooLarge
            ? .tooLarge(path: path, limit: Document.sizeLimit) : .notReadable(path: path, code: error.code)
    }
}

/// Runs calls that write at `path`, and turns their failure into an error of the port.
func writing<Value: ~Copyable>(
    _ path: String,
    _ body: () throws(SystemError) -> Value
) throws(DocumentError) -> Value {
    do throws(SystemError) { return try body() } catch { throw .writing(path, error) }
}

/// Runs calls that read at `path`, and turns their failure into an error of the port.
func reading<Value: ~Copyable>(
    _ path: String,
    _ body: () throws(SystemError) -> Value
) throws(DocumentError) -> Value {
    do throws(SystemError) { return try body() } catch { throw .reading(path, error) }
}

/// Waits for a lock whose file is at `path`, and turns a failure into an error of the port.
func waiting<Value: ~Copyable>(
    for path: String,
    _ body: () throws(FileLock.Failure) -> Value
) throws(DocumentError) -> Value {
    do throws(FileLock.Failure) {
        return try body()
    } catch {
        switch error {
        case .busy: throw .busy(path: path)
        case .cancelled: throw .cancelled
        case .notLockable(let error): throw .notLockable(path: path, code: error.code)
        case .notWritable(let error): throw .writing(path, error)
        }
    }
}
