/// The parser of single values of front matter, in the spellings of YAML.
enum FrontMatterScalar {
    /// Parses a value of one line, or of several joined lines; nil for null.
    ///
    /// A value that only begins like a quotation is taken as it is.
    static func text(_ source: Substring) -> String? {
        if let (text, rest) = quoted(source), rest.isEmpty || rest.trimmed.hasPrefix("#") { return text }
        let plain = withoutComment(source).trimmed
        return ["", "~", "null", "Null", "NULL"].contains(plain) ? nil : String(plain)
    }

    /// Parses a text in quotation marks, and returns it with the rest; nil if it is not in quotation marks.
    static func quoted(_ source: Substring) -> (text: String, rest: Substring)? {
        switch source.first {
        case "'": inSingleQuotes(source.dropFirst())
        case "\"": inDoubleQuotes(source.dropFirst())
        default: nil
        }
    }

    /// Joins the lines of a literal or folded text, without the indentation that they share.
    static func block(_ lines: [Substring], isFolded: Bool) -> String {
        let depth = lines.filter { !$0.trimmed.isEmpty }.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
        var text = ""
        var isOpen = false
        for line in lines.map({ $0.dropFirst(depth).trimmed }) {
            if line.isEmpty {
                text += "\n"
                isOpen = false
            } else {
                if isOpen { text += isFolded ? " " : "\n" }
                text += line
                isOpen = true
            }
        }
        return String(text[...].trimmed)
    }

    private static func withoutComment(_ source: Substring) -> Substring {
        var isBehindSpace = true
        for index in source.indices {
            if isBehindSpace, source[index] == "#" { return source[..<index] }
            isBehindSpace = source[index].isWhitespace
        }
        return source
    }

    private static func inSingleQuotes(_ source: Substring) -> (text: String, rest: Substring)? {
        var text = ""
        var rest = source
        while let character = rest.popFirst() {
            if character != "'" {
                text.append(character)
            } else if rest.first == "'" {
                rest = rest.dropFirst()
                text.append("'")
            } else {
                return (text, rest)
            }
        }
        return nil
    }

    private static func inDoubleQuotes(_ source: Substring) -> (text: String, rest: Substring)? {
        var text = ""
        var rest = source
        while let character = rest.popFirst() {
            switch character {
            case "\"": return (text, rest)
            case "\\": text.append(escaped(&rest))
            default: text.append(character)
            }
        }
        return nil
    }

    /// Parses the escape after a backslash; an unknown one stands for its character.
    private static func escaped(_ rest: inout Substring) -> Character {
        guard let letter = rest.popFirst() else { return "\\" }
        let digits = ["x": 2, "u": 4, "U": 8][letter] ?? 0
        let number = rest.prefix(digits)
        if digits > 0, number.count == digits, let value = UInt32(number, radix: 16), let scalar = Unicode.Scalar(value)
        {
            rest = rest.dropFirst(digits)
            return Character(scalar)
        }
        return ["n": "\n", "t": "\t", "r": "\r", "0": "\0", "e": "\u{1B}"][letter] ?? letter
    }
}
