/// The HTML tags that contain blocks.
enum HTMLContainers {
    private static let names: Set<String> = [
        "details", "summary", "blockquote", "ul", "ol", "li", "dl", "dt", "dd", "table", "caption", "thead", "tbody",
        "tfoot", "tr", "td", "th", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "p", "div", "section", "center", "figure",
        "figcaption", "address", "article", "aside", "fieldset", "footer", "form", "header", "hgroup", "legend", "main",
        "menu", "nav", "option",
    ]

    static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
    private static let cells: Set<String> = ["td", "th"]
    private static let rows: Set<String> = cells.union(["tr"])
    private static let rowGroups: Set<String> = rows.union(["caption", "thead", "tbody", "tfoot"])
    /// The containers within which a tag closes nothing that is around them.
    private static let scopes: Set<String> = ["table", "caption", "td", "th"]
    /// The containers within which an item closes none that is around them.
    private static let itemScopes = scopes.union(["ul", "ol", "dl", "blockquote", "details"])

    static func contains(_ name: String) -> Bool { names.contains(name) }

    /// Returns the containers that an opening tag closes implicitly, and those that protect what is around them.
    static func closed(by name: String) -> (names: Set<String>, scopes: Set<String>) {
        switch name {
        case "dt", "dd": (["dt", "dd"], itemScopes)
        case "li": (["li"], itemScopes)
        case "option": (["option"], itemScopes)
        case "td", "th": (cells, ["table"])
        case "tr": (rows, ["table"])
        case "caption", "thead", "tbody", "tfoot": (rowGroups, ["table"])
        case _ where headings.contains(name): (headings, names.subtracting(headings).subtracting(["p"]))
        default: ([], [])
        }
    }

    /// Returns the containers that a closing tag matches, and those that protect what is around them.
    static func matched(by name: String) -> (names: Set<String>, scopes: Set<String>) {
        if headings.contains(name) { return (headings, scopes) }
        return ([name], name == "table" || rowGroups.contains(name) ? ["table"] : scopes)
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
