public import DomainKit

/// An error of a store of folders.
public enum FolderError: Error, Hashable, Sendable {
    /// A file or a folder of the store could not be used.
    case file(FileAccessError)
    /// There is no such file or folder.
    case notFound(path: String)
    /// There is a file or folder already.
    case exists(path: String)
    /// The file is not as it was read before, because another process has changed it.
    case changed(path: String)
    /// The task was cancelled before anything was changed.
    case cancelled
}

extension FolderError: PortError {
    public var kind: ApplicationError.Kind {
        switch self {
        case .file(let error): error.kind
        case .notFound: .notFound
        case .exists(let path): .storage(.exists(path: path))
        case .changed(let path): .storage(.busy(path: path))
        case .cancelled: .cancelled
        }
    }
}
