#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Reads and writes files as a whole.
package enum WholeFile {
    /// Reads a file, or one that a symbolic link leads to.
    ///
    /// - Parameters:
    ///   - path: the file's path.
    ///   - limit: the number of bytes that the file may have.
    ///   - body: gets the bytes, and the open file.
    /// - Returns: what `body` returns; nil if nothing lies there.
    /// - Throws: an error that ``SystemError/isTooLarge`` before anything was read, or ``SystemError/isNoFile``.
    package static func read<Value>(
        _ path: String,
        limit: Int,
        _ body: (UnsafeRawBufferPointer, borrowing Descriptor) throws(SystemError) -> Value
    ) throws(SystemError) -> Value? {
        guard let descriptor = try open(path) else { return nil }
        let status = try descriptor.status()
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(code: isFolder ? EISDIR : ENXIO) }
        guard status.st_size <= limit else { throw .tooLarge }
        // Most documents fit into the stack.
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
            if error.isAbsent || error.code == ENOTDIR { return nil }
            guard error.code == ELOOP else { throw error }
            return try Descriptor(path, quietly)
        }
    }

    /// Flags with which whatever lies at a path, a pipe or a terminal for example, does nothing to the program.
    private static let quietly = O_RDONLY | O_NONBLOCK | O_NOCTTY

    /// Writes a new file that only the user may read, from the first byte; what lies at the path is removed first.
    ///
    /// - Parameters:
    ///   - bytes: what the file contains.
    ///   - path: the file's path.
    ///   - durably: whether to wait until the contents survive a loss of power.
    package static func write(
        _ bytes: [UInt8],
        to path: String,
        durably: Bool = true
    ) throws(SystemError) {
        let descriptor = try create(path)
        try descriptor.write(bytes)
        if durably { try descriptor.synchronizeContents() }
    }

    /// Gives a file a second path, from which it can be put back after the first was given to another file.
    ///
    /// Where the file system has no second paths, the file is copied. What lies at the second path is removed first.
    ///
    /// - Returns: whether there was a file.
    package static func keep(_ path: String, as other: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try FileSystem.link(path, to: other)
            return true
        } catch {
            if error.isAbsent { return false }
            if error.isPresent {
                try FileSystem.remove(other)
                return try keep(path, as: other)
            }
            guard error.isUnsupported else { throw error }
            guard let bytes = try read(path, limit: .max, { bytes, _ in Array(bytes) }) else { return false }
            try write(bytes, to: other)
            return true
        }
    }

    private static func create(_ path: String) throws(SystemError) -> Descriptor {
        do throws(SystemError) {
            return try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        } catch {
            guard error.isPresent else { throw error }
            try FileSystem.remove(path)
            return try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        }
    }
}
