extension SourceScanner {
    /// Records a construct; a reason for it ends on the line above.
    mutating func note(_ construct: UnsafeConstruct, at token: Token) {
        let hasReason = reasonLine != 0 && reasonLine == token.line - 1
        facts.unsafeUses.append(
            UnsafeUse(construct: construct, position: lexer.position(of: token), hasReason: hasReason)
        )
    }

    mutating func noteAttribute(_ token: Token) {
        if bytes.isText(token, "unchecked") { note(.uncheckedSendable, at: token) }
        if bytes.isText(token, "preconcurrency") { note(.preconcurrency, at: token) }
    }

    /// Reads an operator: `!` in a type unwraps implicitly, `->` begins a type, `=` ends one, and `?` after a space branches.
    mutating func noteOperator(_ token: Token) {
        guard token.kind == .operator else { return }
        if bytes.isText(token, "?"), !token.touchesPrevious { facts.branches.append(lexer.position(of: token)) }
        if bytes.isText(token, "->") {
            typeDepth = currentDepth
        } else if bytes.isText(token, "=") {
            typeDepth = nil
        } else if typeDepth != nil, token.touchesPrevious,
            bytes[token.range.upperBound - 1] == UInt8(ascii: "!")
        {
            note(.implicitlyUnwrapped, at: token)
        }
    }

    /// Ends a type at a symbol that cannot be part of it.
    mutating func noteTypeEnd(_ token: Token, depth: Int) {
        guard let typeDepth else { return }
        let symbol = bytes[token.range.lowerBound]
        let isBrace = symbol == UInt8(ascii: "{") || symbol == UInt8(ascii: "}") || symbol == UInt8(ascii: ";")
        if isBrace || depth < typeDepth || depth == typeDepth && symbol == UInt8(ascii: ",") { self.typeDepth = nil }
    }

    mutating func scanCast(_ token: Token) {
        if let next = following, next.touchesPrevious, next.kind == .operator,
            bytes[next.range.lowerBound] == UInt8(ascii: "!"), !bytes.isText(next, "!=")
        {
            if bytes.isText(token, "try") { note(.forcedTry, at: token) }
            if bytes.isText(token, "as") { note(.forcedCast, at: token) }
        }
        let isChoice = bytes.isText(token, "is") || bytes.isText(token, "as") && bytes.isText(following, "?")
        endPrefix()
        advance()
        guard isChoice else { return }
        if bytes.isText(current, "?") { advance() }
        if let type = current, type.kind == .word, isNameOfError(type) {
            facts.errorDecisions.append(lexer.position(of: token))
        }
    }

    mutating func scanTrap(_ token: Token) {
        if let open = following, open.touchesPrevious, bytes.isText(open, "("), !bytes.isText(last, "func") {
            note(.fatalError, at: token)
        }
        endPrefix()
        advance()
    }

    // MARK: - Decisions by error

    private func isNameOfError(_ token: Token) -> Bool {
        let name = bytes.text(of: token).lowercased()
        return name.hasSuffix("error") || name.hasSuffix("failure")
    }

    /// The largest number of tokens that are read of the subject of a `switch` or the type of an extension.
    static let longestSubject = 100

    /// Reads ahead whether a `switch` branches on an error.
    mutating func scanSubject(_ keyword: Token) {
        endPrefix()
        var ahead = lexer.ahead
        var token = current
        var next = following
        var open = 0
        for _ in 0..<Self.longestSubject {
            guard let each = token, open > 0 || !bytes.isText(each, "{") else { return }
            if bytes.isText(each, "(") || bytes.isText(each, "{") { open += 1 }
            if bytes.isText(each, ")") || bytes.isText(each, "}") { open -= 1 }
            if each.kind == .word, isNameOfError(each) {
                facts.errorDecisions.append(lexer.position(of: keyword))
                return
            }
            token = next
            next = ahead.next()
        }
    }

    /// Reads whether a `catch` has a pattern, which branches on the error.
    mutating func scanCatch(_ keyword: Token) {
        endPrefix()
        guard let first = current, !bytes.isText(first, "{") else { return }
        var ahead = lexer.ahead
        let opensAfterName = bytes.isText(first, "let") && bytes.isText(ahead.next(), "{")
        if !opensAfterName { facts.errorDecisions.append(lexer.position(of: keyword)) }
    }

    // MARK: - Sentences

    /// Records a text in which a space follows a word of at least two letters, or that contains Japanese.
    mutating func noteSentence(_ token: Token) {
        let bytes = bytes
        var letters = 0
        var index = token.range.lowerBound
        while index < token.range.upperBound {
            let byte = bytes[index]
            if letters >= 2 && byte == 0x20 || byte >= 0xE3 && byte <= 0xE9 {
                facts.sentences.append(lexer.position(of: token))
                return
            }
            letters = byte.isLetter ? letters + 1 : 0
            index += 1
        }
    }
}
