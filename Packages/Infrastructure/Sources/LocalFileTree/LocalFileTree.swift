import DedicatedThreads
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
        var status = stat()
        guard stat(root + "/" + path, &status) == 0 else { throw FileTreeError(code: errno, path: path) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return try Self.file(path, under: root, limit: limit)
        case S_IFDIR where readsStreams: throw .notReadable(path: path, code: EISDIR)
        case _ where !readsStreams: throw .notAFile(path: path)
        default:
            // Opening a pipe waits for a writer.
            return try await DedicatedThread.run(Interruption()) { interruption throws(FileTreeError) in
                try Self.stream(path, under: root, limit: limit, interruption)
            }
        }
    }

    @concurrent
    public func modificationTime(of path: String, under root: String) async throws(FileTreeError) -> Int {
        var status = stat()
        guard stat(root + "/" + path, &status) == 0 else { throw FileTreeError(code: errno, path: path) }
        return status.modificationTime.tv_sec &* 1_000_000_000 &+ status.modificationTime.tv_nsec
    }

    private static func file(_ path: String, under root: String, limit: Int) throws(FileTreeError) -> [UInt8] {
        let descriptor = open(root + "/" + path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileTreeError(code: errno, path: path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileTreeError(code: errno, path: path) }
        guard status.st_size <= limit else { throw .tooLarge(path: path, limit: limit) }
        // One byte more than expected, so that a file that grows meanwhile is noticed at the end.
        return try bytes(of: descriptor, at: path, atMost: Int(status.st_size) + 1)
    }

    /// Reads a pipe or a device, whose size is not known.
    private static func stream(
        _ path: String,
        under root: String,
        limit: Int,
        _ interruption: Interruption
    ) throws(FileTreeError) -> [UInt8] {
        let descriptor = waiting(interruption) { open(root + "/" + path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FileTreeError(code: errno, path: path) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        let size = 1 << 16
        var buffer = [UInt8](repeating: 0, count: size)
        while bytes.count <= limit {
            let count = waiting(interruption) { systemRead(descriptor, &buffer, size) }
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

    /// Reads up to a number of bytes, or to the end of the file.
    private static func bytes(
        of descriptor: Int32,
        at path: String,
        atMost limit: Int
    ) throws(FileTreeError) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            while count < buffer.count {
                let read = systemRead(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
                if read < 0, errno == EINTR { continue }
                if read < 0 { failure = errno }
                guard read > 0 else { return }
                count += read
            }
        }
        guard failure == 0 else { throw FileTreeError(code: failure, path: path) }
        return bytes
    }
}

extension stat {
    var modificationTime: timespec {
        #if canImport(Darwin)
            st_mtimespec
        #else
            st_mtim
        #endif
    }
}

private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, start, count)
}

extension FileTreeError {
    fileprivate init(code: Int32, path: String) {
        // No file has a name that is too long.
        self =
            [ENOENT, ENOTDIR, ENAMETOOLONG].contains(code)
            ? .notFound(path: path) : .notReadable(path: path, code: code)
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
            return FileTreeError(code: errno, path: path.isEmpty ? root : path)
        }
        defer { closedir(stream) }
        var status = stat()
        guard fstat(dirfd(stream), &status) == 0 else { return FileTreeError(code: errno, path: path) }
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
        guard let root = Self.realPath(root), let path = Self.realPath(self.root + "/" + link) else { return }
        links[link] = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
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
