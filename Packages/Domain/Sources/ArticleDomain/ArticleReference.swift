public import DomainKit
import Foundation

/// An article as the user names it: by its identifier, or by the URL in a browser.
public struct ArticleReference: Hashable, Sendable {
    /// Which article is meant.
    public let id: ArticleID
    /// The host in the URL, or nil if there was an identifier alone.
    public let host: ArticleHost?
    /// The page that the URL leads to, without query and fragment, or nil if there was an identifier alone.
    public let page: ArticleWebPage?

    /// Names an article by its identifier alone.
    public init(_ id: ArticleID) {
        self.init(id, host: nil, page: nil)
    }

    private init(_ id: ArticleID, host: ArticleHost?, page: ArticleWebPage?) {
        self.id = id
        self.host = host
        self.page = page
    }

    /// Reads what the user wrote.
    ///
    /// - Parameter text: an identifier, or a URL such as `https://qiita.com/USER/items/ID`, with or without its scheme,
    ///   also a private article's and with a query, a fragment or `.md` behind it; white space around it is dropped.
    /// - Throws: ``ValidationError`` for `id`, `URL` or `host`, and for `article` if a URL leads to something else.
    public init(_ text: String) throws(ValidationError) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed.contains("/") else {
            self.init(try ArticleID(trimmed))
            return
        }
        func flaw(of field: String) -> ValidationError {
            ValidationError(field: field, value: trimmed, rule: .form("https://HOST/USER/items/ID"))
        }
        let absolute = trimmed.contains("://") ? trimmed : "https://\(trimmed)"
        guard
            let components = URLComponents(string: absolute),
            ["https", "http"].contains(components.scheme?.lowercased()),
            components.user == nil, components.password == nil,
            let hostName = components.host
        else { throw flaw(of: "URL") }
        let other = flaw(of: trimmed.contains("://") ? "article" : "URL")
        let path = components.path.split(separator: "/")
        guard let kind = path.dropLast().last, kind == "items" || kind == "private", let last = path.last else {
            throw other
        }
        let name = last.hasSuffix(".md") ? last.dropLast(3) : last
        guard let id = try? ArticleID(String(name)) else { throw other }
        let host = try ArticleHost(components.port.map { "\(hostName):\($0)" } ?? hostName)
        var address = components
        address.scheme = host.isLoopback ? "http" : "https"
        address.query = nil
        address.fragment = nil
        guard let url = address.url else { throw flaw(of: "URL") }
        self.init(id, host: host, page: try ArticleWebPage(url))
    }
}
