/// An error of a document store.
///
/// Gateways map it to an `ApplicationError`.
///
/// ```swift
/// let error = ApplicationError(DocumentError.full(path: "/var/books"))
/// print(error.kind == .storage(.full))  // true
/// ```
public enum DocumentError: Error, Hashable, Sendable {
    /// The type of what lies at the path of a document and is no regular file.
    ///
    /// ```swift
    /// let error = DocumentError.obstructed(path: "/books/typee.json", .folder, setAside: "/books/typee.json.damaged-1")
    /// ```
    public enum FileType: Hashable, Sendable {
        /// A folder.
        case folder
        /// A symbolic link without a target.
        case link
        /// A socket.
        case socket
        /// A named pipe.
        case pipe
        /// A device.
        case device
    }

    /// No space is left on the disk.
    case full(path: String)
    /// The path cannot be written; `code` is the system's error number.
    case notWritable(path: String, code: Int32)
    /// The path cannot be read; `code` is the system's error number.
    case notReadable(path: String, code: Int32)
    /// The file system has no locks, so that several processes would not be safe; `code` is the system's error number.
    case notLockable(path: String, code: Int32)
    /// The file is no document of this store; it was moved to `setAside`.
    case damaged(path: String, setAside: String)
    /// Something other than a regular file lay at the path; it was moved to `setAside`.
    case obstructed(path: String, FileType, setAside: String)
    /// The document has more bytes than `limit`; it was neither read nor written, and the stored one is unchanged.
    case tooLarge(path: String, limit: Int)
    /// A newer version of the store, or of the program that uses it, wrote the document; it was left unchanged.
    case newerFormat(path: String)
    /// The key is longer than ``DocumentKey/lengthLimit``, in bytes of UTF-8.
    case keyTooLong(limit: Int)
    /// Another process held the lock for too long.
    case busy(path: String)
    /// The stored document differs from the one that the transaction expects.
    case changed(path: String)
    /// The task was cancelled before anything was changed.
    case cancelled
}
