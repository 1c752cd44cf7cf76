/// Where a document is kept: a collection, and a name within it.
///
/// Both are any text, also empty, with slashes or in any script; a store makes file names of its own from them that
/// neither leave its folder nor collide.
public struct DocumentKey: Hashable, Sendable {
    /// The group of documents of one kind, for example `articles`.
    public let collection: String
    /// The document's name within its collection.
    public let name: String

    /// Makes a key.
    public init(collection: String, name: String) {
        self.collection = collection
        self.name = name
    }
}

/// What is kept under a key: JSON text, and the version of its form.
public struct Document: Hashable, Sendable {
    /// The version of the form of ``json``, set by the gateway that made it; 1 or more.
    public let version: Int
    /// One JSON value in UTF-8.
    public let json: [UInt8]
    /// Whether somebody other than the store changed the text since it was committed.
    ///
    /// Documents that are to be committed say false.
    public let isEdited: Bool

    /// Makes a document.
    ///
    /// - Parameters:
    ///   - version: the version of the form, 1 or more.
    ///   - json: one JSON value in UTF-8.
    ///   - isEdited: whether the text differs from what the store committed; only stores say true.
    public init(version: Int, json: [UInt8], isEdited: Bool = false) {
        self.version = version
        self.json = json
        self.isEdited = isEdited
    }
}

/// Why a store could not do its work.
///
/// Gateways turn it into an `ApplicationError`.
public enum DocumentError: Error, Hashable, Sendable {
    /// No space is left.
    case full(path: String)
    /// The place cannot be written; `code` is the system's error number.
    case notWritable(path: String, code: Int32)
    /// The place cannot be read; `code` is the system's error number.
    case notReadable(path: String, code: Int32)
    /// The file was no document of this store; it now lies at `setAside`.
    case damaged(path: String, setAside: String)
    /// A newer version of the store wrote it; it was left as it is.
    case newerFormat(path: String)
    /// The key is longer than the store can hold, in bytes of UTF-8.
    case keyTooLong(limit: Int)
    /// Another process held the lock for too long.
    case busy(path: String)
    /// The task was cancelled before anything was changed.
    case cancelled
}
