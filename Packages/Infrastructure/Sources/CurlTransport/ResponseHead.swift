package import RepositoryKit

/// The head of a response, parsed from the lines that libcurl delivers.
///
/// Interim responses are replaced by the next one, but their size counts. Trailer fields are ignored, because they must not
/// change a decision that was made by the head.
package struct ResponseHead {
    /// The status of the newest head; 0 before the first one.
    package private(set) var status = 0
    /// The fields of the newest head.
    package private(set) var headers = HTTPHeaders()
    private let limit: Int
    private var size = 0
    private var isBetweenHeads = true

    /// Creates an empty head, for at most `limit` bytes.
    package init(limit: Int) {
        self.limit = limit
    }

    /// A Boolean value that indicates whether the head of a final response is complete.
    var isComplete: Bool { isBetweenHeads && status >= 200 }

    /// Parses the next line, with or without its end.
    ///
    /// - Throws: `tooLarge` if all lines together exceed the limit, `malformed` for an invalid status line.
    package mutating func receive(_ line: UnsafeRawBufferPointer) throws(TransportError) {
        size += line.count
        guard size <= limit else { throw .tooLarge(limit: limit) }
        var line = line[...]
        while let last = line.last, last <= 0x20 { line.removeLast() }
        guard !line.isEmpty else {
            isBetweenHeads = true
            return
        }
        if isBetweenHeads {
            guard line.starts(with: "HTTP/".utf8) else { return }
            guard status < 200, let next = Self.status(String(decoding: line, as: UTF8.self)) else { throw .malformed }
            status = next
            headers = HTTPHeaders()
            isBetweenHeads = false
        } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
            // A line without a valid field name (RFC 9110, 5.1) is ignored.
            guard line[..<colon].allSatisfy(Self.isTokenCharacter) else { return }
            let name = String(decoding: line[..<colon], as: UTF8.self)
            headers.append(name, String(decoding: line[(colon + 1)...], as: UTF8.self))
        }
    }

    private static func isTokenCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "^")...UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static func status(_ line: String) -> Int? {
        let parts = line.split(separator: " ", maxSplits: 2)
        guard parts.count >= 2, parts[1].utf8.count == 3, let status = Int(parts[1]), (100...599).contains(status)
        else {
            return nil
        }
        return status
    }
}
