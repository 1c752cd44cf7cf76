/// The target of a text: a web address that is safe as a hyperlink of a terminal, a place in the same text, or whatever the
/// program opens by itself.
///
/// An address is an `http` or `https` URL with a host and without user information, in printable ASCII, so that it can
/// neither end the control sequence around it nor show one host and lead to another. A text view follows the other links;
/// terminals are not sent any.
public struct TerminalLink: Hashable, Sendable {
    /// The maximum length of a URL in terminals.
    public static let maximumLength = 2083

    enum Target: Hashable {
        case web(String)
        case local(Int)
        case place(Int)
        case reference(toNote: Int)
        case note(Int)
    }

    let target: Target

    /// The URL in printable ASCII, in which other characters are percent-encoded; nil for a link without one.
    public var url: String? { if case .web(let url) = target { url } else { nil } }

    private init(_ target: Target) {
        self.target = target
    }

    /// Returns a link without a web address, such as one to another text of the program.
    ///
    /// - Parameter number: a number that tells the link from the others of its text.
    public static func local(_ number: Int) -> TerminalLink { TerminalLink(.local(number)) }

    /// Returns the link to a place of the text, such as a heading, by its number from 0.
    public static func place(_ number: Int) -> TerminalLink { TerminalLink(.place(number)) }

    /// Returns the link from a text to the note of a number.
    public static func reference(toNote number: Int) -> TerminalLink { TerminalLink(.reference(toNote: number)) }

    /// Returns the link from the mark of a note back to the text that refers to it.
    public static func note(_ number: Int) -> TerminalLink { TerminalLink(.note(number)) }

    /// Creates a link, if the URL is safe.
    ///
    /// - Returns: Nil if `url` is not an absolute web URL, has user information or control characters, or is too long.
    /// - Complexity: O(n) in the length of `url`.
    public init?(_ url: String) {
        guard let schemeEnd = ["https://", "http://"].first(where: { url.utf8.starts(withLowercased: $0.utf8) }) else {
            return nil
        }
        var encoded = ""
        var isInAuthority = true
        var hasHost = false
        for byte in url.utf8.dropFirst(schemeEnd.utf8.count) {
            switch byte {
            case 0x00...0x20, 0x7F, UInt8(ascii: "\\"): return nil
            case UInt8(ascii: "@") where isInAuthority: return nil
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): isInAuthority = false
            default: hasHost = hasHost || isInAuthority
            }
            if byte < 0x80 {
                encoded.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                encoded += "%" + String(byte >> 4, radix: 16, uppercase: true)
                encoded += String(byte & 0xF, radix: 16, uppercase: true)
            }
        }
        guard hasHost, encoded.utf8.first != UInt8(ascii: ":") else { return nil }
        let address = schemeEnd + encoded
        guard address.utf8.count <= Self.maximumLength else { return nil }
        target = .web(address)
    }
}

extension TerminalText {
    /// Creates the text of a web address, which is a link to itself if it is safe.
    package init(address: String) {
        self.init(address, style: TextStyle(link: TerminalLink(address)))
    }

    /// A Boolean value that indicates whether the text is nothing but a web address.
    ///
    /// Such a line is never wrapped, so that the address can be copied.
    var isAddress: Bool {
        TerminalLink(plainText)?.url == plainText
    }
}

extension String.UTF8View {
    /// Returns whether the text starts with a prefix in lower case, ignoring the case of ASCII letters.
    fileprivate func starts(withLowercased prefix: String.UTF8View) -> Bool {
        count >= prefix.count
            && zip(self, prefix).allSatisfy { byte, expected in
                byte == expected || (0x41...0x5A).contains(byte) && byte | 0x20 == expected
            }
    }
}
