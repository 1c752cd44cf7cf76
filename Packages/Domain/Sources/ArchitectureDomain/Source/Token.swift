/// A token of a Swift source text: a word, an operator or a literal.
///
/// Comments are not tokens. A string literal with interpolations is a sequence of tokens: its parts of text, and
/// between them the interpolated code in parentheses.
struct Token: Equatable {
    enum Kind: Equatable {
        /// An identifier or a keyword.
        case word
        /// An identifier in backticks; the range excludes them.
        case quotedWord
        /// One of `( ) [ ] { } , ; : @ .`, or any other byte.
        case symbol
        /// A sequence of operator characters.
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

    /// The beginning of a token.
    struct Start: Equatable {
        /// The line; the first is 1.
        let line: Int
        /// The offset of the first byte of the line.
        let lineStart: Int
        /// A Boolean value that indicates whether only comments and space precede the token on its line.
        let startsLine: Bool
        /// A Boolean value that indicates whether neither space nor a comment precedes the token.
        let touchesPrevious: Bool
    }

    let kind: Kind
    let range: Range<Int>
    let start: Start

    var line: Int { start.line }
    var startsLine: Bool { start.startsLine }
    var touchesPrevious: Bool { start.touchesPrevious }
}
