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
    ///   - body: receives the bytes and the open file.
    /// - Returns: the result of `body`; nil if there is no file.
    /// - Throws: an error that ``SystemError/isTooLarge`` before anything is read, or ``SystemError/isNoFile``.
    package static func read<Value>(
        _ path: String,
        limit: Int,
        _ body: (UnsafeRawBufferPointer, borrowing Descriptor) throws(SystemError) -> Value
    ) throws(SystemError) -> Value? {
        guard let descriptor = try open(path) else { return nil }
        let status = try descriptor.status()
        guard status.isFile else { throw SystemError(code: status.isFolder ? EISDIR : ENXIO) }
        guard status.st_size <= limit else { throw .tooLarge }
        // Most documents fit on the stack.
        let result: Result<Value, SystemError> = withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 16) {
            buffer in
            do throws(SystemError) {
                let count = try descriptor.read(into: buffer)
                let start = UnsafeRawBufferPointer(rebasing: buffer[..<count])
                guard count == buffer.count else { return .success(try body(start, descriptor)) }
                var bytes = Array(start)
                try descriptor.readRest(behind: &bytes, limit: limit)
                return bytes.withUnsafeBytes { whole in
                    do throws(SystemError) {
                        return .success(try body(whole, descriptor))
                    } catch {
                        return .failure(error)
                    }
                }
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
    /// If that fails, the old file is restored, or else the error is `unconfirmed`.
    ///
    /// - Parameters:
    ///   - path: the path of a file, which may not exist.
    ///   - new: the path of the new file; nil to remove the old one.
    ///   - old: the path at which the old file is kept meanwhile.
    static func replace(_ path: String, with new: String?, keeping old: String) throws(SystemError) {
        let isReplaced = try linkOrCopy(path, to: old)
        defer { if isReplaced { try? FileSystem.remove(old) } }
        if let new { try FileSystem.rename(new, to: path) } else { try FileSystem.remove(path) }
        let folder = FileSystem.folder(of: path) ?? "."
        do throws(SystemError) { try Descriptor(folder: folder).synchronize() } catch {
            let cause = error
            do throws(SystemError) {
                if isReplaced { try FileSystem.rename(old, to: path) } else { try FileSystem.remove(path) }
                try Descriptor(folder: folder).synchronize()
            } catch {
                throw .unconfirmed
            }
            throw cause
        }
    }

    /// Links a file to a second path, where an existing file is replaced.
    ///
    /// The file is copied if the file system has no hard links.
    ///
    /// - Returns: false if there is no file.
    package static func linkOrCopy(_ path: String, to other: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try FileSystem.link(path, to: other)
            return true
        } catch {
            if error.isAbsent { return false }
            if error.isPresent {
                try FileSystem.remove(other)
                return try linkOrCopy(path, to: other)
            }
            guard error.isUnsupported else { throw error }
            guard let bytes = try read(path, limit: .max, { bytes, _ in Array(bytes) }) else { return false }
            try write(bytes, to: other)
            return true
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

    /// The files that have not been written yet, and the first error.
    private struct Queue {
        var files: ArraySlice<NewFile>
        var error: SystemError?
    }

    /// The number of files that are written at the same time.
    private static let writerLimit = 32

    /// Writes new files durably, as ``write(_:to:)`` does, several at a time.
    ///
    /// A disk makes durable together what waits for it at the same time, and nothing else is waited for.
    ///
    /// - Throws: the error of the first file that could not be written; some of the others exist then.
    static func write(_ files: [NewFile]) throws(SystemError) {
        let queue = Lock(Queue(files: files[...]))
        let write: @Sendable () -> Void = {
            while let file = queue.withLock({ $0.files.popFirst() }) {
                do throws(SystemError) {
                    try file.write()
                } catch {
                    queue.withLock { $0 = Queue(files: [], error: $0.error ?? error) }
                }
            }
        }
        let writers = DispatchGroup()
        for _ in 1..<max(1, min(writerLimit, files.count)) {
            writers.enter()
            DedicatedThread.start {
                write()
                writers.leave()
            }
        }
        write()
        writers.wait()
        if let error = queue.withLock({ $0.error }) { throw error }
    }
}
