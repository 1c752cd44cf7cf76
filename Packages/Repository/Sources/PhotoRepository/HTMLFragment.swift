import Foundation
import RepositoryKit

/// The text of a fragment of HTML, as services put it into the descriptions of photos.
struct HTMLFragment {
    /// The maximum length of a fragment that is read, in characters.
    private static let lengthLimit = 20_000
    private static let emptyElements: Set = ["br", "img", "hr", "input", "wbr"]
    private static let blocks: Set = ["p", "br", "div", "li", "ul", "ol", "tr", "td", "table"]

    /// The text without tags and hidden elements, with entities resolved and white space joined.
    let text: String
    /// The address of the first link, or nil.
    let firstLink: URL?

    /// Reads a fragment; whatever is not HTML is text.
    init(_ html: String) {
        var (text, link) = ("", URL?.none)
        // The hidden element that is open, and the number of open elements of its name.
        var hidden: (name: String, depth: Int)?
        for token in HTMLToken.tokens(of: String(html.prefix(Self.lengthLimit))) {
            switch token {
            case .text(let part): if hidden == nil { text += part }
            case .open(let name, let attributes, let isEmpty):
                let isEmpty = isEmpty || Self.emptyElements.contains(name)
                if let element = hidden {
                    if name == element.name, !isEmpty { hidden?.depth += 1 }
                } else if !isEmpty, Self.isHidden(name, attributes) {
                    hidden = (name, 1)
                } else {
                    if link == nil, name == "a" { link = attributes["href"].flatMap(Self.link) }
                    if Self.blocks.contains(name) { text += " " }
                }
            case .close(let name):
                if name == hidden?.name { hidden?.depth -= 1 }
                if hidden?.depth == 0 { hidden = nil }
                // A tag may end a word: a paragraph or a line break.
                if hidden == nil, Self.blocks.contains(name) { text += " " }
            }
        }
        self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        firstLink = link
    }

    /// Returns a Boolean value that indicates whether a browser does not show an element.
    private static func isHidden(_ name: String, _ attributes: [String: String]) -> Bool {
        if ["template", "title", "head"].contains(name) || attributes["hidden"] != nil { return true }
        let style = (attributes["style"] ?? "").lowercased().filter { !$0.isWhitespace }
        return ["display:none", "visibility:hidden"].contains { style.firstRange(of: $0) != nil }
    }

    private static func link(_ address: String) -> URL? {
        URL(string: address.hasPrefix("//") ? "https:" + address : address)
    }
}
