/// A link in a `Link` header field (RFC 8288), for example to the next page of a list.
///
/// Parsing never fails: invalid parts are skipped, because a list that cannot be continued is better than none.
public struct WebLink: Hashable, Sendable {
    /// The target as it was written; it may be relative, or not a URL at all.
    public let target: String
    /// The relations of the target to the response in lower case, for example `next`.
    public let relations: [String]

    /// Parses the links of one field value.
    ///
    /// - Complexity: O(n) in the length of the value.
    public static func parse(_ value: String) -> [WebLink] {
        var parser = WebLinkParser(value)
        return parser.links()
    }
}

/// A parser of a `Link` field value.
private struct WebLinkParser {
    private let bytes: [UInt8]
    private var index = 0

    init(_ value: String) {
        bytes = Array(value.utf8)
    }

    mutating func links() -> [WebLink] {
        var links: [WebLink] = []
        while index < bytes.count {
            if let link = link() { links.append(link) }
            skipToNext()
        }
        return links
    }

    private mutating func link() -> WebLink? {
        skipSpace()
        guard take("<") else { return nil }
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
        guard index < bytes.count else { return nil }
        let target = text(start..<index)
        index += 1
        var relations: [String]?
        while takeSeparator() {
            let (name, value) = parameter()
            // Only the first `rel` counts (RFC 8288, 3.3).
            if name == "rel", relations == nil {
                relations = value.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
            }
        }
        return WebLink(target: target, relations: relations ?? [])
    }

    private mutating func takeSeparator() -> Bool {
        skipSpace()
        return take(";")
    }

    private mutating func parameter() -> (name: String, value: String) {
        skipSpace()
        let name = token().lowercased()
        skipSpace()
        guard take("=") else { return (name, "") }
        skipSpace()
        return (name, take("\"") ? quoted() : token())
    }

    private mutating func token() -> String {
        let start = index
        while index < bytes.count, !Self.ends.contains(bytes[index]) { index += 1 }
        return text(start..<index)
    }

    private mutating func quoted() -> String {
        var value: [UInt8] = []
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
            value.append(bytes[index])
            index += 1
        }
        index = min(index + 1, bytes.count)
        return String(decoding: value, as: UTF8.self)
    }

    /// Skips everything up to and including the comma that ends a link.
    private mutating func skipToNext() {
        while index < bytes.count, !take(",") {
            if take("\"") { _ = quoted() } else { index += 1 }
        }
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    }

    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: byte) else { return false }
        index += 1
        return true
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private static let ends: Set<UInt8> = Set(" \t;,=\"".utf8)
}
