import DedicatedThreads
import Foundation
public import RepositoryKit

extension LocalFileTree {
    @concurrent
    public func create(
        _ path: String,
        under root: String,
        with bytes: [UInt8],
        modificationTime: Int?
    ) async throws(FileTreeError) {
        try await DedicatedThread.run { () throws(FileTreeError) in
            try Self.create(path, under: root, with: bytes, modificationTime: modificationTime)
        }
    }

    static func create(
        _ path: String,
        under root: String,
        with bytes: [UInt8],
        modificationTime: Int? = nil
    ) throws(FileTreeError) {
        let folderError = makeFolders(to: path, under: root)
        let target = root + "/" + path
        var status = stat()
        guard lstat(target, &status) != 0 else { throw .exists(path: path) }
        // A part of a file is worse than none, also after this process has been killed.
        let draft: Draft
        do throws(Draft.Failure) {
            draft = try Draft(of: target)
        } catch {
            throw .notWritable(path: path, code: error.code == ENOENT ? folderError ?? ENOENT : error.code)
        }
        defer { draft.remove() }
        // Another process may have created the file while this one waited for the draft.
        guard lstat(target, &status) != 0 else { throw .exists(path: path) }
        do throws(Draft.Failure) {
            try draft.write(bytes)
            if let modificationTime { draft.setModificationTime(modificationTime) }
        } catch {
            throw .notWritable(path: path, code: error.code)
        }
        // Unlike a new name, a link replaces nothing; not every file system has links.
        guard link(draft.path, target) != 0 else { return }
        let code = errno
        guard lstat(target, &status) != 0 else { throw .exists(path: path) }
        guard [EPERM, EOPNOTSUPP].contains(code) else { throw .notWritable(path: path, code: code) }
        guard rename(draft.path, target) == 0 else { throw .notWritable(path: path, code: errno) }
    }

    @concurrent
    public func createFolder(_ path: String, under root: String, with files: [NewFile]) async throws(FileTreeError) {
        try await DedicatedThread.run { () throws(FileTreeError) in
            try Self.createFolder(path, under: root, with: files)
        }
    }

    /// Writes the files into a hidden folder, which gets its name when it is complete.
    private static func createFolder(
        _ path: String,
        under root: String,
        with files: [NewFile]
    ) throws(FileTreeError) {
        makeFolders(to: path, under: root)
        let target = root + "/" + path
        var status = stat()
        // A folder that appears later is not replaced either, unless it is empty: rename(2).
        guard lstat(target, &status) != 0 else { throw .exists(path: path) }
        let parent = target[..<(target.lastIndex(of: "/") ?? target.startIndex)]
        var template = Array((parent + "/.new-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw .notWritable(path: path, code: errno) }
        let draft = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        do throws(FileTreeError) {
            for file in files { try create(file.path, under: draft, with: file.bytes) }
            guard chmod(draft, 0o755) == 0 else { throw .notWritable(path: path, code: errno) }
            guard rename(draft, target) == 0 else {
                throw [EEXIST, ENOTEMPTY, ENOTDIR].contains(errno)
                    ? .exists(path: path) : .notWritable(path: path, code: errno)
            }
        } catch {
            try? FileManager.default.removeItem(atPath: draft)
            throw error
        }
    }

    @concurrent
    public func remove(_ path: String, under root: String) async throws(FileTreeError) {
        try await DedicatedThread.run { () throws(FileTreeError) in
            guard unlink(root + "/" + path) == 0 || errno == ENOENT || errno == ENOTDIR else {
                throw .notWritable(path: path, code: errno)
            }
        }
    }

    @concurrent
    public func removeDrafts(in folder: String, under root: String) async {
        await DedicatedThread.run { Draft.removeAbandoned(in: root + "/" + folder) }
    }

    /// Creates missing folders, those of the root for the user alone; a failure shows when the file is created.
    ///
    /// - Returns: the error number of the last folder that could not be created, or nil.
    @discardableResult
    private static func makeFolders(to path: String, under root: String) -> Int32? {
        var failure: Int32?
        func makeFolder(_ path: String, _ mode: mode_t) {
            if mkdir(path, mode) != 0, errno != EEXIST { failure = errno }
        }
        if access(root, F_OK) != 0 {
            let names = root.split(separator: "/", omittingEmptySubsequences: false)
            for end in names.indices where !names[end].isEmpty {
                makeFolder(names[...end].joined(separator: "/"), 0o700)
            }
        }
        var folder = root
        for name in path.split(separator: "/").dropLast() {
            folder += "/" + name
            makeFolder(folder, 0o755)
        }
        return failure
    }
}
