public import DomainKit

/// The host of a service with articles: Qiita or the host of a team.
public struct ArticleHost: Hashable, Sendable {
    /// The name in lower case, for example `qiita.com`.
    public let name: String
    /// The port, or nil for the default port.
    public let port: Int?

    /// The host of Qiita.
    public static let qiita = ArticleHost(uncheckedName: "qiita.com", port: nil)

    /// Parses a host as the user writes it.
    ///
    /// - Parameter text: a name with an optional port, such as `my-team.qiita.com` or `127.0.0.1:8080`. A leading
    ///   `https://` and a trailing slash are ignored, because people paste URLs; `http://` is accepted for the loopback
    ///   only.
    /// - Throws: ``ValidationError`` for `host`.
    public init(_ text: String) throws(ValidationError) {
        let error = ValidationError(field: "host", value: text, rule: .form("qiita.com"))
        var rest = text.lowercased()[...]
        let isPlain = rest.hasPrefix("http://")
        if isPlain { rest = rest.dropFirst("http://".count) }
        if rest.hasPrefix("https://") { rest = rest.dropFirst("https://".count) }
        if rest.hasSuffix("/") { rest = rest.dropLast() }
        let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), Self.isName(parts[0]) else { throw error }
        name = String(parts[0])
        if parts.count == 2 {
            guard parts[1].allSatisfy(\.isASCII), let port = Int(parts[1]), (1...65535).contains(port) else {
                throw error
            }
            self.port = port
        } else {
            port = nil
        }
        if isPlain && !isLoopback { throw error }
    }

    private init(uncheckedName name: String, port: Int?) {
        self.name = name
        self.port = port
    }

    /// A Boolean value that indicates whether the host is this machine, to which connections need no encryption.
    public var isLoopback: Bool { name == "127.0.0.1" || name == "localhost" }

    /// The address of the host in a browser, for example `https://qiita.com`; `http` for the loopback.
    public var address: String { (isLoopback ? "http://" : "https://") + description }

    private static func isName(_ text: Substring) -> Bool {
        guard text.utf8.count <= 253 else { return false }
        return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
            (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
                && label.utf8.allSatisfy { byte in
                    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
                        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                }
        }
    }
}

extension ArticleHost: CustomStringConvertible {
    public var description: String { port.map { "\(name):\($0)" } ?? name }
}
