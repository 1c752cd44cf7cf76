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
            try writing(path, try Self.create(path, under: root, with: bytes, modificationTime: modificationTime))
        }
    }

    private static func create(
        _ path: String,
        under root: String,
        with bytes: [UInt8],
        modificationTime: Int? = nil
    ) throws(SystemError) {
        let target = root + "/" + path
        try makeFolders(to: path, under: root)
        guard try FileSystem.statusOfLink(target) == nil else { throw SystemError(code: EEXIST) }
        // A part of a file is worse than none, also after this process has been killed.
        try Draft(of: target).publish(bytes, modificationTime: modificationTime, at: target)
    }

    /// Writes the files into a hidden folder, which gets its name when it is complete.
    @concurrent
    public func createFolder(_ path: String, under root: String, with files: [NewFile]) async throws(FileTreeError) {
        try await DedicatedThread.run { () throws(FileTreeError) in
            try writing(path, try Self.makeFolders(to: path, under: root))
            let target = root + "/" + path
            // Only the user may enter it meanwhile.
            var template = Array("\(FileSystem.folder(of: target) ?? "")/.new-XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else { throw .notWritable(path: path, code: errno) }
            let draft = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            do throws(FileTreeError) {
                for file in files {
                    try writing(file.path, try Self.create(file.path, under: draft, with: file.bytes))
                }
                try writing(path, try FileSystem.setMode(0o755, of: draft))
                try writing(path, try FileSystem.move(draft, toFree: target))
            } catch {
                try? FileSystem.removeTree(draft)
                throw error
            }
        }
    }

    @concurrent
    public func remove(_ path: String, under root: String) async throws(FileTreeError) {
        try await DedicatedThread.run { () throws(FileTreeError) in
            try writing(path, try FileSystem.remove(root + "/" + path))
        }
    }

    @concurrent
    public func removeDrafts(in folder: String, under root: String) async {
        await DedicatedThread.run { Draft.removeAbandoned(in: root + "/" + folder) }
    }

    /// Creates missing folders, those of the root for the user alone.
    private static func makeFolders(to path: String, under root: String) throws(SystemError) {
        // An empty root stands for that of the file system.
        if !root.isEmpty, try !FileSystem.exists(root) { try FileSystem.makeFolder(root) }
        if let folder = FileSystem.folder(of: root + "/" + path) { try FileSystem.makeFolder(folder, mode: 0o755) }
    }
}
