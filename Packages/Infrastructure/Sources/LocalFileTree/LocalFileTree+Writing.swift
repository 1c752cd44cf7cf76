import DedicatedThreads
import FileStorage
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
        do throws(SystemError) {
            guard try FileSystem.statusOfLink(target) == nil else { throw SystemError(code: EEXIST) }
            // A part of a file is worse than none, also after this process has been killed.
            try Draft(of: target).publish(bytes, modificationTime: modificationTime, at: target)
        } catch {
            throw error.isPresent
                ? .exists(path: path)
                : .notWritable(path: path, code: error.isAbsent ? folderError ?? error.code : error.code)
        }
    }

    /// Writes the files into a hidden folder, which gets its name when it is complete.
    @concurrent
    public func createFolder(_ path: String, under root: String, with files: [NewFile]) async throws(FileTreeError) {
        try await DedicatedThread.run { () throws(FileTreeError) in
            _ = Self.makeFolders(to: path, under: root)
            let target = root + "/" + path
            let draft = try Self.temporaryFolder(
                target[..<(target.lastIndex(of: "/") ?? target.startIndex)] + "/.new-",
                path
            )
            do throws(FileTreeError) {
                for file in files { try Self.create(file.path, under: draft, with: file.bytes) }
                try writing(path, try FileSystem.setMode(0o755, of: draft))
                do throws(SystemError) {
                    try FileSystem.move(draft, toFree: target)
                } catch {
                    throw error.isPresent || error.isNoFolder
                        ? .exists(path: path) : .notWritable(path: path, code: error.code)
                }
            } catch {
                try? FileSystem.removeTree(draft)
                throw error
            }
        }
    }

    /// Creates a folder that only the user may enter, with six random characters at the end of its name.
    static func temporaryFolder(_ prefix: String, _ path: String) throws(FileTreeError) -> String {
        var template = Array((prefix + "XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw .notWritable(path: path, code: errno) }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    @concurrent
    public func remove(_ path: String, under root: String) async throws(FileTreeError) {
        try await DedicatedThread.run { () throws(FileTreeError) in
            do throws(SystemError) {
                try FileSystem.remove(root + "/" + path)
            } catch {
                guard error.isNoFolder else { throw .notWritable(path: path, code: error.code) }
            }
        }
    }

    @concurrent
    public func removeDrafts(in folder: String, under root: String) async {
        await DedicatedThread.run { Draft.removeAbandoned(in: root + "/" + folder) }
    }

    /// Creates missing folders, those of the root for the user alone; a failure shows when the file is created.
    ///
    /// - Returns: the error number of a folder that could not be created, or nil.
    private static func makeFolders(to path: String, under root: String) -> Int32? {
        do throws(SystemError) {
            // An empty root stands for that of the file system.
            if !root.isEmpty, access(root, F_OK) != 0 { try FileSystem.makeFolder(root) }
            if let folder = FileSystem.folder(of: root + "/" + path) { try FileSystem.makeFolder(folder, mode: 0o755) }
            return nil
        } catch {
            return error.code
        }
    }
}
