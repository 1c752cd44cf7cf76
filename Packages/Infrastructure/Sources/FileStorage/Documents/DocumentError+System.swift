internal import RepositoryKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension DocumentError.FileType {
    /// The type of an obstruction at a path; nil if there is a file or nothing.
    init?(_ path: String) throws(SystemError) {
        guard let status = try FileSystem.statusOfLink(path) else { return nil }
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

extension DocumentError: FileError {
    package static var fileSizeLimit: Int { Document.sizeLimit }
}

/// Evaluates calls that write at `path`, and turns their failure into an error of the port.
@discardableResult
func writing<Value: ~Copyable>(
    _ path: String,
    _ body: @autoclosure () throws(SystemError) -> Value
) throws(DocumentError) -> Value {
    do throws(SystemError) { return try body() } catch { throw .writing(path, error) }
}

/// Evaluates calls that read at `path`, and turns their failure into an error of the port.
@discardableResult
func reading<Value: ~Copyable>(
    _ path: String,
    _ body: @autoclosure () throws(SystemError) -> Value
) throws(DocumentError) -> Value {
    do throws(SystemError) { return try body() } catch { throw .reading(path, error) }
}
