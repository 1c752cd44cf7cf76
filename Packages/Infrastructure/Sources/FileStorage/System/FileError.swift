package import RepositoryKit

/// An error of a port that says why a file could not be used.
package protocol FileError: Error {
    /// The number of bytes that a file may have, any by default.
    static var fileSizeLimit: Int { get }
    static var cancelled: Self { get }
    static func file(_ error: FileAccessError) -> Self
}

extension DocumentError: FileError {
    package static var fileSizeLimit: Int { Document.sizeLimit }
}

extension FolderError: FileError {}

extension FileError {
    package static var fileSizeLimit: Int { .max }

    package static func reading(_ path: String, limit: Int = Self.fileSizeLimit, _ error: SystemError) -> Self {
        .file(error.isTooLarge ? .tooLarge(path: path, limit: limit) : .notReadable(path: path, code: error.code))
    }

    package static func writing(_ path: String, _ error: SystemError) -> Self {
        if error == .unconfirmed { return .file(.unconfirmed(path: path)) }
        return .file(error.isFull ? .full(path: path) : .notWritable(path: path, code: error.code))
    }

    /// Evaluates calls that read at `path`, and turns their failure into an error of the port.
    @discardableResult
    package static func reading<Value: ~Copyable>(
        _ path: String,
        limit: Int = Self.fileSizeLimit,
        _ body: @autoclosure () throws(SystemError) -> Value
    ) throws(Self) -> Value {
        do throws(SystemError) { return try body() } catch { throw .reading(path, limit: limit, error) }
    }

    /// Evaluates calls that write at `path`, and turns their failure into an error of the port.
    @discardableResult
    package static func writing<Value: ~Copyable>(
        _ path: String,
        _ body: @autoclosure () throws(SystemError) -> Value
    ) throws(Self) -> Value {
        do throws(SystemError) { return try body() } catch { throw .writing(path, error) }
    }
}
