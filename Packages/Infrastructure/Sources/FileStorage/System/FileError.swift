package import RepositoryKit

/// An error of a port that says why a file could not be used.
package protocol FileError: Error {
    /// The number of bytes that a file of the port may have.
    static var fileSizeLimit: Int { get }
    static var cancelled: Self { get }
    static func file(_ error: FileAccessError) -> Self
}

extension FileError {
    /// The error for a call that failed to read at `path`.
    package static func reading(_ path: String, _ error: SystemError) -> Self {
        .file(
            error.isTooLarge
                ? .tooLarge(path: path, limit: fileSizeLimit) : .notReadable(path: path, code: error.code)
        )
    }

    /// The error for a call that failed to write at `path`.
    package static func writing(_ path: String, _ error: SystemError) -> Self {
        if error == .unconfirmed { return .file(.unconfirmed(path: path)) }
        return .file(error.isFull ? .full(path: path) : .notWritable(path: path, code: error.code))
    }
}
