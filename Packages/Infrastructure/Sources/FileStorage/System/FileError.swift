/// An error of a port that says why a file could not be used.
///
/// The errors of the ports have these cases under the same names, so that one mapping serves them all.
package protocol FileError: Error {
    static func busy(path: String) -> Self
    static var cancelled: Self { get }
    static func full(path: String) -> Self
    static func notLockable(path: String, code: Int32) -> Self
    static func notReadable(path: String, code: Int32) -> Self
    static func notWritable(path: String, code: Int32) -> Self
    static func tooLarge(path: String) -> Self
}

extension FileError {
    /// The error for a call that failed to read at `path`.
    package static func reading(_ path: String, _ error: SystemError) -> Self {
        error.isTooLarge ? .tooLarge(path: path) : .notReadable(path: path, code: error.code)
    }

    /// The error for a call that failed to write at `path`.
    package static func writing(_ path: String, _ error: SystemError) -> Self {
        error.isFull ? .full(path: path) : .notWritable(path: path, code: error.code)
    }

    /// The error for a lock on the file at `path`.
    package static func locking(_ path: String, _ failure: FileLock.Failure) -> Self {
        switch failure {
        case .busy: .busy(path: path)
        case .cancelled: .cancelled
        case .notLockable(let error): .notLockable(path: path, code: error.code)
        case .notWritable(let error): .writing(path, error)
        }
    }
}
