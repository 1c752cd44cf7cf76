/// One word, sign or literal of a Swift source text.
///
/// Comments are no tokens. A string literal with interpolations is a run of tokens: its parts of text, and between
/// them the interpolated code in parentheses.
struct Token: Equatable {
    enum Kind: Equatable {
        /// An identifier or a keyword.
        case word
        /// An identifier in backticks; the range excludes them.
        case quotedWord
        /// One of `( ) [ ] { } , ; : @ .` and whatever is nothing else.
        case symbol
        /// A run of operator characters.
        case sign
        /// A part of a string literal; the range excludes delimiters.
        case text
        /// A numeric literal, roughly.
        case number
        /// `#` and a word, for example `#if`; the range excludes the `#`.
        case directive
        /// A regular expression literal.
        case pattern
    }

    let kind: Kind
    let range: Range<Int>
    /// The line on which the token starts; the first is 1.
    let line: Int
    /// Whether nothing but comments and space lies before it on its line.
    let startsLine: Bool
    /// Whether the byte before it is neither space nor a comment.
    let touchesPrevious: Bool
}
