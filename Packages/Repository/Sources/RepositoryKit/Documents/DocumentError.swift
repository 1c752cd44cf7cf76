/// Why a store could not do its work.
///
/// Gateways turn it into an `ApplicationError`.
///
/// ```swift
/// let error = ApplicationError(DocumentError.full(path: "/var/books"))
/// print(error.kind == .storage(.full))  // true
/// ```
public enum DocumentError: Error, Hashable, Sendable {
    /// The kinds of obstacles that may lie in a document's place.
    ///
    /// ```swift
    /// let error = DocumentError.obstructed(path: "/books/typee.json", .folder, setAside: "/books/typee.json.damaged-1")
    /// ```
    public enum FileType: Hashable, Sendable {
        /// A folder.
        case folder
        /// A symbolic link that leads to no file.
        case link
        /// A socket.
        case socket
        /// A named pipe.
        case pipe
        /// A device.
        case device
    }

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
    /// No file lay there; what did now lies at `setAside`.
    case obstructed(path: String, FileType, setAside: String)
    /// The document has more bytes than `limit`, so it was neither read nor kept; what lies there was left as it is.
    case tooLarge(path: String, limit: Int)
    /// A newer version of the store, or of the program that uses it, wrote it; it was left as it is.
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
