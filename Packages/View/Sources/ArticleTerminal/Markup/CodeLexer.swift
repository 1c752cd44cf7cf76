/// A lexer that splits lines of code into tokens for highlighting; it knows the words of a language, not its grammar.
struct CodeLexer {
    enum Kind: Equatable {
        case comment
        case string
        case number
        case keyword
        case type
    }

    struct Token: Equatable {
        let bytes: Range<Int>
        let kind: Kind
    }

    private let syntax: CodeSyntax?
    /// The comment or string that the last line left open.
    private var open: CodeSyntax.Span?

    init(syntax: CodeSyntax?) {
        self.syntax = syntax
    }

    /// Returns the tokens of the next line, in their order; the text between them is plain.
    ///
    /// - Complexity: O(n) in the length of the line.
    mutating func tokens(of line: String) -> [Token] {
        guard let syntax else { return [] }
        let bytes = Array(line.utf8)
        var tokens: [Token] = []
        var index = 0
        if let span = open {
            index = close(span, in: bytes, from: 0)
            tokens.append(Token(bytes: 0..<index, kind: span.kind))
        }
        while index < bytes.count {
            let start = index
            if let span = syntax.span(in: bytes, at: index) {
                index = close(span, in: bytes, from: index + span.start.count)
                tokens.append(Token(bytes: start..<index, kind: span.kind))
            } else if Self.isWord(bytes[index]) {
                index = bytes[index...].firstIndex { !Self.isWord($0) && !syntax.joinsWords($0) } ?? bytes.count
                if let kind = syntax.kind(ofWord: bytes[start..<index]) {
                    tokens.append(Token(bytes: start..<index, kind: kind))
                }
            } else {
                index += 1
            }
        }
        return tokens
    }

    /// Returns the index behind an open span, and stores the span if it goes on in the next line.
    private mutating func close(_ span: CodeSyntax.Span, in bytes: [UInt8], from start: Int) -> Int {
        var index = start
        open = nil
        guard !span.end.isEmpty else { return bytes.count }
        while index < bytes.count {
            if span.hasEscapes && bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index...].starts(with: span.end) {
                return index + span.end.count
            } else {
                index += 1
            }
        }
        if span.isMultiline { open = span }
        return bytes.count
    }

    static func isWord(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F || byte >= 0x80
    }
}
