import Foundation

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

    /// Writes a new file that only the user may read; a file at the path is removed first.
    ///
    /// - Parameters:
    ///   - bytes: the contents.
    ///   - path: the file's path.
    ///   - durably: true to wait until the contents are durable.
    package static func write(
        _ bytes: [UInt8],
        to path: String,
        durably: Bool = true
    ) throws(SystemError) {
        let descriptor = try create(path)
        try descriptor.write(bytes)
        if durably { try descriptor.synchronizeContents() }
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

    private static func create(_ path: String) throws(SystemError) -> Descriptor {
        do throws(SystemError) {
            return try Descriptor(creating: path)
        } catch {
            guard error.isPresent else { throw error }
            try FileSystem.remove(path)
            return try Descriptor(creating: path)
        }
    }
}
