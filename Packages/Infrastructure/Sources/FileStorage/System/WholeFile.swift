internal import DedicatedThreads
internal import Dispatch
import Foundation
internal import RepositoryKit

/// Reads and writes files as a whole.
package enum WholeFile {
    /// Reads a file; a symbolic link is followed.
    ///
    /// - Parameters:
    ///   - path: the file's path.
    ///   - limit: the number of bytes that the file may have.
    ///   - body: receives the bytes.
    /// - Returns: the result of `body`; nil if there is no file.
    /// - Throws: an error that ``SystemError/isTooLarge`` before anything is read, or ``SystemError/isNoFile``.
    package static func read<Value>(
        _ path: String,
        limit: Int,
        _ body: (UnsafeRawBufferPointer) -> Value
    ) throws(SystemError) -> Value? {
        guard let descriptor = try open(path) else { return nil }
        let status = try descriptor.status()
        guard status.isFile else { throw SystemError(code: status.isFolder ? EISDIR : ENXIO) }
        guard status.st_size <= limit else { throw .tooLarge }
        // A file of the kernel has contents without a size.
        guard status.st_size > 0 else { return try descriptor.readToEnd(limit: limit).withUnsafeBytes(body) }
        let size = Int(status.st_size)
        let result: Result<Value, SystemError> = withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) {
            buffer in
            do throws(SystemError) {
                let count = try descriptor.read(into: buffer)
                return .success(body(UnsafeRawBufferPointer(rebasing: buffer[..<count])))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private static func open(_ path: String) throws(SystemError) -> Descriptor? {
        do throws(SystemError) {
            return try Descriptor(path, quietly | O_NOFOLLOW)
        } catch {
            if error.isAbsent || [ENOTDIR, ENAMETOOLONG].contains(error.code) { return nil }
            guard error.code == ELOOP else { throw error }
            return try Descriptor(path, quietly)
        }
    }

    /// The flags with which opening a pipe or a terminal has no effect on the process.
    private static let quietly = O_RDONLY | O_NONBLOCK | O_NOCTTY

    /// Writes a new file, and waits until its contents are durable; a file at the path is removed first.
    ///
    /// - Parameter mode: the permissions, of which the user's mask removes some; by default nobody else may read the file.
    package static func write(_ bytes: [UInt8], to path: String, mode: UInt32 = 0o600) throws(SystemError) {
        let descriptor = try create(path, mode)
        try descriptor.write(bytes)
        try descriptor.synchronizeContents()
    }

    /// Gives a path to a complete new file, or removes its file, durably.
    ///
    /// If that fails, the old file is restored, or else the error is `unconfirmed`, as on a file system without hard links.
    ///
    /// - Parameters:
    ///   - path: the path of a file, which may not exist.
    ///   - new: the path of the new file; nil to remove the old one.
    ///   - old: the path at which the old file is kept meanwhile.
    static func replace(_ path: String, with new: String?, keeping old: String) throws(SystemError) {
        let isFirst = try FileSystem.statusOfLink(path) == nil
        let isKept = try isFirst ? false : FileSystem.linkIfPossible(path, to: old)
        defer { if isKept { try? FileSystem.remove(old) } }
        if let new { try FileSystem.rename(new, to: path) } else { try FileSystem.remove(path) }
        let folder = FileSystem.folder(of: path) ?? "."
        do throws(SystemError) { try Descriptor(folder: folder).synchronize() } catch {
            guard isFirst || isKept else { throw .unconfirmed }
            let cause = error
            do throws(SystemError) {
                if isKept { try FileSystem.rename(old, to: path) } else { try FileSystem.remove(path) }
                try Descriptor(folder: folder).synchronize()
            } catch {
                throw .unconfirmed
            }
            throw cause
        }
    }

    private static func create(_ path: String, _ mode: UInt32) throws(SystemError) -> Descriptor {
        do throws(SystemError) {
            return try Descriptor(creating: path, mode: mode)
        } catch {
            guard error.isPresent else { throw error }
            try FileSystem.remove(path)
            return try Descriptor(creating: path, mode: mode)
        }
    }

    // MARK: - Several files

    /// A file that is to be written.
    package struct NewFile: Sendable {
        let path: String
        let bytes: [UInt8]
        /// The time of its last modification that the file gets, in nanoseconds since 1970; nil for now.
        let modificationTime: Int?
        /// The permissions, of which the user's mask removes some; or exactly these.
        let mode: (value: UInt32, isExact: Bool)

        package init(
            path: String,
            bytes: [UInt8],
            modificationTime: Int? = nil,
            mode: (value: UInt32, isExact: Bool) = (0o600, false)
        ) {
            (self.path, self.bytes, self.modificationTime, self.mode) = (path, bytes, modificationTime, mode)
        }

        fileprivate func write() throws(SystemError) {
            try WholeFile.write(bytes, to: path, mode: mode.value)
            if mode.isExact { try FileSystem.setMode(mode.value, of: path) }
            if let modificationTime { FileSystem.setModificationTime(modificationTime, of: path) }
        }
    }

    /// Writes new files durably, as ``write(_:to:)`` does.
    ///
    /// - Throws: the error of the first file that could not be written; some of the others exist then.
    static func write(_ files: [NewFile]) throws(SystemError) {
        try forEach(files) { file throws(SystemError) in try file.write() }
    }

    /// The number of threads, the caller's included, on which the disk is used at the same time.
    private static let threadLimit = 8

    /// Calls a function with each item, on several threads, because a disk completes concurrent requests together.
    ///
    /// - Throws: the first error, after which nothing more is begun.
    static func forEach<Item: Sendable>(
        _ items: [Item],
        _ body: @escaping @Sendable (Item) throws(SystemError) -> Void
    ) throws(SystemError) {
        let queue = Lock((items: items[...], error: SystemError?.none))
        let work: @Sendable () -> Void = {
            while let item = queue.withLock({ $0.items.popFirst() }) {
                do throws(SystemError) {
                    try body(item)
                } catch {
                    queue.withLock { $0 = ([], $0.error ?? error) }
                }
            }
        }
        let threads = DispatchGroup()
        for _ in 1..<max(1, min(threadLimit, items.count)) {
            threads.enter()
            DedicatedThread.start {
                work()
                threads.leave()
            }
        }
        work()
        threads.wait()
        if let error = queue.withLock({ $0.error }) { throw error }
    }
}
