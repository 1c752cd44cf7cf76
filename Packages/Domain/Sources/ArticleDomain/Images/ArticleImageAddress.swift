public import DomainKit
public import Foundation

/// The address of an image in an article.
///
/// Images come from any host, by `https` only. Those of the host of the article come as the article does, so that a host on
/// this machine needs no encryption; no other article reaches what listens there.
public struct ArticleImageAddress: Hashable, Sendable {
    /// The absolute URL, without user name and password.
    public let url: URL

    /// Parses an address.
    ///
    /// - Parameters:
    ///   - text: an absolute URL.
    ///   - host: the host of the article.
    /// - Throws: ``ValidationError`` for `URL` if the text is no address of an image.
    public init(_ text: String, in host: ArticleHost) throws(ValidationError) {
        guard let url = URL(string: text), url.user() == nil, url.password() == nil,
            let name = url.host(percentEncoded: false)?.lowercased(), !name.isEmpty,
            url.scheme?.lowercased() == "https" || text.hasPrefix(host.address + "/")
        else { throw ValidationError(field: "URL", value: text, rule: .form("https://HOST/PATH")) }
        self.url = url
    }
}
