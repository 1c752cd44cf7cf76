/// Reads the facts about one Swift source text out of its tokens.
///
/// It is no parser: it knows where a statement can begin, in which `#if` blocks it lies and which words make an
/// import, and looks at everything else word by word.
struct SourceScanner {
    let bytes: [UInt8]
    var lexer: SourceLexer
    var facts = SourceFacts()
    let wantsWords: Bool
    /// The token to look at next, and the one behind it.
    private(set) var current: Token?
    private(set) var following: Token?
    private(set) var last: Token?

    /// How many parentheses, brackets and braces are open.
    private var depth = 0
    /// The conditions of the `#if` blocks around the current token, and the depth at which each began.
    private var blocks: [Block] = []
    /// What stands before a declaration: attributes and modifiers.
    var attributes: [String] = []
    var modifiers: [String] = []
    /// Whether the current token lies in the type of a variable or a result, where `!` unwraps implicitly.
    var typeDepth: Int?
    /// The line up to which a reason for unsafe constructs reaches.
    private(set) var reasonLine = 0

    /// An open `#if` block: a branch holds when all before it did not.
    private struct Block {
        var refused: [BuildCondition] = []
        var branch: BuildCondition?
        /// The depth at which each branch begins.
        let depth: Int

        init(branch: BuildCondition, depth: Int) {
            self.branch = branch
            self.depth = depth
        }

        var conditions: [BuildCondition] { refused + (branch.map { [$0] } ?? []) }

        mutating func next(_ condition: BuildCondition?) {
            if let branch { refused.append(branch.negated) }
            branch = condition
        }
    }

    init(_ bytes: [UInt8], wantsWords: Bool) {
        self.bytes = bytes
        lexer = SourceLexer(bytes)
        self.wantsWords = wantsWords
        following = lexer.next()
        advance()
    }

    mutating func scan() -> SourceFacts {
        while let token = current {
            take(token)
        }
        facts.lines = lexer.line - (endsWithLineBreak || bytes.isEmpty ? 1 : 0)
        return facts
    }

    private var endsWithLineBreak: Bool { bytes.last.map(\.isLineBreak) ?? false }

    mutating func advance() {
        last = current
        current = following
        if current != nil {
            reasonLine = lexer.reasonLine
            following = lexer.next()
        }
    }

    private mutating func take(_ token: Token) {
        switch token.kind {
        case .directive:
            takeDirective(token)
        case .symbol:
            takeSymbol(token)
        case .word:
            takeWord(token)
        case .text:
            noteSentence(token)
            advance()
        case .quotedWord, .number, .pattern, .sign:
            noteSign(token)
            endPrefix()
            advance()
        }
    }

    private mutating func takeSymbol(_ token: Token) {
        switch bytes[token.range.lowerBound] {
        case UInt8(ascii: "@"):
            advance()
            takeAttribute()
            return
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
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

    /// How many parentheses, brackets and braces are open around the current token.
    var currentDepth: Int { depth }

    // MARK: - Attributes

    private mutating func takeAttribute() {
        guard let token = current, token.kind == .word else { return }
        noteAttribute(token)
        attributes.append(bytes.text(of: token))
        advance()
        if let open = current, open.touchesPrevious, bytes.isText(open, "(") { skipParentheses() }
    }

    /// Moves over balanced parentheses.
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

    /// What has to hold for the current token to be compiled.
    var conditions: [BuildCondition] { blocks.flatMap(\.conditions) }

    private mutating func takeDirective(_ token: Token) {
        endPrefix()
        advance()
        if bytes.isText(token, "if") {
            blocks.append(Block(branch: takeCondition(), depth: depth))
        } else if bytes.isText(token, "elseif") {
            nextBranch(takeCondition())
        } else if bytes.isText(token, "else") {
            nextBranch(nil)
        } else if bytes.isText(token, "endif") {
            if let block = blocks.popLast() { depth = block.depth }
        } else if depth == 0 {
            // A macro may declare anything.
            facts.hasPublicDeclaration = true
        }
    }

    private mutating func nextBranch(_ condition: BuildCondition?) {
        guard !blocks.isEmpty else { return }
        depth = blocks[blocks.count - 1].depth
        blocks[blocks.count - 1].next(condition)
    }

    /// Reads a condition up to the end of its line; an operator at the end goes on to the next.
    private mutating func takeCondition() -> BuildCondition {
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
    /// Reads the facts out of a Swift source text.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8; what is not UTF-8 or not Swift does no harm.
    ///   - wantsWords: whether to fill ``words``, which costs memory.
    /// - Complexity: O(n) in the number of bytes.
    public init(scanning bytes: [UInt8], wantsWords: Bool = false) {
        var scanner = SourceScanner(bytes, wantsWords: wantsWords)
        self = scanner.scan()
    }
}
