/// A scanner that reads the facts about a source file from its tokens.
///
/// It is not a parser: it knows where a statement can begin, the `#if` blocks around it and the parts of an import, and
/// reads everything else word by word.
struct SourceScanner {
    let bytes: [UInt8]
    var lexer: SourceLexer
    var facts = SourceFacts()
    private(set) var symbols: SymbolScanner
    private let needsSymbols: Bool
    /// The current token, and the ones around it.
    private(set) var current: Token?
    private(set) var following: Token?
    private(set) var last: Token?

    /// The number of open parentheses, brackets and braces.
    private var depth = 0
    private var blocks: [Block] = []
    /// The attributes and modifiers before a declaration.
    var attributes: [String] = []
    var modifiers: [String] = []
    /// The depth of the type around the current token, of a variable or a result, in which `!` unwraps implicitly.
    var typeDepth: Int?
    /// The line on which the last reason for unsafe constructs ends.
    private(set) var reasonLine = 0
    /// The lines of previews, and of branches that are compiled only for debugging.
    private var developmentLines: [ClosedRange<Int>] = []
    /// The line and the depth of an open `#Preview`.
    private var preview: (line: Int, depth: Int)?

    /// An open `#if` block; a branch is compiled if the conditions of those before it are false.
    private struct Block {
        var refused: [BuildCondition] = []
        var branch: BuildCondition?
        /// The depth at which its branches begin.
        let depth: Int
        /// The line at which the branch begins.
        var line: Int

        var conditions: [BuildCondition] { refused + (branch.map { [$0] } ?? []) }

        /// A Boolean value that indicates whether the branch is compiled only if `DEBUG` is set.
        var isForDevelopment: Bool {
            conditions.contains { condition in
                condition.text.contains("DEBUG")
                    && condition.value { name, _ in name == "DEBUG" ? false : nil } == false
            }
        }

        mutating func next(_ condition: BuildCondition?) {
            if let branch { refused.append(branch.negated) }
            branch = condition
        }
    }

    init(_ bytes: [UInt8], needsSymbols: Bool) {
        self.bytes = bytes
        lexer = SourceLexer(bytes)
        symbols = SymbolScanner(bytes)
        self.needsSymbols = needsSymbols
        following = lexer.next()
        advance()
    }

    mutating func scan() -> SourceFacts {
        facts.isBlank = current == nil
        while let token = current {
            scan(token)
        }
        facts.suppressions = lexer.suppressions
        if needsSymbols {
            facts.symbols = symbols.symbols(keeping: facts.linesWithSuppressions, development: developmentLines)
        }
        facts.lines = lexer.line - (endsWithLineBreak || bytes.isEmpty ? 1 : 0)
        return facts
    }

    private var endsWithLineBreak: Bool { bytes.last.map(\.isLineBreak) ?? false }

    mutating func advance() {
        last = current
        current = following
        if let current {
            reasonLine = lexer.reasonLine
            following = lexer.next()
            if needsSymbols { symbols.take(current, before: following) }
        }
    }

    private mutating func scan(_ token: Token) {
        switch token.kind {
        case .directive:
            scanDirective(token)
        case .symbol:
            scanSymbol(token)
        case .word:
            // A preview in parentheses alone has ended.
            if preview?.depth == depth { preview = nil }
            scanWord(token)
        case .text:
            noteSentence(token)
            advance()
        case .quotedWord, .number, .pattern, .operator:
            noteOperator(token)
            endPrefix()
            advance()
        }
    }

    private mutating func scanSymbol(_ token: Token) {
        switch bytes[token.range.lowerBound] {
        case UInt8(ascii: "@"):
            advance()
            scanAttribute()
            return
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            depth = max(0, depth - 1)
            if let open = preview, open.depth == depth, bytes.isText(token, "}") {
                developmentLines.append(open.line...token.line)
                preview = nil
            }
        default: break
        }
        noteTypeEnd(token, depth: depth)
        endPrefix()
        advance()
    }

    mutating func endPrefix() {
        if !attributes.isEmpty { attributes.removeAll() }
        if !modifiers.isEmpty { modifiers.removeAll() }
    }

    /// The number of parentheses, brackets and braces that are open at the current token.
    var currentDepth: Int { depth }

    // MARK: - Attributes

    private mutating func scanAttribute() {
        guard let token = current, token.kind == .word else { return }
        noteAttribute(token)
        attributes.append(bytes.text(of: token))
        advance()
        if let open = current, open.touchesPrevious, bytes.isText(open, "(") { skipParentheses() }
    }

    mutating func skipParentheses() {
        var open = 0
        while let token = current {
            if bytes.isText(token, "(") { open += 1 }
            if bytes.isText(token, ")") { open -= 1 }
            advance()
            if open == 0 { return }
        }
    }

    // MARK: - Conditional compilation

    /// The conditions under which the current token is compiled.
    var conditions: [BuildCondition] { blocks.flatMap(\.conditions) }

    private mutating func scanDirective(_ token: Token) {
        endPrefix()
        advance()
        if bytes.isText(token, "if") {
            blocks.append(Block(branch: scanCondition(), depth: depth, line: token.line))
        } else if bytes.isText(token, "elseif") {
            nextBranch(scanCondition(), at: token)
        } else if bytes.isText(token, "else") {
            nextBranch(nil, at: token)
        } else if bytes.isText(token, "endif") {
            endBranch(at: token)
            if let block = blocks.popLast() { depth = block.depth }
        } else {
            if bytes.isText(token, "Preview") { preview = (token.line, depth) }
            // A macro may declare anything.
            if depth == 0 { facts.hasPublicDeclaration = true }
        }
    }

    private mutating func nextBranch(_ condition: BuildCondition?, at token: Token) {
        guard !blocks.isEmpty else { return }
        endBranch(at: token)
        depth = blocks[blocks.count - 1].depth
        blocks[blocks.count - 1].next(condition)
        blocks[blocks.count - 1].line = token.line
    }

    private mutating func endBranch(at token: Token) {
        guard let block = blocks.last, block.isForDevelopment else { return }
        developmentLines.append(block.line...token.line)
    }

    /// Reads a condition to the end of its line, or further after an operator.
    private mutating func scanCondition() -> BuildCondition {
        var words = ""
        var open = 0
        var endsWithSign = true
        while let token = current {
            guard !token.startsLine || open > 0 || endsWithSign && !words.isEmpty else { break }
            guard !token.startsLine || token.kind != .directive else { break }
            let word = bytes.text(of: token)
            let isBinary = word == "&&" || word == "||"
            words += isBinary ? " \(word) " : word
            if word == "(" { open += 1 }
            if word == ")" { open -= 1 }
            endsWithSign = isBinary
            advance()
        }
        return BuildCondition(words)
    }
}

extension SourceFacts {
    /// Creates the facts about a text, be it UTF-8 and Swift or not, in O(n); ``symbols`` take time and memory.
    public init(scanning bytes: [UInt8], needsSymbols: Bool = false) {
        var scanner = SourceScanner(bytes, needsSymbols: needsSymbols)
        self = scanner.scan()
    }
}
