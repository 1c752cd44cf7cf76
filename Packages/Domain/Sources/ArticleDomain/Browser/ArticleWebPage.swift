public import DomainKit
public import Foundation

/// The page of an article in a browser.
public struct ArticleWebPage: Hashable, Sendable {
    /// The address: by `https` or `http`, with a host, and without user name and password.
    public let url: URL

    /// Parses an address.
    ///
    /// - Throws: ``ValidationError`` for `URL` if the text is not an address of a page.
    public init(_ text: String) throws(ValidationError) {
        guard let url = URL(string: text) else { throw Self.invalid(text) }
        try self.init(url)
    }

    /// Creates a page after checking its address, so that nothing else reaches a browser.
    ///
    /// - Throws: ``ValidationError`` for `URL` if it is not an address of a page.
    public init(_ url: URL) throws(ValidationError) {
        let text = url.absoluteString
        let isPrintable = text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        guard isPrintable, ["https", "http"].contains(url.scheme?.lowercased()),
            let host = url.host(percentEncoded: false), !host.isEmpty, url.user() == nil, url.password() == nil
        else { throw Self.invalid(text) }
        self.url = url
    }

    private static func invalid(_ text: String) -> ValidationError {
        ValidationError(field: "URL", value: text, rule: .form("https://HOST/USER/items/ID"))
    }
}

/// Opens web pages in the browser of the user.
public protocol WebPageOpener: Sendable {
    /// Opens a page in the browser.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no browser.
    @concurrent
    func open(_ page: ArticleWebPage) async throws(ApplicationError)
}
