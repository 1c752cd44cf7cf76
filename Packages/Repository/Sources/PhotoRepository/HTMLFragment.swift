import Foundation

/// The text of a fragment of HTML, as services put it into the descriptions of photos.
struct HTMLFragment {
    /// The maximum length of a fragment that is read, in characters.
    private static let lengthLimit = 20_000

    /// The text without tags, with entities resolved and white space joined.
    let text: String
    /// The address of the first link, or nil.
    let firstLink: URL?

    /// Reads a fragment; whatever is no HTML is text.
    init(_ html: String) {
        var text = ""
        var rest = html.prefix(Self.lengthLimit)
        var link: URL?
        var hasTagEnd = true
        while let character = rest.first {
            switch character {
            case "<":
                guard hasTagEnd, let end = rest.firstIndex(of: ">") else {
                    hasTagEnd = false
                    rest = rest.dropFirst()
                    text.append(character)
                    continue
                }
                let tag = rest[..<end]
                if link == nil { link = Self.link(in: tag) }
                // A tag may end a word: a paragraph or a line break.
                text.append(Self.isBlock(tag) ? " " : "")
                rest = rest[rest.index(after: end)...]
            case "&":
                let (resolved, length) = Self.entity(rest)
                text += resolved
                rest = rest.dropFirst(length)
            default:
                text.append(character)
                rest = rest.dropFirst()
            }
        }
        self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        firstLink = link
    }

    private static func isBlock(_ tag: Substring) -> Bool {
        let name = tag.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        return ["p", "br", "div", "li", "ul", "ol", "tr", "td", "table"].contains(name)
    }

    private static func link(in tag: Substring) -> URL? {
        guard tag.lowercased().hasPrefix("<a "), let range = tag.range(of: "href=\"") else { return nil }
        let value = tag[range.upperBound...].prefix { $0 != "\"" }
        let address = HTMLFragment.resolved(value)
        return URL(string: address.hasPrefix("//") ? "https:" + address : address)
    }

    private static func resolved(_ text: Substring) -> String {
        text.replacingOccurrences(of: "&amp;", with: "&")
    }

    /// Returns the text of an entity and its length; an ampersand that begins none is text.
    private static func entity(_ text: Substring) -> (String, Int) {
        let name = text.dropFirst().prefix(10).prefix { $0 != ";" }
        guard text.dropFirst(name.count + 1).first == ";" else { return ("&", 1) }
        let length = name.count + 2
        if let character = named[String(name)] { return (character, length) }
        guard name.first == "#" else { return ("&", 1) }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return (number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) } ?? "\u{FFFD}", length)
    }

    private static let named = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "copy": "©", "ndash": "–",
        "mdash": "—",
    ]
}
