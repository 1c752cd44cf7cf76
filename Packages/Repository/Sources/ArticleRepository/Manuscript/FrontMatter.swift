/// Front matter: names with values in YAML, between two lines `---` at the beginning of a file.
///
/// It supports the part of YAML that Qiita's own tool and authors use: plain, quoted, folded and literal scalars, and
/// lists of them, in blocks or in brackets. Anything else is skipped, so that the front matter of other tools does not
/// keep a text from being read; lines that no tool could read are reported.
struct FrontMatter {
    enum Value: Hashable {
        case text(String)
        case list([String])
    }

    /// The names that Qiita's own tool knows.
    private static let knownNames: Set<Substring> = [
        "title", "tags", "private", "updated_at", "id", "organization_url_name", "slide", "ignorePublish",
    ]

    private var values: [String: Value] = [:]
    /// The lines, counted from 1 in the file, that are neither a name with a value nor a part of one.
    private(set) var unreadableLines: [Int] = []

    /// Splits a text into its front matter and its body; nil if it has none.
    ///
    /// A text that begins with a line `---` for another reason has no second one, or no name after the first.
    static func split(_ text: Substring) -> (FrontMatter, body: Substring)? {
        var rest = text
        guard rest.popLine().map(isFence) == true else { return nil }
        var lines: [Substring] = []
        while let line = rest.popLine() {
            if isFence(line) {
                let first = lines.first { !isBlank($0) }
                guard first.map({ entry($0) != nil }) ?? true else { return nil }
                return (FrontMatter(lines[...]), rest)
            }
            lines.append(line)
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether a text begins with front matter without an end.
    static func isUnclosed(in text: Substring) -> Bool {
        var rest = text
        guard rest.popLine().map(isFence) == true else { return false }
        while let line = rest.popLine() {
            if isFence(line) { return false }
            guard isBlank(line) else { return entry(line).map { knownNames.contains($0.name) } ?? false }
        }
        return false
    }

    func text(_ name: String) -> String? {
        if case .text(let text)? = values[name] { text } else { nil }
    }

    /// Returns the texts of a name; a single text counts as a list.
    func list(_ name: String) -> [String] {
        switch values[name] {
        case .list(let texts): texts
        case .text(let text): [text]
        case nil: []
        }
    }

    private init(_ lines: ArraySlice<Substring>) {
        var lines = lines
        while let line = lines.popFirst() {
            // The line of `---` is the first one of the file.
            let number = lines.startIndex + 1
            guard !Self.isBlank(line) else { continue }
            guard let (name, rest) = Self.entry(line) else {
                unreadableLines.append(number)
                continue
            }
            var block: [Substring] = []
            while let next = lines.first, Self.belongsAbove(next) { block.append(lines.removeFirst()) }
            values[String(name)] = Self.value(rest, block)
            if Self.knownNames.contains(name), Self.isUnclosed(rest, block) { unreadableLines.append(number) }
        }
    }

    // MARK: - Lines

    private static func isFence(_ line: Substring) -> Bool {
        line.hasPrefix("---") && line.dropFirst(3).allSatisfy(\.isWhitespace)
    }

    /// Returns whether a line is blank or a comment.
    private static func isBlank(_ line: Substring) -> Bool {
        line.first { !$0.isWhitespace }.map { $0 == "#" } ?? true
    }

    /// Returns whether a line continues the value of the name above it.
    private static func belongsAbove(_ line: Substring) -> Bool {
        guard let first = line.first else { return true }
        return first.isWhitespace || line == "-" || line.hasPrefix("- ")
    }

    /// Returns the name at the beginning of a line, and the text after the colon.
    private static func entry(_ line: Substring) -> (name: Substring, rest: Substring)? {
        guard let first = line.first, first.isLetter || first == "_", let colon = line.firstIndex(of: ":") else {
            return nil
        }
        let name = line[..<colon]
        let rest = line[colon...].dropFirst()
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || "_-. ".contains($0) }),
            rest.first.map(\.isWhitespace) ?? true
        else { return nil }
        return (name, rest.trimmed)
    }

    // MARK: - Values

    private static func value(_ rest: Substring, _ block: [Substring]) -> Value? {
        if let style = rest.first, style == "|" || style == ">" {
            return .text(FrontMatterScalar.block(block, isFolded: style == ">"))
        }
        let below = block.map(\.trimmed).filter { !isBlank($0) }
        if rest.isEmpty || rest.hasPrefix("#") {
            guard below.contains(where: { !$0.hasPrefix("-") }) else {
                return below.isEmpty ? nil : .list(below.compactMap { FrontMatterScalar.text($0.dropFirst().trimmed) })
            }
            return below.contains { $0.hasPrefix("-") || entry($0) != nil } ? nil : text(below)
        }
        if rest.hasPrefix("[") { return list(([rest] + below).joined(separator: " ")) }
        return text([rest] + below)
    }

    /// Returns whether the brackets or the quotation marks that a value begins with have no end.
    private static func isUnclosed(_ rest: Substring, _ block: [Substring]) -> Bool {
        switch rest.first {
        case "[": value(rest, block) == nil
        case "\"", "'": FrontMatterScalar.quoted(([rest] + block.map(\.trimmed)).joined(separator: " ")[...]) == nil
        default: false
        }
    }

    private static func text(_ lines: [Substring]) -> Value? {
        FrontMatterScalar.text(lines.joined(separator: " ")[...]).map { .text($0) }
    }

    /// Parses a list in brackets; nil if it does not end.
    private static func list(_ source: String) -> Value? {
        var rest = source[...].dropFirst().trimmed
        var texts: [String] = []
        while let first = rest.first {
            if first == "]" { return .list(texts) }
            if first == "\"" || first == "'" {
                guard let (text, behind) = FrontMatterScalar.quoted(rest) else { return nil }
                texts.append(text)
                rest = behind.trimmed
            } else {
                let plain = rest.prefix { $0 != "," && $0 != "]" }
                FrontMatterScalar.text(plain.trimmed).map { texts.append($0) }
                rest = rest.dropFirst(plain.count)
            }
            if rest.first == "," { rest = rest.dropFirst().trimmed } else if rest.first != "]" { return nil }
        }
        return nil
    }
}

extension Substring {
    /// The text without white space at its ends.
    var trimmed: Substring {
        var rest = drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest = rest.dropLast() }
        return rest
    }

    /// Removes and returns the first line without its end; nil if nothing is left.
    fileprivate mutating func popLine() -> Substring? {
        guard !isEmpty else { return nil }
        // A line break of two characters is one `Character`.
        let line = prefix { !$0.isNewline }
        self = self[line.endIndex...].dropFirst()
        return line
    }
}
