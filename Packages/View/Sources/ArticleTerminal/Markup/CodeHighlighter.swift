internal import ArticleContract
internal import ViewKit

/// The syntax highlighting of code: comments, strings, numbers, keywords, types, and added and removed lines.
enum CodeHighlighter {
    /// Returns the highlighted lines of a block of code, with tabs as spaces.
    ///
    /// - Complexity: O(n) in the length of the code.
    static func lines(of code: TextCode) -> [TerminalText] {
        var lexer = CodeLexer(syntax: code.language.flatMap { CodeSyntax.named($0) })
        return code.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let line = String(line.hasSuffix("\r") ? line.dropLast() : line)
            if code.isDifference, let style = style(ofDifference: line) {
                return expanded(TerminalText.lines(of: line, style: style))
            }
            let tokens = lexer.tokens(of: line)
            guard !tokens.isEmpty else { return expanded(TerminalText.lines(of: line)) }
            return highlighted(line, tokens)
        }
    }

    private static func expanded(_ lines: [TerminalText]) -> TerminalText {
        lines.first ?? TerminalText()
    }

    private static func style(ofDifference line: String) -> TextStyle? {
        switch line.utf8.first {
        case UInt8(ascii: "+"): TextStyle(.added)
        case UInt8(ascii: "-"): TextStyle(.removed)
        case UInt8(ascii: "@"): TextStyle(.accent)
        default: nil
        }
    }

    /// Returns a line with its tokens in colour.
    ///
    /// Tab stops count from the start of the line, so tabs are expanded before the parts are coloured.
    private static func highlighted(_ line: String, _ tokens: [CodeLexer.Token]) -> TerminalText {
        let bytes = Array(line.utf8)
        var result = TerminalText()
        func add(_ range: Range<Int>, _ style: TextStyle) {
            for (index, part) in bytes[range].split(separator: 0x09, omittingEmptySubsequences: false).enumerated() {
                if index > 0 { result += .spaces(4 - result.width() % 4) }
                if !part.isEmpty { result += TerminalText(String(decoding: part, as: UTF8.self), style: style) }
            }
        }
        var end = 0
        for token in tokens {
            if token.bytes.lowerBound > end { add(end..<token.bytes.lowerBound, .plain) }
            add(token.bytes, token.kind.style)
            end = token.bytes.upperBound
        }
        if end < bytes.count { add(end..<bytes.count, .plain) }
        return result
    }
}

extension CodeLexer.Kind {
    fileprivate var style: TextStyle {
        switch self {
        case .comment: TextStyle(.comment)
        case .string: TextStyle(.string)
        case .number: TextStyle(.number)
        case .keyword: TextStyle(.keyword)
        case .type: TextStyle(.type)
        }
    }
}
