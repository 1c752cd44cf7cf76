package import DedicatedThreads
package import Foundation

/// An open file or folder, which is closed when the value is destroyed.
///
/// Every function is one system call, repeated when a signal interrupts it. Programs that are started inherit no
/// descriptor, so that no lock outlives the process.
package struct Descriptor: ~Copyable, Sendable {
    /// The system's number of the descriptor, for calls that are not here; it must not be closed.
    package let number: Int32

    package init(_ path: String, _ flags: Int32, mode: UInt32 = 0) throws(SystemError) {
        number = try call(open(path, flags | O_CLOEXEC, mode_t(mode)))
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

    deinit {
        _ = close(number)
    }

    /// Writes all bytes, behind those of the previous write.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try call(rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) })
            rest = rest.dropFirst(count)
        }
    }

    /// Reads bytes behind those of the previous read, fewer than `count` only at the end of the file.
    func read(_ count: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let part = try call(
                bytes.withUnsafeMutableBytes { bytes in
                    let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[done...])
                    return Foundation.read(number, rest.baseAddress, rest.count)
                }
            )
            guard part > 0 else { break }
            done += part
        }
        bytes.removeLast(count - done)
        return bytes
    }

    package func status() throws(SystemError) -> stat {
        var status = stat()
        try call(fstat(number, &status))
        return status
    }

    package func isFile(at path: String) throws(SystemError) -> Bool {
        try FileSystem.status(path)?.identity == status().identity
    }

    /// Waits until the file with its metadata, or the folder's entries, are durable.
    package func synchronize() throws(SystemError) {
        #if canImport(Darwin)
            if fcntl(number, F_FULLFSYNC) == 0 { return }
        #endif
        try call(fsync(number))
    }
}

/// Performs a system call, again and again while signals interrupt it.
///
/// - Throws: The error of the call, if its result is negative.
@discardableResult
func call<Number: SignedInteger>(_ body: @autoclosure () -> Number) throws(SystemError) -> Number {
    while true {
        let result = body()
        if result >= 0 { return result }
        if errno != EINTR { throw .last }
    }
}

/// Performs a system call that may wait, until it ends or is interrupted.
///
/// - Throws: The error of the call, or ``SystemError/interrupted``.
@discardableResult
package func call<Number: SignedInteger>(
    _ interruption: Interruption,
    _ body: () -> Number
) throws(SystemError) -> Number {
    do throws(Interrupted) {
        let result = try interruption.wait(body)
        if result >= 0 { return result }
    } catch {
        throw .interrupted
    }
    throw .last
}
