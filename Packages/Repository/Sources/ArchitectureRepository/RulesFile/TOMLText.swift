enum TOMLText {
    static func key(_ name: String) -> String {
        let isBare = !name.isEmpty && name.utf8.allSatisfy(TOMLReader.isBare)
        return isBare ? name : quoted(name)
    }

    static func list(_ texts: [String]) -> String {
        "[" + texts.map(quoted).joined(separator: ", ") + "]"
    }

    /// Returns a text in quotation marks, with each scalar escaped by itself: a combining mark joins the one before it in Swift.
    static func quoted(_ text: String) -> String {
        let escaped: String = text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\", "\"": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(escaped)\""
    }
}
