import Foundation
import RepositoryKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The decoded body of a response, in memory or in a file, never larger than its limit.
struct ResponseBody {
    private(set) var bytes = Data()
    private let limit: Int
    private let destination: HTTPRequest.Destination
    private var size = 0
    private var descriptor: Int32?

    init(limit: Int, destination: HTTPRequest.Destination) {
        self.limit = limit
        self.destination = destination
    }

    mutating func receive(_ part: UnsafeRawBufferPointer, status: Int) throws(TransportError) {
        size += part.count
        guard size <= limit else { throw .tooLarge(limit: limit) }
        guard let file = try openFile(status: status) else {
            bytes.append(contentsOf: part)
            return
        }
        var rest = part[...]
        while !rest.isEmpty {
            let count = write(file.descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .unwritable(path: file.path) }
            rest = rest.dropFirst(count)
        }
    }

    /// Makes the file also for a body without a byte.
    mutating func end(status: Int) throws(TransportError) {
        _ = try openFile(status: status)
    }

    /// Closes the file, and removes it unless the exchange succeeded.
    mutating func close(keepingFile: Bool) {
        guard let descriptor, case .file(let url) = destination else { return }
        self.descriptor = nil
        _ = Foundation.close(descriptor)
        if !keepingFile { unlink(url.path(percentEncoded: false)) }
    }

    /// The file that the body goes to, or nil if it goes to the memory.
    private mutating func openFile(status: Int) throws(TransportError) -> (descriptor: Int32, path: String)? {
        guard case .file(let url) = destination, (200..<300).contains(status) else { return nil }
        let path = url.path(percentEncoded: false)
        if let descriptor { return (descriptor, path) }
        let opened = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard opened >= 0 else { throw .unwritable(path: path) }
        descriptor = opened
        return (opened, path)
    }
}
