/// The text of a source file or a manifest, of which words and comments are removed; everything else stays as it is.
struct SourceEdit {
    private let bytes: [UInt8]
    private var edits: [(range: Range<Int>, text: String)] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var result: [UInt8] {
        var result = bytes
        for (range, text) in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            // Comments in the last lines of a file without a line break at its end take the break between them twice.
            result.replaceSubrange(range.clamped(to: 0..<result.count), with: text.utf8)
        }
        return result
    }

    /// Gives a public import another access, or returns false if there is none at the place of its `import`.
    mutating func narrowImport(at position: Position, to access: ImportStatement.Access) -> Bool {
        var lexer = SourceLexer(bytes)
        var modifier: Token?
        while let token = lexer.next(), token.line <= position.line {
            if bytes.isText(token, "public") {
                modifier = token
            } else if let found = modifier, token.kind == .word {
                modifier = nil
                guard bytes.isText(token, "import"), lexer.position(of: token) == position,
                    bytes[found.range.upperBound..<token.range.lowerBound].allSatisfy(\.isSpace)
                else { continue }
                edits.append(
                    access == .internal
                        ? (found.range.lowerBound..<token.range.lowerBound, "") : (found.range, access.rawValue)
                )
                return true
            }
        }
        return false
    }

    /// Removes a comment that begins at a position, with its line if that has nothing else.
    mutating func removeComment(at position: Position) -> Bool {
        guard let start = bytes.offset(of: position), bytes[start...].starts(with: "//".utf8) else { return false }
        let end = bytes[start...].firstIndex(where: \.isLineBreak) ?? bytes.count
        let before = bytes[..<start].lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
        guard before == 0 || bytes[before - 1].isLineBreak || bytes.isMark(before) else {
            edits.append((before..<end, ""))
            return true
        }
        if end < bytes.count {
            let isPair = bytes[end] == UInt8(ascii: "\r") && bytes.byte(at: end + 1) == UInt8(ascii: "\n")
            edits.append((before..<end + (isPair ? 2 : 1), ""))
        } else {
            // The last line has no end, so the one before it gets none.
            let isPair =
                before > 1 && bytes[before - 1] == UInt8(ascii: "\n") && bytes[before - 2] == UInt8(ascii: "\r")
            edits.append((max(0, before - (isPair ? 2 : 1))..<end, ""))
        }
        return true
    }
}
