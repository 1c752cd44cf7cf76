extension ProjectFile {
    /// The name of the source that has the languages of an app.
    public static let program = "AppProgram.swift"

    private static let languages = "languages: [.english, .japanese]"
    private static let english = "languages: [.english]"

    /// A Boolean value that indicates whether the file is the program of an app with texts in English alone.
    public var isEnglish: Bool { String(decoding: bytes, as: UTF8.self).contains(Self.english) }

    /// The file with its phrases in English alone: `Phrase(en: "Add", ja: "追加")` becomes `Phrase(verbatim: "Add")`.
    public var inEnglish: ProjectFile {
        guard path.hasSuffix(".swift") else { return self }
        var edits: [(range: Range<Int>, text: String)] = []
        var lexer = SourceLexer(bytes)
        var previous: [Token] = []
        while let token = lexer.next() {
            previous = previous.suffix(2) + [token]
            guard previous.map({ bytes.text(of: $0) }) == ["Phrase", "(", "en"] else { continue }
            edits.append((token.range, "verbatim"))
            if let japanese = Self.secondArgument(&lexer) { edits.append((japanese, "")) }
        }
        var result = bytes
        for edit in edits.reversed() { result.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
        let text = String(decoding: result, as: UTF8.self).replacing(Self.languages, with: Self.english)
        return ProjectFile(path: path, bytes: Array(text.utf8))
    }

    /// Reads to the end of a list of arguments, and returns the range of the second one with the comma before it.
    private static func secondArgument(_ lexer: inout SourceLexer) -> Range<Int>? {
        var (depth, comma) = (0, Int?.none)
        while let token = lexer.next() {
            guard token.kind == .symbol else { continue }
            let symbol = lexer.bytes.text(of: token)
            if symbol == ",", depth == 0, comma == nil { comma = token.range.lowerBound }
            if "([{".contains(symbol) { depth += 1 }
            if ")]}".contains(symbol) { depth -= 1 }
            guard depth < 0 else { continue }
            let spaces = lexer.bytes[..<token.range.lowerBound].reversed().prefix { $0 == 0x20 || $0 == 0x0A }
            return comma.map { $0..<token.range.lowerBound - spaces.count }
        }
        return nil
    }
}
