public import DomainKit

/// An error of a store of folders.
public enum FolderError: Error, Hashable, Sendable {
    /// There is no such file or folder.
    case notFound(path: String)
    /// There is a file or folder already.
    case exists(path: String)
    /// The file is not as it was read before, because another process has changed it.
    case changed(path: String)
    /// The file has more bytes than `limit`.
    case tooLarge(path: String, limit: Int)
    /// No space is left.
    case full
    /// The path cannot be read.
    case notReadable(path: String)
    /// The path cannot be written.
    case notWritable(path: String)
    /// A transaction in the folder failed halfway, so that the next process may complete it.
    case unconfirmed(path: String)
    /// The file system has no locks, so that several processes would not be safe.
    case notLockable(path: String)
    /// Another process held the lock for too long.
    case busy(path: String)
    /// The task was cancelled before anything was changed.
    case cancelled
}

extension ApplicationError {
    /// Creates the application's error for that of a store of folders, which is attached as the origin.
    public init(_ error: FolderError) {
        let kind: Kind =
            switch error {
            case .notFound: .notFound
            case .exists(let path): .storage(.exists(path: path))
            case .tooLarge(let path, let limit): .storage(.tooLarge(path: path, limit: limit))
            case .full: .storage(.full)
            case .notReadable(let path): .storage(.notReadable(path: path))
            case .notWritable(let path): .storage(.notWritable(path: path))
            case .unconfirmed(let path): .storage(.unconfirmed(path: path))
            case .notLockable(let path): .storage(.notLockable(path: path))
            case .busy(let path), .changed(let path): .storage(.busy(path: path))
            case .cancelled: .cancelled
            }
        self.init(kind, origin: error)
    }
}
