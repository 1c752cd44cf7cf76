/// Read access to the files of a folder and of everything below it, of this machine or of a past state.
///
/// Paths are relative to the folder and use slashes. Every function does its work off the caller's actor.
public protocol FileSource: Sendable {
    /// Lists the files below a folder whose names have one of several suffixes.
    ///
    /// Hidden files and folders, whose names begin with a dot, are skipped. Links to files count as files; links to
    /// folders are followed unless they lead back to a folder that contains them.
    ///
    /// `skips` returns whether a folder is skipped, by its path; it may be called on any thread.
    ///
    /// - Throws: ``FileTreeError`` if `root` itself cannot be listed.
    @concurrent
    func list(
        _ suffixes: [String],
        under root: String,
        skipping skips: @escaping @Sendable (String) -> Bool
    ) async throws(FileTreeError) -> FileListing

    /// Reads a whole file; a pipe or a device is read to its end, unless the tree has files only.
    ///
    /// - Throws: ``FileTreeError``: `tooLarge` for a file above `limit` bytes, `notAFile` for anything else than a
    ///   file.
    @concurrent
    func read(_ path: String, under root: String, limit: Int) async throws(FileTreeError) -> [UInt8]
}

/// Read and write access to the files of a folder and of everything below it.
public protocol FileTree: FileSource {
    /// Returns the time at which a file was last modified, in nanoseconds since 1970.
    @concurrent
    func modificationTime(of path: String, under root: String) async throws(FileTreeError) -> Int

    /// Creates a whole file, and the folders that lead to it, the root included.
    ///
    /// A process that ends meanwhile leaves at most a hidden file beside it.
    ///
    /// A copied file gets the time at which it was last modified, in nanoseconds since 1970, where the file system can
    /// store it.
    ///
    /// - Throws: ``FileTreeError``: `exists` if there is a file already, which is left unchanged.
    @concurrent
    func create(
        _ path: String,
        under root: String,
        with bytes: [UInt8],
        modificationTime: Int?
    ) async throws(FileTreeError)

    /// Creates a folder with all of the files, or not at all; the folders that lead to it are created in any case.
    ///
    /// A process that ends meanwhile leaves at most a hidden folder beside it.
    ///
    /// The paths of the files are relative to the new folder.
    ///
    /// - Throws: ``FileTreeError``: `exists` if there is a file or a folder already, which is left unchanged.
    @concurrent
    func createFolder(_ path: String, under root: String, with files: [NewFile]) async throws(FileTreeError)

    /// Creates, replaces and removes files, all of them or none; folders that become empty are removed, too.
    ///
    /// A process that ends meanwhile leaves a hidden folder, by which the next call for the same root, even one without changes,
    /// restores the files as they were; what somebody has written to one of them since is left.
    ///
    /// The changes are of different files. After provisional ones, the next call for the same root restores the files,
    /// unless it makes the same changes for good: then it leaves them as they are, with their times.
    ///
    /// - Throws: ``FileTreeError``: `exists` if a new file is there already, `notWritable` if a file has other content than the
    ///   change expects or nobody may write it, if its path is absolute, has `.` or `..`, leads out of the root by a link or into a
    ///   folder `.git`, or while another process changes files of the same root; `malformed` if files cannot be restored by what
    ///   an interrupted change has left, which stays.
    @concurrent
    func change(
        _ changes: [FileChange],
        under root: String,
        provisionally isProvisional: Bool
    ) async throws(FileTreeError)

    /// Removes a file; it is not an error if there is none.
    @concurrent
    func remove(_ path: String, under root: String) async throws(FileTreeError)

    /// Removes the hidden files left in a folder by processes that ended while they were creating a file there.
    ///
    /// A file that cannot be removed is skipped; no error is reported.
    @concurrent
    func removeDrafts(in folder: String, under root: String) async
}

extension FileTree {
    /// Creates, replaces and removes files for good, all of them or none.
    @concurrent
    public func change(_ changes: [FileChange], under root: String) async throws(FileTreeError) {
        try await change(changes, under: root, provisionally: false)
    }

    /// Creates a whole file, and the folders that lead to it, the root included.
    ///
    /// - Throws: ``FileTreeError``: `exists` if there is a file already, which is left unchanged.
    @concurrent
    public func create(_ path: String, under root: String, with bytes: [UInt8]) async throws(FileTreeError) {
        try await create(path, under: root, with: bytes, modificationTime: nil)
    }
}

/// A file that does not exist yet.
public struct NewFile: Hashable, Sendable {
    /// The path, relative to the folder in which it is created.
    public let path: String
    /// The content.
    public let bytes: [UInt8]

    /// Creates a file.
    public init(_ path: String, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// A change of the content of one file, or its removal.
public struct FileChange: Hashable, Sendable {
    /// The path, relative to the folder in which files are changed.
    public let path: String
    /// The content that the file has to have; nil if there must be no such file.
    public let old: [UInt8]?
    /// The content that the file gets; nil if it is removed.
    public let new: [UInt8]?

    /// Creates a change.
    public init(_ path: String, from old: [UInt8]?, to new: [UInt8]?) {
        self.path = path
        self.old = old
        self.new = new
    }
}

/// The files that were found, and the errors on the way.
public struct FileListing: Hashable, Sendable {
    /// The paths of the files, sorted.
    public let files: [String]
    /// The folders that could not be listed, and the links that lead in circles.
    public let failures: [FileTreeError]
    /// The links that were followed, to files and to folders, with the paths to which they lead: relative to the root, or absolute
    /// if that is elsewhere.
    public let links: [String: String]

    /// Creates a listing; the files are sorted.
    public init(files: [String], failures: [FileTreeError] = [], links: [String: String] = [:]) {
        self.files = files.sorted()
        self.failures = failures
        self.links = links
    }
}

/// An error of reading or writing a file or a folder.
public enum FileTreeError: Error, Hashable, Sendable {
    /// There is no such file or folder.
    case notFound(path: String)
    /// The file or folder exists and cannot be read; `code` is the system's error number, `EILSEQ` for a name that is not UTF-8.
    case notReadable(path: String, code: Int32)
    /// The file cannot be written; `code` is the system's error number.
    case notWritable(path: String, code: Int32)
    /// The file exists already.
    case exists(path: String)
    /// A folder, a pipe, a socket or a device lies where a file belongs.
    case notAFile(path: String)
    /// A link leads back to a folder that contains it.
    case linkLoop(path: String)
    /// The folder that an interrupted change has left is damaged, or would change files elsewhere.
    case malformed(path: String)
    /// The file is larger than the limit, in bytes.
    case tooLarge(path: String, limit: Int)
}
