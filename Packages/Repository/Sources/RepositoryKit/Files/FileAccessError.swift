public import DomainKit

/// The reason why a store could not use one of its files.
public enum FileAccessError: Error, Hashable, Sendable {
    /// No space is left.
    case full(path: String)
    /// The path cannot be written; `code` is the system's error number.
    case notWritable(path: String, code: Int32)
    /// A change of the path failed, and so did undoing it, so that it may be found made, or be completed later.
    case unconfirmed(path: String)
    /// The path cannot be read; `code` is the system's error number.
    case notReadable(path: String, code: Int32)
    /// The file system has no locks, so that several processes would not be safe; `code` is the system's error number.
    case notLockable(path: String, code: Int32)
    /// The file has, or would have, more bytes than `limit`; it was neither read nor written.
    case tooLarge(path: String, limit: Int)
    /// Another process held the lock for too long.
    case busy(path: String)
}

extension FileAccessError: PortError {
    public var kind: ApplicationError.Kind {
        switch self {
        case .full: .storage(.full)
        case .notWritable(let path, _): .storage(.notWritable(path: path))
        case .unconfirmed(let path): .storage(.unconfirmed(path: path))
        case .notReadable(let path, _): .storage(.notReadable(path: path))
        case .notLockable(let path, _): .storage(.notLockable(path: path))
        case .tooLarge(let path, let limit): .storage(.tooLarge(path: path, limit: limit))
        case .busy(let path): .storage(.busy(path: path))
        }
    }
}
