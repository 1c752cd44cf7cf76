/// An error of a document store.
///
/// Gateways map it to an `ApplicationError`.
public enum DocumentError: Error, Hashable, Sendable {
    /// The type of what lies at the path of a document and is not a regular file.
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

    /// A file of the store could not be used.
    case file(FileAccessError)
    /// The file is not a document of this store; it was moved to `setAside`.
    case damaged(path: String, setAside: String)
    /// A folder, a pipe, a socket or a device was at the path; it was moved to `setAside`.
    case obstructed(path: String, FileType, setAside: String)
    /// A newer version of the store, or of the program that uses it, wrote the document; it was left unchanged.
    case newerFormat(path: String)
    /// The key is longer than ``DocumentKey/lengthLimit``, in bytes of UTF-8.
    case keyTooLong(limit: Int)
    /// The stored document differs from the one that the transaction expects.
    case changed(path: String)
    /// The task was cancelled before anything was changed.
    case cancelled
}
