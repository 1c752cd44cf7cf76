public import RepositoryKit
import Synchronization

/// A file tree in memory, for tests of its users.
///
/// It passes ``FileTreeContract`` and ``FileSourceContract``, except for links, which it does not have.
///
/// ```swift
/// @Test func `a file that cannot be read is named`() async throws {
///     let tree = InMemoryFileTree(["/books/typee.txt": "Typee"])
///     tree.refuse("/books/typee.txt", with: .notReadable(path: "typee.txt", code: 13))
///     await #expect(throws: FileTreeError.notReadable(path: "typee.txt", code: 13)) {
///         try await tree.read("typee.txt", under: "/books", limit: 100)
///     }
/// }
/// ```
public final class InMemoryFileTree: FileTree {
    private struct Contents {
        var files: [String: [UInt8]] = [:]
        var modificationTimes: [String: Int] = [:]
        var folders: Set<String> = []
        var refusals: [String: FileTreeError] = [:]
        var refusedCreations: [String: FileTreeError] = [:]
        /// The files and folders before provisional changes, by root.
        var before: [String: (files: [String: [UInt8]], folders: Set<String>)] = [:]

        mutating func removeEmptyFolders(above path: String, below root: String) {
            for folder in InMemoryFileTree.folders(above: path).reversed() where folder.hasPrefix(root + "/") {
                let isUsed = (Array(files.keys) + folders).contains { $0.hasPrefix(folder + "/") }
                if !isUsed { folders.remove(folder) }
            }
        }
    }

    private let contents: Mutex<Contents>

    /// Creates a tree of texts by root and path joined; their folders exist, too.
    public init(_ texts: [String: String] = [:]) {
        var contents = Contents()
        for (path, text) in texts {
            contents.files[path] = Array(text.utf8)
            contents.folders.formUnion(Self.folders(above: path))
        }
        self.contents = Mutex(contents)
    }

    /// The files by root and path joined, as text.
    public var texts: [String: String] {
        contents.withLock { $0.files.mapValues { String(decoding: $0, as: UTF8.self) } }
    }

    /// Injects a fault into every access to a file, by root and path joined.
    ///
    /// Lists still contain the file; that of a folder is an element of their failures.
    public func refuse(_ path: String, with error: FileTreeError) {
        contents.withLock { $0.refusals[path] = error }
    }

    /// Injects a fault into the creation of a file, by root and path joined, as on a disk that is full.
    public func refuseCreation(of path: String, with error: FileTreeError) {
        contents.withLock { $0.refusedCreations[path] = error }
    }

    @concurrent
    public func list(
        _ suffixes: [String],
        under root: String,
        skipping skips: @Sendable (String) -> Bool
    ) async throws(FileTreeError) -> FileListing {
        let contents = contents.withLock { $0 }
        guard contents.folders.contains(root) else { throw .notFound(path: root) }
        func below(_ path: String) -> String? {
            path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
        }
        let refused = contents.refusals.keys.filter { !contents.folders.contains($0) }
        let files = Set(Array(contents.files.keys) + refused).compactMap(below).filter { path in
            let names = path.split(separator: "/")
            let folders = Self.folders(above: "/" + path).map { $0.dropFirst() }.filter { !$0.isEmpty }
            return !names.contains { $0.hasPrefix(".") } && suffixes.contains(where: path.hasSuffix)
                && !folders.contains { skips(String($0)) }
        }
        let failures = contents.refusals.filter { contents.folders.contains($0.key) && below($0.key) != nil }
        return FileListing(files: files, failures: Array(failures.values))
    }

    @concurrent
    public func read(_ path: String, under root: String, limit: Int) async throws(FileTreeError) -> [UInt8] {
        try contents.withLock { contents throws(FileTreeError) in
            let whole = root + "/" + path
            if let refusal = contents.refusals[whole] { throw refusal }
            if contents.folders.contains(whole) { throw .notReadable(path: path, code: Self.isFolder) }
            guard let bytes = contents.files[whole] else { throw .notFound(path: path) }
            guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
            return bytes
        }
    }

    @concurrent
    public func modificationTime(of path: String, under root: String) async throws(FileTreeError) -> Int {
        let contents = contents.withLock { $0 }
        guard contents.files[root + "/" + path] != nil else { throw .notFound(path: path) }
        return contents.modificationTimes[root + "/" + path] ?? 0
    }

    @concurrent
    public func create(
        _ path: String,
        under root: String,
        with bytes: [UInt8],
        modificationTime: Int?
    ) async throws(FileTreeError) {
        try contents.withLock { contents throws(FileTreeError) in
            let whole = root + "/" + path
            if let refusal = contents.refusals[whole] ?? contents.refusedCreations[whole] { throw refusal }
            if contents.files[whole] != nil || contents.folders.contains(whole) { throw .exists(path: path) }
            let folders = Self.folders(above: whole)
            if folders.contains(where: { contents.files[$0] != nil }) {
                throw .notWritable(path: path, code: Self.isNoFolder)
            }
            contents.files[whole] = bytes
            contents.modificationTimes[whole] = modificationTime
            contents.folders.formUnion(folders)
        }
    }

    @concurrent
    public func createFolder(_ path: String, under root: String, with files: [NewFile]) async throws(FileTreeError) {
        try contents.withLock { contents throws(FileTreeError) in
            let whole = root + "/" + path
            if contents.files[whole] != nil || contents.folders.contains(whole) { throw .exists(path: path) }
            if Self.folders(above: whole).contains(where: { contents.files[$0] != nil }) {
                throw .notWritable(path: path, code: Self.isNoFolder)
            }
            if let refusal = files.compactMap({ contents.refusals[whole + "/" + $0.path] }).first { throw refusal }
            let paths = Set(files.map(\.path))
            if files.contains(where: { !paths.isDisjoint(with: Self.folders(above: $0.path)) }) {
                throw .notWritable(path: path, code: Self.isNoFolder)
            }
            contents.folders.formUnion(Self.folders(above: whole + "/"))
            for file in files {
                contents.files[whole + "/" + file.path] = file.bytes
                contents.folders.formUnion(Self.folders(above: whole + "/" + file.path))
            }
        }
    }

    @concurrent
    public func change(
        _ changes: [FileChange],
        under root: String,
        provisionally isProvisional: Bool
    ) async throws(FileTreeError) {
        try contents.withLock { contents throws(FileTreeError) in
            if let before = contents.before.removeValue(forKey: root) {
                (contents.files, contents.folders) = before
            }
            var changed = contents
            if isProvisional { changed.before[root] = (contents.files, contents.folders) }
            for change in changes {
                let whole = root + "/" + change.path
                if let refusal = changed.refusals[whole] { throw refusal }
                let names = change.path.split(separator: "/", omittingEmptySubsequences: false)
                if names.contains(where: { ["", ".", "..", ".git"].contains($0) }) {
                    throw .notWritable(path: change.path, code: Self.isInvalid)
                }
                if changed.folders.contains(whole) || change.old == nil && changed.files[whole] != nil {
                    throw .exists(path: change.path)
                }
                let folders = Self.folders(above: whole)
                if changed.files[whole] != change.old || folders.contains(where: { changed.files[$0] != nil }) {
                    throw .notWritable(path: change.path, code: Self.isBusy)
                }
                changed.files[whole] = change.new
                changed.folders.formUnion(folders)
                if change.new == nil { changed.removeEmptyFolders(above: whole, below: root) }
            }
            contents = changed
        }
    }

    @concurrent
    public func remove(_ path: String, under root: String) async throws(FileTreeError) {
        try contents.withLock { contents throws(FileTreeError) in
            let whole = root + "/" + path
            if let refusal = contents.refusals[whole] { throw refusal }
            if contents.folders.contains(whole) { throw .notWritable(path: path, code: Self.isFolder) }
            contents.files[whole] = nil
        }
    }

    @concurrent
    public func removeDrafts(in folder: String, under root: String) async {}

    /// The numbers of the errors `EBUSY`, `ENOTDIR`, `EISDIR` and `EINVAL`, which are the same on every system that Swift runs on.
    private static let isBusy: Int32 = 16
    private static let isNoFolder: Int32 = 20
    private static let isFolder: Int32 = 21
    private static let isInvalid: Int32 = 22

    private static func folders(above path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
}
