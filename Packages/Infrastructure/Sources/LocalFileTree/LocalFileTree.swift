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
            var traversal = FolderTraversal(root: root, suffixes: suffixes)
            if let failure = traversal.enter("", parents: []) { throw failure }
            while !interruption.isRequested, let folder = traversal.pending.popLast() {
                guard !skips(folder.path) else { continue }
                if let failure = traversal.enter(folder.path, parents: folder.parents) {
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
            let bytes: [UInt8]?
            do throws(SystemError) {
                bytes = try WholeFile.read(file, limit: limit) { Array($0) }
            } catch {
                throw error.isTooLarge ? .tooLarge(path: path, limit: limit) : FileTreeError(error, path)
            }
            guard let bytes else { throw .notFound(path: path) }
            return bytes
        }
        guard readsStreams else { throw .notAFile(path: path) }
        guard !status.isFolder else { throw .notReadable(path: path, code: EISDIR) }
        // Opening a pipe waits for a writer, and reading one for what it writes.
        return try await DedicatedThread.run(Interruption()) { interruption throws(FileTreeError) in
            try Self.stream(path, under: root, limit: limit, interruption)
        }
    }

    @concurrent
    public func modificationTime(of path: String, under root: String) async throws(FileTreeError) -> Int {
        guard let status = try reading(path, try FileSystem.status(root + "/" + path)) else {
            throw .notFound(path: path)
        }
        return status.modificationNanoseconds
    }

    /// Reads a pipe or a device, whose size is not known.
    private static func stream(
        _ path: String,
        under root: String,
        limit: Int,
        _ interruption: Interruption
    ) throws(FileTreeError) -> [UInt8] {
        let opened = waiting(interruption) { open(root + "/" + path, O_RDONLY | O_CLOEXEC) }
        let descriptor = try reading(path, try Descriptor(taking: opened))
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let count = waiting(interruption) { systemRead(descriptor.number, &buffer, buffer.count) }
            guard count >= 0 else { throw .notReadable(path: path, code: errno) }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
        throw .tooLarge(path: path, limit: limit)
    }

    /// Performs a call, which fails with `EINTR` after an interruption.
    private static func waiting<Number: SignedInteger>(_ interruption: Interruption, _ call: () -> Number) -> Number {
        do throws(Interrupted) {
            return try interruption.wait(call)
        } catch {
            errno = EINTR
            return -1
        }
    }

    static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}

private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, start, count)
}

extension FileTreeError {
    fileprivate init(_ error: SystemError, _ path: String) {
        // No file has a name that is too long.
        self =
            [ENOENT, ENOTDIR, ENAMETOOLONG].contains(error.code)
            ? .notFound(path: path) : .notReadable(path: path, code: error.code)
    }
}

/// Evaluates calls that read at `path`, and turns their failure into an error of the port.
private func reading<Value: ~Copyable>(
    _ path: String,
    _ body: @autoclosure () throws(SystemError) -> Value
) throws(FileTreeError) -> Value {
    do throws(SystemError) { return try body() } catch { throw FileTreeError(error, path) }
}

/// Evaluates calls that write at `path`, and turns their failure into an error of the port.
@discardableResult
func writing<Value: ~Copyable>(
    _ path: String,
    _ body: @autoclosure () throws(SystemError) -> Value
) throws(FileTreeError) -> Value {
    do throws(SystemError) { return try body() } catch {
        throw .notWritable(path: path, code: error == .unconfirmed ? EIO : error.code)
    }
}

/// A traversal of the folders below a root, with the folders that it has not entered yet.
private struct FolderTraversal {
    /// The identity of a folder, whichever path leads to it.
    struct Identity: Hashable {
        let device: UInt64
        let file: UInt64
    }

    struct Folder {
        let path: String
        let parents: [Identity]
    }

    let root: String
    let suffixes: [[UInt8]]
    var pending: [Folder] = []
    var files: [String] = []
    var failures: [FileTreeError] = []
    var links: [String: String] = [:]

    init(root: String, suffixes: [String]) {
        self.root = root
        self.suffixes = suffixes.map { Array($0.utf8) }
    }

    /// Lists one folder, and appends its subfolders to those that are entered later.
    mutating func enter(_ path: String, parents: [Identity]) -> FileTreeError? {
        guard let stream = opendir(path.isEmpty ? root : root + "/" + path) else {
            return FileTreeError(.last, path.isEmpty ? root : path)
        }
        defer { closedir(stream) }
        var status = stat()
        guard fstat(dirfd(stream), &status) == 0 else { return FileTreeError(.last, path) }
        let identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(status.st_ino))
        guard !parents.contains(identity) else { return .linkLoop(path: path) }
        let prefix = path.isEmpty ? "" : path + "/"
        while let entry = readdir(stream) {
            let (name, isText) = Self.name(of: entry)
            guard let first = name.utf8.first, first != UInt8(ascii: ".") else { continue }
            guard isText else {
                // A path is text, so no path leads to it.
                let isListed = Int(entry.pointee.d_type) != Int(DT_REG) || hasSuffix(name)
                if isListed { failures.append(.notReadable(path: prefix + name, code: EILSEQ)) }
                continue
            }
            switch kind(of: entry, at: prefix + name) {
            case S_IFDIR: pending.append(Folder(path: prefix + name, parents: parents + [identity]))
            case S_IFREG where hasSuffix(name): files.append(prefix + name)
            default: continue
            }
            if Int(entry.pointee.d_type) == Int(DT_LNK) { follow(prefix + name) }
        }
        return nil
    }

    private mutating func follow(_ link: String) {
        guard let root = LocalFileTree.realPath(root), let path = LocalFileTree.realPath(self.root + "/" + link) else {
            return
        }
        links[link] = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    private func hasSuffix(_ name: String) -> Bool {
        suffixes.contains { name.utf8.suffix($0.count).elementsEqual($0) }
    }

    /// Returns the name of an entry, repaired if it is not UTF-8.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> (text: String, isText: Bool) {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
        guard let name = String(validatingCString: start) else { return (String(cString: start), false) }
        return (name, true)
    }

    private func kind(of entry: UnsafeMutablePointer<dirent>, at path: String) -> mode_t {
        switch Int(entry.pointee.d_type) {
        case Int(DT_DIR): return S_IFDIR
        case Int(DT_REG): return S_IFREG
        case Int(DT_LNK), Int(DT_UNKNOWN):
            var status = stat()
            return stat(root + "/" + path, &status) == 0 ? status.st_mode & S_IFMT : 0
        default: return 0
        }
    }
}
