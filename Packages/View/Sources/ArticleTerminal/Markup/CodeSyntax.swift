/// The words, comments and strings of a language, for the lexer.
struct CodeSyntax: Sendable {
    /// The delimiters of a comment or a string; without an end it goes to the end of the line.
    struct Span: Sendable {
        let start: [UInt8]
        let end: [UInt8]
        let kind: CodeLexer.Kind
        let hasEscapes: Bool
        let isMultiline: Bool
        /// A Boolean value that indicates whether the span starts only at the start of a line or behind white space.
        let needsSpace: Bool

        static func line(_ start: String, needsSpace: Bool = false) -> Span {
            Span(start, "", .comment, needsSpace: needsSpace)
        }

        static func block(_ start: String, _ end: String) -> Span { Span(start, end, .comment, isMultiline: true) }

        static func string(_ quote: String, hasEscapes: Bool = true, isMultiline: Bool = false) -> Span {
            Span(quote, quote, .string, hasEscapes: hasEscapes, isMultiline: isMultiline)
        }

        static func string(_ start: String, _ end: String) -> Span { Span(start, end, .string, isMultiline: true) }

        private init(
            _ start: String,
            _ end: String,
            _ kind: CodeLexer.Kind,
            hasEscapes: Bool = false,
            isMultiline: Bool = false,
            needsSpace: Bool = false
        ) {
            self.start = Array(start.utf8)
            self.end = Array(end.utf8)
            self.kind = kind
            self.hasEscapes = hasEscapes
            self.isMultiline = isMultiline
            self.needsSpace = needsSpace
        }
    }

    /// The comments and strings; of two with the same start the longer one comes first.
    private let spans: [Span]
    private let keywords: Set<[UInt8]>
    private let ignoresCase: Bool
    private let hasTypes: Bool
    private let wordJoiners: [UInt8]

    /// Creates a syntax.
    ///
    /// - Parameters:
    ///   - spans: the comments and strings of the language.
    ///   - ignoresCase: whether keywords are recognised in any case; they are given in lower case then.
    ///   - hasTypes: whether a word that starts with a capital letter is a type.
    ///   - wordJoiners: further characters that may stand within a word.
    init(
        _ name: String,
        _ spans: [Span],
        ignoresCase: Bool = false,
        hasTypes: Bool = false,
        wordJoiners: String = ""
    ) {
        self.spans = spans
        keywords = Self.keywords[name] ?? []
        self.ignoresCase = ignoresCase
        self.hasTypes = hasTypes
        self.wordJoiners = Array(wordJoiners.utf8)
    }

    func span(in bytes: [UInt8], at index: Int) -> Span? {
        spans.first { span in
            bytes[index] == span.start[0] && bytes[index...].starts(with: span.start)
                && (!span.needsSpace || index == 0 || bytes[index - 1] <= 0x20)
        }
    }

    func joinsWords(_ byte: UInt8) -> Bool { wordJoiners.contains(byte) }

    func kind(ofWord word: ArraySlice<UInt8>) -> CodeLexer.Kind? {
        guard let first = word.first else { return nil }
        if (0x30...0x39).contains(first) { return .number }
        let word = ignoresCase ? word.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } : Array(word)
        if keywords.contains(word) { return .keyword }
        return hasTypes && (0x41...0x5A).contains(first) ? .type : nil
    }
}
