#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif
#if os(Linux)
    internal import CFileStorage
#endif

/// An open file or folder, closed when its owner lets go of it.
///
/// Every function is one system call, repeated when a signal interrupted it. Descriptors are never inherited by
/// programs that are started, so that no lock outlives the process.
package struct Descriptor: ~Copyable, Sendable {
    /// The system's number of it, for calls that are not here; it must not be closed.
    package let number: Int32

    /// Opens a path.
    package init(_ path: String, _ flags: Int32, mode: UInt32 = 0) throws(SystemError) {
        var number: Int32
        repeat { number = open(path, flags | O_CLOEXEC, mode_t(mode)) } while number < 0 && errno == EINTR
        guard number >= 0 else { throw .last }
        self.number = number
    }

    /// Opens a file so that reading it changes nothing in the file system, where that can be had.
    static func quiet(_ path: String, _ flags: Int32) throws(SystemError) -> Descriptor {
        #if os(Linux)
            do throws(SystemError) {
                return try Descriptor(path, flags | file_storage_quiet_flag())
            } catch {
                guard error.code == EPERM else { throw error }
            }
        #endif
        return try Descriptor(path, flags)
    }

    /// Takes a number that a call gave, if it gave one.
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

    /// Writes everything, behind what was written before.
    package borrowing func write(_ bytes: [UInt8]) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                systemWrite(number, buffer.baseAddress.map { $0 + done }, buffer.count - done)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            done += count
        }
    }

    /// Writes everything from a place in the file.
    borrowing func write(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                pwrite(number, buffer.baseAddress.map { $0 + done }, buffer.count - done, off_t(offset + done))
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            done += count
        }
    }

    /// Reads up to `buffer.count` bytes from a place in the file.
    ///
    /// - Returns: how many bytes came; less than the buffer's size only at the end of the file.
    borrowing func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        var done = 0
        while done < buffer.count {
            let count = pread(number, buffer.baseAddress.map { $0 + done }, buffer.count - done, off_t(offset + done))
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            if count == 0 { break }
            done += count
        }
        return done
    }

    /// Reads so many bytes from a place in the file, or as many as there are.
    borrowing func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let result: Result<Int, SystemError> = bytes.withUnsafeMutableBytes { buffer in
            do throws(SystemError) {
                return .success(try read(into: buffer, at: offset))
            } catch {
                return .failure(error)
            }
        }
        bytes.removeLast(count - (try result.get()))
        return bytes
    }

    /// Cuts the file off behind so many bytes.
    borrowing func cut(to count: Int) throws(SystemError) {
        while ftruncate(number, off_t(count)) != 0 {
            if errno != EINTR { throw .last }
        }
    }

    /// Reads up to `buffer.count` bytes from where reading stopped.
    ///
    /// - Returns: how many bytes came; less than the buffer's size only at the end of the file.
    package borrowing func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        var done = 0
        while done < buffer.count {
            let count = systemRead(number, buffer.baseAddress.map { $0 + done }, buffer.count - done)
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            if count == 0 { break }
            done += count
        }
        return done
    }

    /// Reads what is there, and waits until there is something.
    ///
    /// - Returns: how many bytes came.
    package borrowing func readOnce(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        while true {
            let count = systemRead(number, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno != EINTR { throw .last }
        }
    }

    /// Reads from where reading stopped to the end of the file.
    ///
    /// - Parameters:
    ///   - bytes: what was read before; the rest is appended.
    ///   - limit: the number of bytes that the file may have.
    package borrowing func readRest(behind bytes: inout [UInt8], limit: Int) throws(SystemError) {
        var chunk = max(Int(try status().st_size) - bytes.count, 0) + 1
        while true {
            let start = bytes.count
            bytes.append(contentsOf: repeatElement(0, count: chunk))
            let result: Result<Int, SystemError> = bytes.withUnsafeMutableBytes { buffer in
                do throws(SystemError) {
                    return .success(try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[start...])))
                } catch {
                    return .failure(error)
                }
            }
            let count = try result.get()
            bytes.removeLast(chunk - count)
            if bytes.count > limit { throw .tooLarge }
            if count < chunk { return }
            chunk = 64 << 10
        }
    }

    /// Who may do what with the file.
    package borrowing func access() throws(SystemError) -> FileAccess {
        FileAccess(try status())
    }

    /// What the file system knows about the file.
    borrowing func status() throws(SystemError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .last }
        return status
    }

    /// How many bytes the file has.
    ///
    /// Unlike ``status()``, it does not have Linux give the next change of the file a time of its own.
    borrowing func size() throws(SystemError) -> Int {
        let size = lseek(number, 0, SEEK_END)
        guard size >= 0 else { throw .last }
        return Int(size)
    }

    /// Whether the file still has a path.
    package borrowing func hasName() throws(SystemError) -> Bool {
        try status().st_nlink > 0
    }

    /// Waits until the file with its names, or the folder's entries, survive a loss of power.
    package borrowing func synchronize() throws(SystemError) {
        #if canImport(Darwin)
            if fcntl(number, F_FULLFSYNC) == 0 { return }
        #endif
        while fsync(number) != 0 {
            if errno != EINTR { throw .last }
        }
    }

    /// Waits until the file's contents survive a loss of power.
    package borrowing func synchronizeContents() throws(SystemError) {
        #if canImport(Darwin)
            try synchronize()
        #else
            while fdatasync(number) != 0 {
                if errno != EINTR { throw .last }
            }
        #endif
    }
}

private func systemWrite(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.write(number, start, count)
    #elseif canImport(Musl)
        Musl.write(number, start, count)
    #elseif canImport(Darwin)
        Darwin.write(number, start, count)
    #endif
}

private func systemRead(_ number: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.read(number, start, count)
    #elseif canImport(Musl)
        Musl.read(number, start, count)
    #elseif canImport(Darwin)
        Darwin.read(number, start, count)
    #endif
}
