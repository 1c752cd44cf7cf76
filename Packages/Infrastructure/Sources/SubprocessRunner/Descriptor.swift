import Foundation

#if os(Linux)
    import CStrataSubprocess
#endif

/// An open file of this process, which is closed when the object is released.
///
/// Child processes do not inherit it, unless it becomes one of their standard streams.
package final class Descriptor: Sendable {
    package let number: Int32

    /// Takes ownership of an open file, under a number other than those of the standard streams; nil for a negative number.
    package init?(taking original: Int32) {
        guard original >= 0 else { return nil }
        number = fcntl(original, F_DUPFD_CLOEXEC, 3)
        close(original)
        guard number >= 0 else { return nil }
    }

    deinit {
        close(number)
    }

    /// Opens an empty file without a name for the output of a process, which can write any amount without waiting for a
    /// reader.
    package static func scratchFile() -> Descriptor? {
        let path = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
        let file = Descriptor(taking: open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
        unlink(path)
        return file
    }

    /// Opens both ends of a pipe.
    package static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            guard Foundation.pipe(&ends) == 0 else { return nil }
        #else
            guard strata_subprocess_open_pipe(&ends) == 0 else { return nil }
        #endif
        let (reading, writing) = (Descriptor(taking: ends[0]), Descriptor(taking: ends[1]))
        guard let reading, let writing else { return nil }
        return (reading, writing)
    }

    /// Writes the contents of the file without moving the position at which a child process will read.
    ///
    /// - Returns: False if there was no space for all bytes.
    package func write(_ bytes: [UInt8]) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { pwrite(number, $0.baseAddress, $0.count, off_t(written)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }

    /// Reads the contents of the file, from an offset to its end, without moving the position at which a child process may still write.
    package func contents(from start: Int = 0) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = pread(number, &buffer, buffer.count, off_t(start + bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }
}
