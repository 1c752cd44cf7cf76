public import DomainKit
import Foundation

/// An article as the user names it: by its identifier, or by the URL in a browser.
public struct ArticleReference: Hashable, Sendable {
    /// Which article is meant.
    public let id: ArticleID
    /// The host in the URL, or nil if there was an identifier alone.
    public let host: ArticleHost?

    /// Names an article.
    ///
    /// - Parameters:
    ///   - id: which article is meant.
    ///   - host: where it is, or nil for the host that is set.
    public init(_ id: ArticleID, host: ArticleHost? = nil) {
        self.id = id
        self.host = host
    }

    /// Reads what the user wrote.
    ///
    /// - Parameter text: an identifier, or a URL such as `https://qiita.com/USER/items/ID`, with or without its scheme,
    ///   also a private article's and with a query, a fragment or `.md` behind it; white space around it is dropped.
    /// - Throws: ``ValidationError`` for `id`, `URL` or `host`.
    public init(_ text: String) throws(ValidationError) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed.contains("/") else {
            self.init(try ArticleID(trimmed))
            return
        }
        let flaw = ValidationError(field: "URL", value: trimmed, rule: .form("https://HOST/USER/items/ID"))
        let absolute = trimmed.contains("://") ? trimmed : "https://\(trimmed)"
        guard
            let components = URLComponents(string: absolute),
            ["https", "http"].contains(components.scheme?.lowercased()),
            components.user == nil, components.password == nil,
            let hostName = components.host
        else { throw flaw }
        let path = components.path.split(separator: "/")
        guard let kind = path.dropLast().last, kind == "items" || kind == "private", let last = path.last else {
            throw flaw
        }
        let name = last.hasSuffix(".md") ? last.dropLast(3) : last
        guard let id = try? ArticleID(String(name)) else { throw flaw }
        self.init(id, host: try ArticleHost(components.port.map { "\(hostName):\($0)" } ?? hostName))
    }
}
