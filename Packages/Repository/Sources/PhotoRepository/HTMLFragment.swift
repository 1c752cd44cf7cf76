import Foundation

/// The text of a fragment of HTML, as services put it into the descriptions of photos.
struct HTMLFragment {
    /// The maximum length of a fragment that is read, in characters.
    private static let lengthLimit = 20_000

    /// The text without tags and hidden elements, with entities resolved and white space joined.
    let text: String
    /// The address of the first link, or nil.
    let firstLink: URL?

    /// Reads a fragment; whatever is not HTML is text.
    init(_ html: String) {
        var text = ""
        var rest = html.prefix(Self.lengthLimit)
        var link: URL?
        var hasTagEnd = true
        while let character = rest.first {
            switch character {
            case "<":
                guard hasTagEnd, let end = Self.end(of: rest) else {
                    hasTagEnd = false
                    rest = rest.dropFirst()
                    text.append(character)
                    continue
                }
                let tag = Tag(rest[..<end])
                rest = rest[end...].dropFirst()
                if tag.isHidden {
                    rest = Self.rest(of: rest, behind: tag.name)
                    continue
                }
                if link == nil { link = tag.link }
                // A tag may end a word: a paragraph or a line break.
                text.append(tag.isBlock ? " " : "")
            case "&":
                let (resolved, length) = HTMLEntity.resolve(rest)
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

    /// Returns the text behind the end of an element whose content is skipped, elements of the same name inside it included.
    private static func rest(of text: Substring, behind name: String) -> Substring {
        var (rest, depth) = (text, 1)
        while depth > 0, let start = rest.firstIndex(of: "<") {
            rest = rest[start...]
            // What another tag begins in is none, such as a comparison in a script.
            let end = rest.dropFirst().firstIndex { $0 == ">" || $0 == "<" } ?? rest.endIndex
            let tag = Tag(rest[..<end])
            rest = rest[end...]
            if tag.name == name, rest.first == ">", !tag.isEmptyElement { depth += tag.isEnd ? -1 : 1 }
        }
        return depth > 0 ? "" : rest.dropFirst()
    }

    /// Returns the end of the tag or the comment at the start of a text, or nil if it has none.
    private static func end(of text: Substring) -> Substring.Index? {
        guard text.hasPrefix("<!--") else { return text.firstIndex(of: ">") }
        return text.firstRange(of: "-->").map { text.index(before: $0.upperBound) }
    }

    /// A tag of HTML.
    private struct Tag {
        let name: String
        let isEnd: Bool
        let isClosed: Bool
        let attributes: [String: String]

        init(_ source: Substring) {
            isEnd = source.hasPrefix("</")
            isClosed = source.hasSuffix("/")
            let rest = source.dropFirst(isEnd ? 2 : 1)
            name = rest.prefix { $0.isLetter || $0.isNumber }.lowercased()
            attributes = Self.attributes(rest.dropFirst(name.count))
        }

        /// Returns the values of attributes, by their names in lower case.
        private static func attributes(_ source: Substring) -> [String: String] {
            var attributes: [String: String] = [:]
            var rest = source
            while true {
                rest = rest.drop { $0.isWhitespace || $0 == "/" }
                let name = rest.prefix { !$0.isWhitespace && $0 != "=" }
                guard !name.isEmpty else { return attributes }
                rest = rest[name.endIndex...]
                var value = rest.prefix(0)
                if rest.first == "=" {
                    rest = rest.dropFirst()
                    let quote = rest.first.flatMap { "\"'".contains($0) ? $0 : nil }
                    if quote != nil { rest = rest.dropFirst() }
                    value = rest.prefix { character in quote.map { character != $0 } ?? !character.isWhitespace }
                    rest = rest[value.endIndex...].dropFirst(quote == nil ? 0 : 1)
                }
                attributes[name.lowercased()] = String(value)
            }
        }

        var isBlock: Bool { ["p", "br", "div", "li", "ul", "ol", "tr", "td", "table"].contains(name) }

        /// A Boolean value that indicates whether the tag begins nothing that has to end.
        var isEmptyElement: Bool { isClosed || ["br", "img", "hr", "input", "wbr"].contains(name) }

        /// A Boolean value that indicates whether the tag begins an element that a browser does not show.
        var isHidden: Bool {
            guard !isEnd, !isEmptyElement else { return false }
            if ["style", "script", "template", "title", "head"].contains(name) { return true }
            let style = (attributes["style"] ?? "").lowercased().filter { !$0.isWhitespace }
            return attributes["hidden"] != nil
                || ["display:none", "visibility:hidden"].contains { style.firstRange(of: $0) != nil }
        }

        var link: URL? {
            guard name == "a", !isEnd, let value = attributes["href"] else { return nil }
            let address = value.replacing("&amp;", with: "&")
            return URL(string: address.hasPrefix("//") ? "https:" + address : address)
        }
    }
}
