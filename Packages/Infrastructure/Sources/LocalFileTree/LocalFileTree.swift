import DedicatedThreads
import FileStorage
import Foundation
public import RepositoryKit

/// The files of this machine, read by system calls that create no object for each file.
public struct LocalFileTree: FileTree {
    private let readsStreams: Bool

    /// Creates a tree.
    ///
    /// - Parameter readsStreams: a Boolean value that indicates whether pipes and devices are read to their end; otherwise
    ///   they are refused, because reading one may wait for ever.
    public init(readsStreams: Bool = true) {
        self.readsStreams = readsStreams
    }

    @concurrent
    public func list(
        _ suffixes: [String],
        under root: String,
        skipping skips: @escaping @Sendable (String) -> Bool
    ) async throws(FileTreeError) -> FileListing {
        try await DedicatedThread.run(Interruption()) { interruption throws(FileTreeError) in
            var traversal = FolderTraversal(root: root, suffixes: suffixes.map { Array($0.utf8) })
            if let failure = traversal.enter("", parents: []) { throw failure }
            while !interruption.isRequested, let folder = traversal.pending.popLast() {
                if !skips(folder.path), let failure = traversal.enter(folder.path, parents: folder.parents) {
                    traversal.failures.append(failure)
                }
            }
            return FileListing(files: traversal.files, failures: traversal.failures, links: traversal.links)
        }
    }

    @concurrent
    public func read(_ path: String, under root: String, limit: Int) async throws(FileTreeError) -> [UInt8] {
        let file = root + "/" + path
        guard let status = try reading(path, try FileSystem.status(file)) else {
            // A link to nothing is there, and cannot be read.
            let isLink = try reading(path, try FileSystem.statusOfLink(file)) != nil
            throw isLink ? .notReadable(path: path, code: ENOENT) : .notFound(path: path)
        }
        if status.isFile {
            let bytes = try reading(path, limit: limit, try WholeFile.read(file, limit: limit))
            guard let bytes else { throw .notFound(path: path) }
            return bytes
        }
        guard readsStreams else { throw .notAFile(path: path) }
        guard !status.isFolder else { throw .notReadable(path: path, code: EISDIR) }
        // Opening a pipe waits for a writer, and reading one for what it writes.
        return try await DedicatedThread.run(Interruption()) { interruption throws(FileTreeError) in
            do throws(SystemError) {
                let stream = try Descriptor(taking: try call(interruption) { open(file, O_RDONLY | O_CLOEXEC) })
                var bytes: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 1 << 16)
                while bytes.count <= limit {
                    let count = try call(interruption) { Foundation.read(stream.number, &buffer, buffer.count) }
                    if count == 0 { return bytes }
                    bytes += buffer[..<count]
                }
                throw .tooLarge
            } catch {
                throw FileTreeError(error, path, limit: limit)
            }
        }
    }

    @concurrent
    public func modificationTime(of path: String, under root: String) async throws(FileTreeError) -> Int {
        guard let status = try reading(path, try FileSystem.status(root + "/" + path)) else {
            throw .notFound(path: path)
        }
        return status.modificationNanoseconds
    }
}

extension FileTreeError {
    fileprivate init(_ error: SystemError, _ path: String, limit: Int = .max) {
        // No file has a name that is too long.
        self =
            switch error.code {
            case ENOENT, ENOTDIR, ENAMETOOLONG: .notFound(path: path)
            case _ where error.isTooLarge: .tooLarge(path: path, limit: limit)
            default: .notReadable(path: path, code: error.code)
            }
    }
}

/// Evaluates calls that read at `path`, and turns their failure into an error of the port.
func reading<Value: ~Copyable>(
    _ path: String,
    limit: Int = .max,
    _ body: @autoclosure () throws(SystemError) -> Value
) throws(FileTreeError) -> Value {
    do throws(SystemError) { return try body() } catch { throw FileTreeError(error, path, limit: limit) }
}

/// Evaluates calls that write at `path`, and turns their failure into an error of the port.
@discardableResult
func writing<Value: ~Copyable>(
    _ path: String,
    _ body: @autoclosure () throws(SystemError) -> Value
) throws(FileTreeError) -> Value {
    do throws(SystemError) { return try body() } catch {
        if error.isPresent { throw .exists(path: path) }
        throw .notWritable(path: path, code: error == .unconfirmed ? EIO : error.code)
    }
}

/// A traversal of the folders below a root, with the folders that it has not entered yet.
private struct FolderTraversal {
    struct Folder {
        let path: String
        let parents: [stat.Identity]
    }

    let root: String
    let suffixes: [[UInt8]]
    var pending: [Folder] = []
    var files: [String] = []
    var failures: [FileTreeError] = []
    var links: [String: String] = [:]

    /// Lists one folder, and appends its subfolders to those that are entered later.
    mutating func enter(_ path: String, parents: [stat.Identity]) -> FileTreeError? {
        let (folder, shown) = path.isEmpty ? (root, root) : (root + "/" + path, path)
        do throws(SystemError) {
            guard let status = try FileSystem.status(folder), status.isFolder else { return .notFound(path: shown) }
            guard !parents.contains(status.identity) else { return .linkLoop(path: path) }
            let here = Folder(path: path, parents: parents + [status.identity])
            try FileSystem.forEachName(in: folder) { name, kind in add(name, kind, in: here) }
            return nil
        } catch {
            return FileTreeError(error, shown)
        }
    }

    private mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ kind: Int, in folder: Folder) {
        let hasSuffix = suffixes.contains { name.suffix($0.count).elementsEqual($0) }
        guard name.first != UInt8(ascii: "."), hasSuffix || kind != Int(DT_REG) else { return }
        let prefix = folder.path.isEmpty ? "" : folder.path + "/"
        guard let text = String(validating: name, as: UTF8.self) else {
            // A path is text, so no path leads to it.
            failures.append(.notReadable(path: prefix + String(decoding: name, as: UTF8.self), code: EILSEQ))
            return
        }
        let path = prefix + text
        let isFollowed = [Int(DT_LNK), Int(DT_UNKNOWN)].contains(kind)
        let status = isFollowed ? try? FileSystem.status(root + "/" + path) : nil
        if status?.isFolder ?? (kind == Int(DT_DIR)) {
            pending.append(Folder(path: path, parents: folder.parents))
        } else if hasSuffix, status?.isFile ?? (kind == Int(DT_REG)) {
            files.append(path)
        } else {
            return
        }
        if kind == Int(DT_LNK) { follow(path) }
    }

    private mutating func follow(_ link: String) {
        guard let path = FileSystem.realPath(root + "/" + link), let root = FileSystem.realPath(root) else { return }
        links[link] = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
}
