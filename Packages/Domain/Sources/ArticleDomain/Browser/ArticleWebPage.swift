public import DomainKit
public import Foundation

/// The page of an article in a browser.
public struct ArticleWebPage: Hashable, Sendable {
    /// Where it is: by `https`, or by `http`, with a host, and without a name or a password.
    public let url: URL

    /// Checks an address.
    ///
    /// - Throws: ``ValidationError`` for `URL` if it is no address of a page, so that nothing else reaches a browser.
    public init(_ url: URL) throws(ValidationError) {
        let text = url.absoluteString
        let isPrintable = text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        guard isPrintable, ["https", "http"].contains(url.scheme?.lowercased()),
            let host = url.host(percentEncoded: false), !host.isEmpty, url.user() == nil, url.password() == nil
        else { throw ValidationError(field: "URL", value: text, rule: .form("https://HOST/USER/items/ID")) }
        self.url = url
    }
}
