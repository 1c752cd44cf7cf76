public import DomainKit

/// A folder of folders with files that users and other programs see and change too, such as pictures.
///
/// Unlike a ``DocumentStore``, it leaves the names and the contents of files to its users. Changes come in transactions,
/// so that a file and another one about it are never apart: after a crash, the next call of any process completes the
/// transaction or finds that nothing of it has happened. Paths are those of a file in a folder, `folder/file`, and paths
/// of hidden folders, whose names begin with a dot, may be used as well.
public protocol FolderStore: Sendable {
    /// Lists the folders whose names do not begin with a dot, sorted; none if the store does not exist yet.
    ///
    /// A folder whose name is not UTF-8 is listed too, with a repaired name that is no path.
    @concurrent
    func folders() async throws(FolderError) -> [FolderName]

    /// Lists the regular files of a folder whose names do not begin with a dot, sorted by name.
    ///
    /// A file or a folder whose name is not UTF-8 is listed too, with a repaired name that is no path.
    ///
    /// - Throws: ``FolderError``, `notFound` if there is no such folder.
    @concurrent
    func files(in folder: String) async throws(FolderError) -> [FolderFile]

    /// Returns the facts about a regular file, as ``files(in:)`` lists them.
    ///
    /// - Throws: ``FolderError``, `notFound` if there is no such file.
    @concurrent
    func file(at path: String) async throws(FolderError) -> FolderFile

    /// Reads files, each whole.
    ///
    /// - Returns: For each path, the content of its file or a ``FolderError``: `notFound`, or `tooLarge` for a file above
    ///   `limit` bytes.
    /// - Throws: ``FolderError`` if none of the files can be read.
    @concurrent
    func read(_ paths: [String], limit: Int) async throws(FolderError) -> [Result<[UInt8], FolderError>]

    /// Performs changes as one durable transaction, in their order.
    ///
    /// Missing folders of new paths are created, and nothing is overwritten but by `replace`. A path that a change has moved
    /// or deleted a file from is not taken by another one of the same transaction, but by `substitute`.
    ///
    /// - Throws: ``FolderError``: `exists` for a path that is taken, `notFound` for a missing one, `changed` for a file to
    ///   replace that has another content, and `notWritable` for a path that cannot be written, also because it is on
    ///   another disk than the store or the path that is moved; nothing was changed then. After another error, a later
    ///   call may complete the transaction.
    @concurrent
    func commit(_ changes: [FolderChange]) async throws(FolderError)

    /// Checks whether a transaction is possible, and changes nothing.
    ///
    /// - Throws: ``FolderError``, the reason why ``commit(_:)`` would change nothing, as far as it is known before.
    @concurrent
    func check(_ changes: [FolderChange]) async throws(FolderError)

    /// Measures everything below a folder, hidden files included; a missing folder is empty.
    @concurrent
    func size(of folder: String) async throws(FolderError) -> FolderSize

    /// Permanently deletes a folder with everything in it.
    ///
    /// It needs no journal, and so works on a full disk. A process that ends meanwhile leaves the folder
    /// whole, or a part of it where no user sees it, and the next change deletes that. A missing folder is not an error.
    @concurrent
    func discard(_ folder: String) async throws(FolderError)

    /// Observes the files of a folder, also those that other programs change.
    ///
    /// - Returns: A stream with one element at once, and one for all changes of files, whose names do not begin with a dot,
    ///   since the previous element was consumed; it ends when the folder is moved or removed.
    /// - Throws: ``FolderError``: `notFound` if there is no such folder, or `notReadable` where the system does not notify.
    func changes(in folder: String) throws(FolderError) -> AsyncStream<Void>
}

extension FolderStore {
    /// Reads a file.
    ///
    /// - Throws: ``FolderError``: `notFound`, or `tooLarge` for a file above `limit` bytes.
    @concurrent
    public func read(_ path: String, limit: Int) async throws(FolderError) -> [UInt8] {
        try await read([path], limit: limit)[0].get()
    }
}

/// The name of a folder in a listing.
public struct FolderName: Hashable, Sendable {
    /// The name within the store.
    public let text: String
    /// A Boolean value that indicates whether the name was repaired, because the one on the disk is not UTF-8.
    public let isRepaired: Bool

    /// Creates a name.
    public init(_ text: String, isRepaired: Bool = false) {
        self.text = text
        self.isRepaired = isRepaired
    }
}

/// A file in a listing.
public struct FolderFile: Hashable, Sendable {
    /// The name within its folder.
    public let name: String
    /// A Boolean value that indicates whether the name was repaired, because the one on the disk is not UTF-8.
    public let isNameRepaired: Bool
    /// The size in bytes.
    public let byteCount: Int
    /// A number that is another one after the file was written again, such as the time of its last modification; it is the
    /// same in every process.
    public let revision: Int
    /// The time of its last modification, in nanoseconds since 1970.
    public let modificationTime: Int

    /// Creates the facts about a file.
    public init(name: String, byteCount: Int, revision: Int, modificationTime: Int) {
        self.name = name
        self.byteCount = byteCount
        self.revision = revision
        self.modificationTime = modificationTime
        isNameRepaired = false
    }

    /// Creates the facts about a file that no path leads to, because its name is not UTF-8.
    public init(repairedName name: String) {
        self.name = name
        isNameRepaired = true
        (byteCount, revision, modificationTime) = (0, 0, 0)
    }
}

/// The size of a folder with everything below it.
public struct FolderSize: Hashable, Sendable {
    /// The number of files.
    public let fileCount: Int
    /// The sum of the sizes of the files in bytes.
    public let byteCount: Int

    /// Creates a size.
    public init(fileCount: Int, byteCount: Int) {
        self.fileCount = fileCount
        self.byteCount = byteCount
    }
}

/// A change of files.
public enum FolderChange: Hashable, Sendable {
    /// Creates a folder; it is not an error if there is one, but if there is a file.
    case makeFolder(path: String)
    /// Creates a file, and one that was copied with the time at which it was last modified, in nanoseconds since 1970.
    case create(path: String, [UInt8], modificationTime: Int? = nil)
    /// Writes a file in place of one that still has the given content.
    case replace(path: String, [UInt8], of: [UInt8])
    /// Moves a file or a folder.
    case move(path: String, to: String)
    /// Moves a file into the place of another one, which is moved elsewhere before.
    case substitute(path: String, by: String, keeping: String)
    /// Deletes a file.
    case delete(path: String)
}

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
