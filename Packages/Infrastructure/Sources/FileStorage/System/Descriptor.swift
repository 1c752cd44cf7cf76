package import Foundation

/// An open file or folder, which is closed when the value is destroyed.
///
/// Every function is one system call, repeated when a signal interrupts it. Programs that are started inherit no
/// descriptor, so that no lock outlives the process.
package struct Descriptor: ~Copyable, Sendable {
    /// The system's number of the descriptor, for calls that are not here; it must not be closed.
    package let number: Int32

    package init(_ path: String, _ flags: Int32, mode: UInt32 = 0) throws(SystemError) {
        number = try repeating { open(path, flags | O_CLOEXEC, mode_t(mode)) }
    }

    /// Creates a file for writing; by default only the user may read it.
    package init(creating path: String, mode: UInt32 = 0o600) throws(SystemError) {
        try self.init(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    }

    /// Opens a file for reading; a pipe, terminal or device at the path has no effect on the process.
    package init(reading path: String) throws(SystemError) {
        try self.init(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
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

    /// Writes all bytes, behind those of the previous write.
    package borrowing func write(_ bytes: [UInt8]) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let number = number
            done += try repeating { bytes.withUnsafeBytes { systemWrite(number, $0[done...]) } }
        }
    }

    /// Fills a buffer with the bytes behind those of the previous read.
    ///
    /// - Returns: the number of bytes, which is less than the buffer's size only at the end of the file.
    package borrowing func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        var done = 0
        while done < buffer.count {
            let count = try readOnce(into: UnsafeMutableRawBufferPointer(rebasing: buffer[done...]))
            if count == 0 { break }
            done += count
        }
        return done
    }

    /// Waits for bytes and reads those that are available.
    ///
    /// - Returns: the number of bytes; 0 at the end of the file.
    package borrowing func readOnce(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        let number = number
        return try repeating { systemRead(number, buffer) }
    }

    /// Reads a file whose size is not known.
    ///
    /// - Parameter limit: the number of bytes that the file may have.
    borrowing func readToEnd(limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = try buffer.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
                try read(into: UnsafeMutableRawBufferPointer(buffer))
            }
            bytes += buffer[..<count]
            guard bytes.count <= limit else { throw .tooLarge }
            if count < buffer.count { return bytes }
        }
    }

    package borrowing func status() throws(SystemError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .last }
        return status
    }

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

private func systemWrite(_ number: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    return write(number, bytes.baseAddress, bytes.count)
}

private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(number, buffer.baseAddress, buffer.count)
}
