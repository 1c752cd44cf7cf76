/// The HTML tags that contain blocks.
enum HTMLContainers {
    private static let names: Set<String> = [
        "details", "summary", "blockquote", "ul", "ol", "li", "dl", "dt", "dd", "table", "thead", "tbody", "tr", "td",
        "th", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "p", "div", "section", "center", "figure", "figcaption",
    ]

    static func contains(_ name: String) -> Bool { names.contains(name) }

    /// Returns the containers that an opening tag closes implicitly.
    static func closed(by name: String) -> Set<String> {
        switch name {
        case "dt", "dd": ["dt", "dd"]
        case "td", "th": ["td", "th"]
        case "tr": ["td", "th", "tr"]
        case "li", "p": [name]
        default: []
        }
    }

    /// Returns the text with its white space collapsed.
    static func collapsed(_ text: String) -> String {
        var result = ""
        for character in text {
            if character != "\u{A0}" && character.isWhitespace {
                if result.last != " " { result.append(" ") }
            } else {
                result.append(character)
            }
        }
        return result
    }
}
