#if canImport(Glibc)
    package import Glibc
#elseif canImport(Musl)
    package import Musl
#elseif canImport(Darwin)
    package import Darwin
#endif

/// Reads and writes files as a whole.
package enum WholeFile {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: the file's path.
    ///   - body: gets the bytes, and the open file.
    /// - Returns: what `body` returns; nil if there is no file.
    package static func read<Value>(
        _ path: String,
        _ body: (UnsafeRawBufferPointer, borrowing Descriptor) throws(SystemError) -> Value
    ) throws(SystemError) -> Value? {
        guard let descriptor = try open(path) else { return nil }
        // Most documents fit into the stack, and then asking for the size first would only cost a call.
        let result: Result<Value, SystemError> = withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 16) {
            buffer in
            do throws(SystemError) {
                let count = try descriptor.read(into: buffer)
                let start = UnsafeRawBufferPointer(rebasing: buffer[..<count])
                guard count == buffer.count else { return .success(try body(start, descriptor)) }
                var bytes = Array(start)
                try descriptor.readRest(behind: &bytes)
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
            // Whatever lies there must not make the program wait, a pipe for example.
            return try Descriptor(path, O_RDONLY | O_NONBLOCK)
        } catch {
            guard error.isAbsent || error.code == ENOTDIR else { throw error }
            return nil
        }
    }

    /// Writes a new file; what lies at the path is removed first.
    ///
    /// - Parameters:
    ///   - bytes: what the file contains.
    ///   - path: the file's path.
    ///   - mode: who may do what with it, from the first byte.
    ///   - durably: whether to wait until the contents survive a loss of power.
    package static func write(
        _ bytes: [UInt8],
        to path: String,
        mode: mode_t = 0o600,
        durably: Bool = true
    ) throws(SystemError) {
        let descriptor = try create(path, mode: mode)
        try descriptor.write(bytes)
        if durably { try descriptor.synchronizeContents() }
    }

    private static func create(_ path: String, mode: mode_t) throws(SystemError) -> Descriptor {
        do throws(SystemError) {
            return try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        } catch {
            guard error.isPresent else { throw error }
            try FileSystem.remove(path)
            return try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        }
    }
}
