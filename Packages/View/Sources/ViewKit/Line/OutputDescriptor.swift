import Foundation

/// An open file that is written to, as one stream of bytes.
package struct OutputDescriptor: Sendable {
    package let number: Int32

    package init(_ number: Int32) {
        self.number = number
    }

    /// Writes all bytes, and waits where the descriptor does not.
    ///
    /// A program that shares the terminal may have set it to fail instead of to wait (`O_NONBLOCK`).
    ///
    /// - Returns: False if a part could not be written.
    package func writeAll(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while let count = writeAvailable(rest) {
            rest = rest.dropFirst(count)
            if rest.isEmpty { return true }
            var target = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
            _ = poll(&target, 1, -1)
        }
        return false
    }

    /// Writes bytes until all are written, or a descriptor that does not wait takes no more of them.
    ///
    /// - Returns: The number of bytes that were written, or nil if the stream is broken.
    package func writeAvailable(_ bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = write(number, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                if count > 0 {
                    written += count
                } else if count < 0, errno == EAGAIN {
                    return written
                } else if count == 0 || errno != EINTR {
                    return nil
                }
            }
            return written
        }
    }
}
