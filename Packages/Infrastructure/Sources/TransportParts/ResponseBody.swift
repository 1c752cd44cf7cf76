package import Foundation
package import RepositoryKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The decoded body of a response, in memory or in a file, never larger than its limit.
package struct ResponseBody: Sendable {
    /// What is in memory.
    package private(set) var bytes = Data()
    private let limit: Int
    private let destination: HTTPRequest.Destination
    private var size = 0
    private var descriptor: Int32?

    /// Makes an empty body.
    package init(limit: Int, destination: HTTPRequest.Destination) {
        self.limit = limit
        self.destination = destination
    }

    /// Refuses a body whose header says that it is too large, or does not say where it ends.
    package func expect(status: Int, headers: HTTPHeaders) throws(TransportError) {
        guard let length = try headers.bodyLength(), length > limit, (200..<300).contains(status),
            headers["content-encoding"] == nil
        else { return }
        throw .tooLarge(limit: limit)
    }

    /// Takes the next part.
    package mutating func receive(_ part: UnsafeRawBufferPointer, status: Int) throws(TransportError) {
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

    /// Takes the next part.
    package mutating func receive(_ part: Data, status: Int) throws(TransportError) {
        let result: Result<Void, TransportError> = part.withUnsafeBytes { bytes in
            do throws(TransportError) {
                return .success(try receive(bytes, status: status))
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }

    /// Makes the file also for a body without a byte.
    package mutating func end(status: Int) throws(TransportError) {
        _ = try openFile(status: status)
    }

    /// Closes the file, and removes it unless the exchange succeeded.
    package mutating func close(keepingFile: Bool) {
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
