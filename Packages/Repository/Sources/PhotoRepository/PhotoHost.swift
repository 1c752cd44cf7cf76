public import DomainKit
public import Foundation

/// The host of a service of photos.
public struct PhotoHost: Hashable, Sendable {
    /// The address without a path: `https`, or `http` for the loopback.
    public let url: URL
    /// The name in lower case.
    public let name: String

    /// Parses a host, such as `commons.wikimedia.org` or `127.0.0.1:8080`.
    ///
    /// - Throws: ``ValidationError`` for `field`.
    public init(_ text: String, field: String) throws(ValidationError) {
        let name = text.lowercased().prefix { $0 != ":" }
        let scheme = ["127.0.0.1", "localhost"].contains(name) ? "http" : "https"
        guard let url = URL(string: "\(scheme)://\(text)"),
            url.host(percentEncoded: false)?.lowercased() == String(name),
            url.path().isEmpty, url.query == nil, url.user() == nil
        else { throw ValidationError(field: field, value: text, rule: .form("commons.wikimedia.org")) }
        self.url = url
        self.name = String(name)
    }
}
