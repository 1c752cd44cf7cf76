extension [UInt8] {
    /// The tokens of a Swift source text.
    var tokens: [Token] { [Token](sequence(state: SourceLexer(self)) { $0.next() }) }
}

/// A lexer for Swift source texts.
///
/// It handles what a search for words gets wrong: nested comments, raw and multi-line strings, code in interpolations,
/// regular expression literals, raw identifiers, carriage returns and a byte order mark. It never fails: anything else
/// becomes symbols, and an unterminated literal ends with its line or with the text.
///
/// - Complexity: O(n) in the number of bytes, with a stack as deep as interpolations are nested.
struct SourceLexer {
    let bytes: [UInt8]
    var position = 0
    var line = 1
    /// The offset of the first byte of the line.
    private(set) var lineStart = 0
    /// The offset on a line up to which columns were counted.
    private var counted = (lineStart: 0, offset: 0, column: 1)
    /// The line on which the last `SAFETY:` comment ends, including the comment lines that continue it.
    private(set) var reasonLine = 0

    private(set) var suppressions: [Suppression] = []
    /// The number of them that are about the next line with code.
    private var pendingSuppressions = 0

    var atLineStart = true
    private var lastCommentLine = 0
    /// The string literals with an open interpolation.
    var literals: [StringLiteral] = []
    /// The string literal to resume after the closing parenthesis of an interpolation.
    var resumed: StringLiteral?
    /// The ends of regular expressions in the whole text, from the first that may have several lines, and in this line.
    var textEnds = PatternEnds([], in: 0..<0)
    var lineEnds = PatternEnds([], in: 0..<0)
    /// The end of a line on which no placeholder ends after the last one that was looked for.
    private var placeholderLimit = 0
    /// The token before the next one, which decides what a slash means.
    private var previous: Token?

    struct StringLiteral: Equatable {
        let hashes: Int
        let isMultiline: Bool
        /// The number of open parentheses in the interpolation.
        var depth = 0
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        lineStart = position
        if bytes.byte(at: position) == UInt8(ascii: "#"), bytes.byte(at: position + 1) == UInt8(ascii: "!") {
            skipToLineEnd()
        }
    }

    /// Returns the next token, or nil at the end.
    mutating func next() -> Token? {
        let token = if let resumed { textPart(of: resumed) as Token? } else { nextInCode() }
        if let token { previous = token }
        return token
    }

    /// A lexer for reading ahead, which does not record comments again.
    var ahead: SourceLexer {
        var copy = self
        copy.suppressions = []
        copy.pendingSuppressions = 0
        return copy
    }

    /// Skips a line break of any kind, and counts it.
    mutating func skipLineBreak() {
        if bytes.byte(at: position) == UInt8(ascii: "\r"), bytes.byte(at: position + 1) == UInt8(ascii: "\n") {
            position += 1
        }
        position += 1
        line += 1
        lineStart = position
    }

    /// Returns the line and the column of a token, for a string those of its quote.
    ///
    /// - Complexity: O(n) in the distance from the token on the line that was asked for last.
    mutating func position(of token: Token) -> Position {
        var end = token.range.lowerBound
        if token.kind == .text, end > token.start.lineStart, bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
        var (offset, column) = (token.start.lineStart, 1)
        if counted.lineStart == offset { (offset, column) = (counted.offset, counted.column) }
        column += end < offset ? -bytes.columns(in: end..<offset) : bytes.columns(in: offset..<end)
        counted = (token.start.lineStart, end, column)
        return Position(line: token.line, column: column)
    }

    mutating func skipToLineEnd() {
        var end = position
        while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
        position = end
    }

    // MARK: - Code

    private mutating func nextInCode() -> Token? {
        let before = position
        skipSpace()
        guard position < bytes.count else { return nil }
        if pendingSuppressions > 0 { placeSuppressions() }
        let start = position
        let startsLine = atLineStart
        let touches = start == before && start > 0 && !startsLine
        atLineStart = false
        let context = Token.Start(line: line, lineStart: lineStart, startsLine: startsLine, touchesPrevious: touches)
        func token(_ kind: Token.Kind, _ range: Range<Int>) -> Token { Token(kind: kind, range: range, start: context) }
        let first = bytes[start]
        if first.isWord {
            skipWord()
            return token(first.isDigit ? .number : .word, start..<position)
        }
        switch first {
        case UInt8(ascii: "\""):
            return openLiteral(hashes: 0, context)
        case UInt8(ascii: "#"):
            return hashed(context)
        case UInt8(ascii: "`"):
            var end = start + 1
            while end < bytes.count, bytes[end] != first, !bytes[end].isLineBreak { end += 1 }
            position = bytes.byte(at: end) == first ? end + 1 : end
            return token(.quotedWord, start + 1..<end)
        case UInt8(ascii: "("), UInt8(ascii: ")"):
            position += 1
            trackParenthesis(first)
            return token(.symbol, start..<position)
        case UInt8(ascii: ".") where bytes.byte(at: start + 1) != first:
            position += 1
            return token(.symbol, start..<position)
        case UInt8(ascii: "/") where !touches || opensExpression:
            if let end = patternEnd(from: start, hashes: 0) {
                position = end
                return token(.pattern, start..<end)
            }
            skipOperator()
            return token(.operator, start..<position)
        case UInt8(ascii: "<") where bytes.byte(at: start + 1) == UInt8(ascii: "#"):
            skipPlaceholder()
            return token(position == start + 1 ? .operator : .word, start..<position)
        case _ where first.isOperatorCharacter:
            skipOperator()
            return token(.operator, start..<position)
        default:
            position += 1
            return token(.symbol, start..<position)
        }
    }

    /// A Boolean value that indicates whether an expression may follow, so that a slash begins a regular expression.
    var opensExpression: Bool {
        guard let previous else { return true }
        switch previous.kind {
        case .operator: return true
        case .symbol: return "([{,;:".utf8.contains(bytes[previous.range.lowerBound])
        case .word:
            return Self.wordsBeforeExpressions.contains(where: { $0.utf8.elementsEqual(bytes[previous.range]) })
        case .quotedWord, .text, .number, .directive, .pattern: return false
        }
    }

    private static let wordsBeforeExpressions = [
        "return", "in", "case", "where", "if", "while", "guard", "try", "await", "throw", "else", "switch",
    ]

    private mutating func trackParenthesis(_ sign: UInt8) {
        guard var literal = literals.last else { return }
        literal.depth += sign == UInt8(ascii: "(") ? 1 : -1
        if literal.depth == 0 {
            literals.removeLast()
            resumed = literal
        } else {
            literals[literals.count - 1] = literal
        }
    }

    private mutating func skipWord() {
        var end = position
        while end < bytes.count, bytes[end].isWord { end += 1 }
        position = end
    }

    /// Skips an operator: only one that begins with a dot contains dots, and a comment ends it.
    private mutating func skipOperator() {
        let startsWithDot = bytes[position] == UInt8(ascii: ".")
        while position < bytes.count, bytes[position].isOperatorCharacter,
            startsWithDot || bytes[position] != UInt8(ascii: ".")
        {
            if bytes[position] == UInt8(ascii: "/"),
                [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes.byte(at: position + 1))
            {
                return
            }
            position += 1
        }
    }

    /// Skips an editor placeholder, `<#name#>`, or else the `<`.
    private mutating func skipPlaceholder() {
        var end = max(position + 2, placeholderLimit)
        while end < bytes.count, !bytes[end].isLineBreak {
            if bytes[end] == UInt8(ascii: "#"), bytes.byte(at: end + 1) == UInt8(ascii: ">") {
                position = end + 2
                return
            }
            end += 1
        }
        placeholderLimit = end
        position += 1
    }

    // MARK: - Space and comments

    private mutating func skipSpace() {
        var start = position
        while start < bytes.count, bytes[start] == 0x20 { start += 1 }
        position = start
        guard start < bytes.count, bytes[start] < 0x20 || bytes[start] == UInt8(ascii: "/") else { return }
        let bytes = bytes
        while position < bytes.count {
            let current = bytes[position]
            if current == 0x20 {
                position += 1
            } else if current > UInt8(ascii: "/") {
                return
            } else if current.isLineBreak {
                skipLineBreak()
                atLineStart = true
            } else if current.isSpace {
                position += 1
            } else if current == UInt8(ascii: "/"), bytes.byte(at: position + 1) == current {
                let start = position
                skipToLineEnd()
                noteComment(start..<position, endLine: line)
                noteSuppression(start..<position)
            } else if current == UInt8(ascii: "/"), bytes.byte(at: position + 1) == UInt8(ascii: "*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        let start = position
        var depth = 0
        while position < bytes.count {
            let current = bytes[position]
            if current == UInt8(ascii: "/"), bytes.byte(at: position + 1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if current == UInt8(ascii: "*"), bytes.byte(at: position + 1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { break }
            } else if current.isLineBreak {
                skipLineBreak()
                atLineStart = true
            } else {
                position += 1
            }
        }
        position = min(position, bytes.count)
        noteComment(start..<position, endLine: line)
    }

    /// Records the end of a `SAFETY:` comment, which a comment on the next line continues.
    private mutating func noteComment(_ range: Range<Int>, endLine: Int) {
        if bytes.isReason(range) {
            reasonLine = endLine
        } else if reasonLine != 0, reasonLine == lastCommentLine, endLine == lastCommentLine + 1 {
            reasonLine = endLine
        }
        lastCommentLine = endLine
    }

    /// Records a comment that suppresses findings.
    private mutating func noteSuppression(_ range: Range<Int>) {
        let start = bytes.commentStart(range) { $0 == UInt8(ascii: "/") || $0 == 0x20 }
        guard start < range.upperBound, bytes[start] == UInt8(ascii: "s") else { return }
        let body = bytes[start..<range.upperBound]
        let column = bytes.columns(in: lineStart..<range.lowerBound) + 1
        guard let comment = Suppression(body, at: Position(line: line, column: column)) else { return }
        suppressions.append(comment)
        if atLineStart { pendingSuppressions += 1 }
    }

    /// Assigns the comments that stand alone to the current line, which has code.
    private mutating func placeSuppressions() {
        for index in suppressions.indices.suffix(pendingSuppressions) { suppressions[index].line = line }
        pendingSuppressions = 0
    }
}
