public import DomainKit

/// An error of a document store.
///
/// ``DocumentCollection`` maps it to an `ApplicationError` of its ``kind``.
public enum DocumentError: Error, Hashable, Sendable {
    /// A file of the store could not be used.
    case file(FileAccessError)
    /// The file is not a document of this store; it was moved to `setAside`.
    case damaged(path: String, setAside: String)
    /// A folder, a link, a pipe, a socket or a device was at the path; it was moved to `setAside`.
    case obstructed(path: String, setAside: String)
    /// A newer version of the store, or of the program that uses it, wrote the document; it was left unchanged.
    case newerFormat(path: String)
    /// The key is longer than ``DocumentKey/lengthLimit``, in bytes of UTF-8.
    case keyTooLong(limit: Int)
    /// The stored document differs from the one that the transaction expects.
    case changed(path: String)
    /// The task was cancelled before anything was changed.
    case cancelled
}

extension DocumentError: PortError {
    public var kind: ApplicationError.Kind {
        switch self {
        case .file(let error): error.kind
        case .damaged(_, let setAside): .storage(.damaged(setAside: setAside))
        case .obstructed(_, let setAside): .storage(.obstructed(setAside: setAside))
        case .newerFormat(let path): .storage(.newerFormat(path: path))
        case .keyTooLong(let limit):
            .invalidInput(ValidationError(field: "key", value: "…", rule: .atMost(characters: limit)))
        case .changed(let path): .storage(.busy(path: path))
        case .cancelled: .cancelled
        }
    }
}
