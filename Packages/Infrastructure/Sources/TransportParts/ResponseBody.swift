package import Foundation
package import RepositoryKit

/// The decoded body of a response, in memory or in a file, within a size limit.
package struct ResponseBody: Sendable {
    /// The bytes in memory; empty if the body is written to a file.
    package private(set) var bytes = Data()
    private let limit: Int
    private let destination: HTTPRequest.Destination
    private var size = 0
    private var descriptor: Int32?

    package init(limit: Int, destination: HTTPRequest.Destination) {
        self.limit = limit
        self.destination = destination
    }

    /// Refuses a body whose header announces more than the limit, or an invalid length.
    package func expect(status: Int, headers: HTTPHeaders) throws(TransportError) {
        guard let length = try headers.bodyLength(), length > limit, (200..<300).contains(status),
            headers["content-encoding"] == nil
        else { return }
        throw .tooLarge(limit: limit)
    }

    /// Receives the next part.
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

    /// Receives the next part.
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

    /// Creates the file of an empty body, too.
    package mutating func end(status: Int) throws(TransportError) {
        _ = try openFile(status: status)
    }

    /// Closes the file, and removes it if the exchange failed.
    package mutating func close(keepingFile: Bool) {
        guard let descriptor, case .file(let url) = destination else { return }
        self.descriptor = nil
        _ = Foundation.close(descriptor)
        if !keepingFile { unlink(url.path(percentEncoded: false)) }
    }

    /// The file to which the body is written; nil if it stays in memory.
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

extension HTTPHeaders {
    /// Parses `Content-Length`.
    ///
    /// - Returns: Nil if there is no such field.
    /// - Throws: `malformed` for lengths that differ, and for one that is not a number below 2^63 (RFC 9112, 6.3).
    package func bodyLength() throws(TransportError) -> Int? {
        var length: Int?
        for field in fields where field.name == "content-length" {
            for part in field.value.split(separator: ",", omittingEmptySubsequences: false) {
                let words = part.split { $0 == " " || $0 == "\t" }
                guard words.count == 1, words[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                    let number = Int(words[0]), length ?? number == number
                else { throw .malformed }
                length = number
            }
        }
        return length
    }
}
