/// A token of a Swift source text: a word, an operator or a literal.
///
/// Comments are not tokens. A string literal with interpolations is a sequence of tokens: its parts of text, and
/// between them the interpolated code in parentheses.
struct Token: Equatable {
    enum Kind: UInt8 {
        case word
        /// An identifier in backticks; the range excludes them.
        case quotedWord
        /// One of `( ) [ ] { } , ; : @ .`, or any other byte.
        case symbol
        case `operator`
        /// A part of a string literal; the range excludes delimiters.
        case text
        /// The beginning of a numeric literal.
        case number
        /// `#` and a word, for example `#if`; the range excludes the `#`.
        case directive
        /// A regular expression literal.
        case pattern
    }

    struct Start: Equatable {
        private let lineNumber, lineOffset: UInt32
        /// A Boolean value that indicates whether only comments and space precede the token on its line.
        let startsLine: Bool
        /// A Boolean value that indicates whether neither space nor a comment precedes the token.
        let touchesPrevious: Bool

        init(line: Int, lineStart: Int, startsLine: Bool, touchesPrevious: Bool) {
            (lineNumber, lineOffset) = (UInt32(line), UInt32(lineStart))
            (self.startsLine, self.touchesPrevious) = (startsLine, touchesPrevious)
        }

        var line: Int { Int(lineNumber) }
        /// The offset of the first byte of the line.
        var lineStart: Int { Int(lineOffset) }
    }

    // Tokens are copied often, so they are small.
    private let lower, upper: UInt32
    let start: Start
    let kind: Kind

    init(kind: Kind, range: Range<Int>, start: Start) {
        (lower, upper) = (UInt32(range.lowerBound), UInt32(range.upperBound))
        (self.start, self.kind) = (start, kind)
    }

    var range: Range<Int> { Int(lower)..<Int(upper) }
    var line: Int { start.line }
    var startsLine: Bool { start.startsLine }
    var touchesPrevious: Bool { start.touchesPrevious }
}
