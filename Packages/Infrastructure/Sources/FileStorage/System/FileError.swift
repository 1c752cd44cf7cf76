package import RepositoryKit

/// An error of a port that says why a file could not be used.
package protocol FileError: Error {
    static var fileSizeLimit: Int { get }
    static var cancelled: Self { get }
    static func file(_ error: FileAccessError) -> Self
}

extension FileError {
    package static func reading(_ path: String, _ error: SystemError) -> Self {
        .file(
            error.isTooLarge
                ? .tooLarge(path: path, limit: fileSizeLimit) : .notReadable(path: path, code: error.code)
        )
    }

    package static func writing(_ path: String, _ error: SystemError) -> Self {
        if error == .unconfirmed { return .file(.unconfirmed(path: path)) }
        return .file(error.isFull ? .full(path: path) : .notWritable(path: path, code: error.code))
    }
}
