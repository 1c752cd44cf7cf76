package import Foundation

#if os(Linux)
    internal import CStrataFileStorage
#endif

/// An open file or folder, which is closed when the value is destroyed.
///
/// Every function is one system call, repeated when a signal interrupts it. Programs that are started inherit no
/// descriptor, so that no lock outlives the process.
package struct Descriptor: ~Copyable, Sendable {
    /// The system's number of the descriptor, for calls that are not here; it must not be closed.
    package let number: Int32

    /// Opens a path.
    package init(_ path: String, _ flags: Int32, mode: UInt32 = 0) throws(SystemError) {
        number = try repeating { open(path, flags | O_CLOEXEC, mode_t(mode)) }
    }

    /// Creates a file that only the user may read, for writing.
    package init(creating path: String) throws(SystemError) {
        try self.init(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
    }

    /// Opens a file for reading; a pipe, terminal or device at the path has no effect on the process.
    package init(reading path: String) throws(SystemError) {
        try self.init(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    }

    /// Opens a file for reading without changing its time of last access, where the system can do so.
    init(readingWithoutTrace path: String) throws(SystemError) {
        #if os(Linux)
            do throws(SystemError) {
                try self.init(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | strata_file_storage_no_access_time_flag())
            } catch {
                guard error.code == EPERM else { throw error }
                try self.init(reading: path)
            }
        #else
            try self.init(reading: path)
        #endif
    }

    /// Opens a file for reading and writing.
    package init(writing path: String) throws(SystemError) {
        try self.init(path, O_RDWR)
    }

    /// Opens a file for reading and writing, and creates it if it does not exist.
    init(writingOrCreating path: String) throws(SystemError) {
        try self.init(path, O_RDWR | O_CREAT, mode: 0o600)
    }

    /// Takes ownership of the number that a call returned.
    package init(taking number: Int32) throws(SystemError) {
        guard number >= 0 else { throw .last }
        self.number = number
    }

    /// Opens a folder, to synchronise it.
    package init(folder: String) throws(SystemError) {
        try self.init(folder, O_RDONLY | O_DIRECTORY)
    }

    deinit {
        _ = close(number)
    }

    /// Writes all bytes.
    ///
    /// - Parameter offset: the position in the file; nil to continue at the end of the previous write.
    package borrowing func write(_ bytes: [UInt8], at offset: Int? = nil) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let number = number
            done += try repeating {
                bytes.withUnsafeBytes { buffer in
                    systemWrite(number, UnsafeRawBufferPointer(rebasing: buffer[done...]), at: offset.map { $0 + done })
                }
            }
        }
    }

    /// Fills a buffer.
    ///
    /// - Parameter offset: the position in the file; nil to continue at the end of the previous read.
    /// - Returns: the number of bytes, which is less than the buffer's size only at the end of the file.
    package borrowing func read(
        into buffer: UnsafeMutableRawBufferPointer,
        at offset: Int? = nil
    ) throws(SystemError) -> Int {
        var done = 0
        while done < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
            let count = try readOnce(into: rest, at: offset.map { $0 + done })
            if count == 0 { break }
            done += count
        }
        return done
    }

    /// Waits for bytes and reads those that are available.
    ///
    /// - Returns: the number of bytes; 0 at the end of the file.
    package borrowing func readOnce(
        into buffer: UnsafeMutableRawBufferPointer,
        at offset: Int? = nil
    ) throws(SystemError) -> Int {
        let number = number
        return try repeating { systemRead(number, buffer, at: offset) }
    }

    /// Reads `count` bytes at a position in the file, or fewer at its end.
    borrowing func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        _ = try append(count, to: &bytes, at: offset)
        return bytes
    }

    /// Reads the rest of the file.
    ///
    /// - Parameters:
    ///   - bytes: the beginning of the file, to which the rest is appended.
    ///   - limit: the number of bytes that the file may have.
    package borrowing func readRest(behind bytes: inout [UInt8], limit: Int) throws(SystemError) {
        var chunk = max(Int(try status().st_size) - bytes.count, 0) + 1
        while try append(chunk, to: &bytes, at: nil) == chunk {
            if bytes.count > limit { throw .tooLarge }
            chunk = 64 << 10
        }
        if bytes.count > limit { throw .tooLarge }
    }

    private borrowing func append(_ count: Int, to bytes: inout [UInt8], at offset: Int?) throws(SystemError) -> Int {
        let start = bytes.count
        var result = Result<Int, SystemError>.success(0)
        // The file is read into memory that nothing has filled before.
        bytes = [UInt8](unsafeUninitializedCapacity: start + count) { [bytes] buffer, used in
            let buffer = UnsafeMutableRawBufferPointer(buffer)
            bytes.withUnsafeBytes { buffer.copyMemory(from: $0) }
            do throws(SystemError) {
                result = .success(try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[start...]), at: offset))
            } catch {
                result = .failure(error)
            }
            used = start + ((try? result.get()) ?? 0)
        }
        return try result.get()
    }

    /// Shortens the file.
    borrowing func truncate(to count: Int) throws(SystemError) {
        let number = number
        _ = try repeating { ftruncate(number, off_t(count)) }
    }

    /// The status of the file.
    package borrowing func status() throws(SystemError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .last }
        return status
    }

    /// The size of the file in bytes.
    ///
    /// Unlike ``status()``, this call does not make Linux give the next change of the file a time stamp of its own.
    borrowing func size() throws(SystemError) -> Int {
        let size = lseek(number, 0, SEEK_END)
        guard size >= 0 else { throw .last }
        return Int(size)
    }

    /// The number of seconds since the last change of the file; negative if its time stamp is in the future.
    package borrowing func age() throws(SystemError) -> Int {
        Int(time(nil)) - (try status().modificationNanoseconds / 1_000_000_000)
    }

    /// Returns whether the file still has a path.
    package borrowing func hasName() throws(SystemError) -> Bool {
        try status().st_nlink > 0
    }

    /// Returns whether the file is the one at a path.
    package borrowing func isFile(at path: String) throws(SystemError) -> Bool {
        let own = try status()
        let other = try FileSystem.status(path)
        return other?.st_ino == own.st_ino && other?.st_dev == own.st_dev
    }

    /// Waits until the file with its metadata, or the folder's entries, are durable.
    package borrowing func synchronize() throws(SystemError) {
        #if canImport(Darwin)
            if fcntl(number, F_FULLFSYNC) == 0 { return }
        #endif
        let number = number
        _ = try repeating { fsync(number) }
    }

    /// Waits until the file's contents are durable.
    package borrowing func synchronizeContents() throws(SystemError) {
        #if canImport(Darwin)
            try synchronize()
        #else
            let number = number
            _ = try repeating { fdatasync(number) }
        #endif
    }
}

/// Performs a system call, again and again while signals interrupt it.
private func repeating<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw .last }
    }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer, at offset: Int?) -> Int {
    if let offset { return pwrite(number, bytes.baseAddress, bytes.count, off_t(offset)) }
    return write(number, bytes.baseAddress, bytes.count)
}

private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int?) -> Int {
    if let offset { return pread(number, buffer.baseAddress, buffer.count, off_t(offset)) }
    return read(number, buffer.baseAddress, buffer.count)
}
