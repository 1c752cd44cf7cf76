public import DomainKit

/// The host of a service with articles: Qiita or the host of a team.
public struct ArticleHost: Hashable, Sendable {
    /// The name in lower case, for example `qiita.com`.
    public let name: String
    /// The port, or nil for the default port.
    public let port: Int?
    /// A Boolean value that indicates whether connections use TLS; false only for the loopback.
    public let usesTLS: Bool

    /// The host of Qiita.
    public static let qiita = ArticleHost(uncheckedName: "qiita.com")

    /// Parses a host as the user writes it.
    ///
    /// - Parameter text: a name with an optional port, such as `my-team.qiita.com` or `127.0.0.1:8080`, with or without
    ///   `https://` and a trailing slash, because people paste URLs. `http://` is accepted for the loopback only, which
    ///   is connected to without TLS unless the text begins with `https://`.
    /// - Throws: ``ValidationError`` for `host`.
    public init(_ text: String) throws(ValidationError) {
        let error = ValidationError(field: "host", value: text, rule: .form("qiita.com"))
        var rest = text.lowercased()[...]
        let scheme = ["http", "https"].first { rest.hasPrefix("\($0)://") }
        if let scheme { rest = rest.dropFirst("\(scheme)://".count) }
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
        usesTLS = scheme == "https" || !Self.isLoopback(name)
        if scheme == "http" && usesTLS { throw error }
    }

    private init(uncheckedName name: String) {
        self.name = name
        port = nil
        usesTLS = true
    }

    /// The scheme of the host's URLs: `https`, or `http` for the loopback without TLS.
    public var scheme: String { usesTLS ? "https" : "http" }

    /// The address of the host in a browser, for example `https://qiita.com`.
    public var address: String { "\(scheme)://\(authority)" }

    /// A name for the data of the host in paths and files, as ``description`` without slashes.
    public var storageName: String { usesTLS && Self.isLoopback(name) ? "https:\(authority)" : authority }

    private var authority: String { port.map { "\(name):\($0)" } ?? name }

    /// Returns whether a name is that of this machine, to which connections need no encryption.
    private static func isLoopback(_ name: String) -> Bool { name == "127.0.0.1" || name == "localhost" }

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
    /// The name with the port, from which the host can be parsed again; the loopback with TLS has its scheme, too.
    public var description: String { usesTLS && Self.isLoopback(name) ? address : authority }
}
