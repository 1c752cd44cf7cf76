/// Why a store could not do its work.
///
/// Gateways turn it into an `ApplicationError`.
///
/// ```swift
/// let error = ApplicationError(DocumentError.full(path: "/var/books"))
/// print(error.kind == .storage(.full))  // true
/// ```
public enum DocumentError: Error, Hashable, Sendable {
    /// No space is left.
    case full(path: String)
    /// The place cannot be written; `code` is the system's error number.
    case notWritable(path: String, code: Int32)
    /// The place cannot be read; `code` is the system's error number.
    case notReadable(path: String, code: Int32)
    /// The file system has no locks, so that several processes would not be safe; `code` is the system's error number.
    case notLockable(path: String, code: Int32)
    /// The file was no document of this store; it now lies at `setAside`.
    case damaged(path: String, setAside: String)
    /// A newer version of the store wrote it; it was left as it is.
    case newerFormat(path: String)
    /// The key is longer than ``DocumentKey/lengthLimit``, in bytes of UTF-8.
    case keyTooLong(limit: Int)
    /// Another process held the lock for too long.
    case busy(path: String)
    /// Something else is kept there than the transaction expects.
    case changed(path: String)
    /// The task was cancelled before anything was changed.
    case cancelled
}
