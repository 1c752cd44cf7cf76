import Foundation
import PhotoDomain
import RepositoryKit

/// The beginning of a file that is downloaded in parts, and the requests that follow from it (RFC 9110, 13.1.5 and 14).
struct PartialDownload: Sendable {
    /// The maximum size of a part in bytes: what a lost connection costs.
    static let partSize = 512 << 10

    /// The version of the file, by which the server recognises it: a strong entity tag or a date.
    let validator: String
    let total: Int
    var bytes: [UInt8]

    var isComplete: Bool { bytes.count == total }
    var received: ReceivedBytes { ReceivedBytes(bytes.count, of: total) }

    /// Returns the header fields of the request for the part after some bytes, which is of a version or of any.
    static func headers(from offset: Int, ifRange validator: String?) -> HTTPHeaders {
        // Offsets count the bytes of the file, not those of a compressed one.
        var headers: HTTPHeaders = [
            "accept-encoding": "identity", "range": "bytes=\(offset)-\(offset + partSize - 1)",
        ]
        headers["if-range"] = validator
        return headers
    }

    /// Returns a Boolean value that indicates whether a part continues the file.
    func continues(_ part: FilePart) -> Bool {
        part.validator == validator && part.total == total && part.offset == bytes.count
    }
}

/// A part of a file, from a response with status 206.
struct FilePart: Sendable {
    let offset: Int
    let total: Int
    let validator: String
    let bytes: [UInt8]

    /// Reads a part, or returns nil if the response does not say of which version of the file it is and where it belongs.
    init?(_ response: HTTPResponse) {
        guard response.status == 206, let range = response.headers["content-range"],
            let match = range.wholeMatch(of: #/bytes (\d{1,18})-(\d{1,18})\/(\d{1,18})/#),
            let first = Int(match.1), let last = Int(match.2), let total = Int(match.3),
            last >= first, last < total, last - first + 1 == response.body.count
        else { return nil }
        let tag = response.headers["etag"].flatMap { $0.hasPrefix("W/") ? nil : $0 }
        guard let validator = tag ?? response.headers["last-modified"] else { return nil }
        offset = first
        self.total = total
        self.validator = validator
        bytes = Array(response.body)
    }
}
