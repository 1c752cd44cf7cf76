import RepositoryKit

extension FileError {
    /// The error for a lock on the file at `path`.
    package static func locking(_ path: String, _ failure: FileLock.Failure) -> Self {
        switch failure {
        case .busy: .file(.busy(path: path))
        case .cancelled: .cancelled
        case .notLockable(let error): .file(.notLockable(path: path, code: error.code))
        case .notWritable(let error): .writing(path, error)
        }
    }
}
