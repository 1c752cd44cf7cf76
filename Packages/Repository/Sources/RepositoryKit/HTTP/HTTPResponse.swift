public import Foundation

/// A complete HTTP response.
public struct HTTPResponse: Hashable, Sendable {
    /// The status code, 200 to 599.
    public let status: Int
    /// The header fields of the last response, after redirects.
    public let headers: HTTPHeaders
    /// The body, decoded; empty if there was none.
    public let body: Data
    /// The URL of the response, after redirects.
    public let url: URL

    /// Creates a response.
    public init(status: Int, headers: HTTPHeaders, body: Data, url: URL) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }
}

extension HTTPResponse {
    /// Returns the URL of the link with a relation, such as `next`, or nil if the response has none.
    public func link(_ relation: String) -> URL? {
        let links = headers.fields.lazy.filter { $0.name == "link" }.flatMap { WebLink.parse($0.value) }
        guard let link = links.first(where: { $0.relations.contains(relation.lowercased()) }) else { return nil }
        return URL(string: link.target, relativeTo: url)?.absoluteURL
    }

    /// Returns the number of the next page, 1 or more, from the query of the `next` link; nil if there is none.
    ///
    /// Past the end of a list servers send links with an empty number, and links beyond the limit: the result is nil
    /// for the former; callers that know the limit check the latter.
    public func nextPage(parameter: String = "page") -> Int? {
        guard let next = link("next"),
            let items = URLComponents(url: next, resolvingAgainstBaseURL: false)?.queryItems,
            let value = items.first(where: { $0.name == parameter })?.value, let number = Int(value), number >= 1
        else { return nil }
        return number
    }
}

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
                relations = value.lowercased().split(whereSeparator: \.isWhitespace).map { String($0) }
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
