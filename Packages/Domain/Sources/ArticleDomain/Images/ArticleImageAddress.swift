public import DomainKit
public import Foundation

/// The address of an image in an article.
///
/// Images come from any host, by `https` only, except for this machine: an address that names it, as `localhost` or by a
/// number, is refused. Those of the host of the article come as the article does, so that a host on this machine needs no
/// encryption. No name is resolved for that, so a name or a redirect that leads to this machine is not recognised, and
/// addresses of a private network are those of any host.
public struct ArticleImageAddress: Hashable, Sendable {
    /// The absolute URL, without user name and password.
    public let url: URL

    /// Parses an absolute URL in an article of a host.
    ///
    /// - Throws: ``ValidationError`` for `URL` if the text is not an address of an image.
    public init(_ text: String, in host: ArticleHost) throws(ValidationError) {
        guard let url = URL(string: text), url.user() == nil, url.password() == nil,
            let name = url.host(percentEncoded: false).map(Self.resolvedName), !name.isEmpty,
            text.hasPrefix(host.address + "/") || (url.scheme?.lowercased() == "https" && !Self.isThisMachine(name))
        else { throw ValidationError(field: "URL", value: text, rule: .form("https://HOST/PATH")) }
        self.url = url
    }

    /// Returns a host name as resolvers read it (UTS 46): in lower case, with full stops, and without compatibility characters
    /// such as `①` and invisible ones such as the soft hyphen.
    private static func resolvedName(_ name: String) -> String {
        let name = FoldedText(name).description.replacing("。", with: ".")
        return String(name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
    }

    /// Returns whether the name of a host stands for this machine in any notation that resolvers accept.
    private static func isThisMachine(_ name: String) -> Bool {
        let name = name.hasSuffix(".") ? String(name.dropLast()) : name
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        var number = in_addr()
        if inet_aton(name, &number) != 0 { return isThisMachine(UInt32(bigEndian: number.s_addr)) }
        var bytes = [UInt8](repeating: 0, count: 16)
        let text = name.drop { $0 == "[" }.prefix { $0 != "]" && $0 != "%" }
        guard inet_pton(AF_INET6, String(text), &bytes) == 1 else { return false }
        // An address of version 4 is the end of one of version 6, after zeros or after ffff.
        let isVersion4 = bytes.prefix(10).allSatisfy { $0 == 0 } && [[0, 0], [255, 255]].contains(bytes[10..<12])
        guard isVersion4 else { return false }
        let version4 = bytes.suffix(4).reduce(0) { $0 << 8 | UInt32($1) }
        return version4 == 1 || isThisMachine(version4)
    }

    /// Returns whether an address of version 4 is a loopback, or the unspecified address, which leads there, too.
    private static func isThisMachine(_ version4: UInt32) -> Bool {
        version4 >> 24 == 127 || version4 == 0
    }
}

/// Fetches the images of articles, decoded.
///
/// An image can come from any host, and its bytes can be anything: fetching it costs bounded memory, and no host learns who
/// is signed in.
public protocol ArticleImageGateway: Sendable {
    /// Fetches an image, scaled down to what a screen can show.
    ///
    /// - Throws: ``ApplicationError``, of kind `invalidData` if the file cannot be decoded.
    @concurrent
    func image(at address: ArticleImageAddress) async throws(ApplicationError) -> PixelImage
}
