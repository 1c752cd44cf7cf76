public import DomainKit
import Foundation

/// An article as the user names it, by its identifier or its URL.
public struct ArticleReference: Hashable, Sendable {
    /// The identifier of the article.
    public let id: ArticleID
    /// The host in the URL, or nil for an identifier alone.
    public let host: ArticleHost?
    /// The page of the URL, without query and fragment, or nil for an identifier alone.
    public let page: ArticleWebPage?

    /// Creates a reference to an article by its identifier alone.
    public init(_ id: ArticleID) {
        self.init(id, host: nil, page: nil)
    }

    private init(_ id: ArticleID, host: ArticleHost?, page: ArticleWebPage?) {
        self.id = id
        self.host = host
        self.page = page
    }

    /// Parses an identifier or a URL.
    ///
    /// - Parameter text: an identifier, or a URL such as `https://qiita.com/USER/items/ID`, with or without its scheme;
    ///   URLs of private articles, queries, fragments, a trailing `.md` and surrounding white space are accepted.
    /// - Throws: ``ValidationError`` for `id`, `URL` or `host`, and for `article` if a URL leads to something else.
    public init(_ text: String) throws(ValidationError) {
        let trimmed = text.trimmed
        guard trimmed.utf8.contains(UInt8(ascii: "/")) else {
            self.init(try ArticleID(trimmed))
            return
        }
        func error(of field: String) -> ValidationError {
            ValidationError(field: field, value: trimmed, rule: .form("https://HOST/USER/items/ID"))
        }
        let absolute = (trimmed.firstRange(of: "://") != nil) ? trimmed : "https://\(trimmed)"
        guard
            let components = URLComponents(string: absolute),
            ["https", "http"].contains(components.scheme?.lowercased()),
            components.user == nil, components.password == nil,
            let hostName = components.host
        else { throw error(of: "URL") }
        let other = error(of: (trimmed.firstRange(of: "://") != nil) ? "article" : "URL")
        let path = components.path.split(separator: "/")
        guard let kind = path.dropLast().last, kind == "items" || kind == "private", let last = path.last else {
            throw other
        }
        let name = last.hasSuffix(".md") ? last.dropLast(3) : last
        guard let id = try? ArticleID(String(name)) else { throw other }
        // Other hosts than the loopback are read over TLS, whatever the scheme is.
        let prefix = trimmed.lowercased().hasPrefix("https://") ? "https://" : ""
        let host = try ArticleHost(prefix + (components.port.map { "\(hostName):\($0)" } ?? hostName))
        var address = components
        address.scheme = host.scheme
        address.query = nil
        address.fragment = nil
        guard let url = address.url else { throw error(of: "URL") }
        self.init(id, host: host, page: try ArticleWebPage(url))
    }
}
