extension SourceScanner {
    /// Reads a word: an import, a declaration, a branch, an unsafe construct or another word.
    mutating func scanWord(_ token: Token) {
        if let typeDepth, typeDepth == currentDepth, token.startsLine { self.typeDepth = nil }
        // Keywords begin with a small letter; most names that are looked up in vain do not.
        guard bytes[token.range.lowerBound] >= UInt8(ascii: "a"), !bytes.isText(last, "."),
            let keyword = Self.keyword(token, symbols.lastName, in: bytes)
        else {
            endPrefix()
            advance()
            return
        }
        switch keyword {
        case .import:
            scanImport(token)
        case .modifier:
            scanModifier(token)
        case .type:
            scanType(token)
        case .function:
            scanFunction(token)
        case .variable:
            scanVariable(token)
        case .branch, .switch, .catch:
            scanBranch(token, keyword)
        case .cast:
            scanCast(token)
        case .trap:
            scanTrap(token)
        case .end:
            typeDepth = nil
            endPrefix()
            advance()
        }
    }

    /// Returns the keyword that a word is, whose number may be known, or nil if it is none.
    private static func keyword(_ word: Token, _ name: Int? = nil, in bytes: [UInt8]) -> Keyword? {
        guard let number = name ?? SymbolScanner.keywordTable.find(word.range, of: bytes),
            number < keywordsByNumber.count
        else { return nil }
        return keywordsByNumber[number]
    }

    enum Keyword {
        case `import`
        case modifier
        case type
        case function
        case variable
        case branch
        case `switch`
        case `catch`
        case cast
        case trap
        case end
    }

    static let keywords: [(String, Keyword)] = [
        (.import, "import"),
        (
            .modifier,
            """
            public open package internal fileprivate private final static indirect nonisolated mutating nonmutating override \
            required convenience lazy weak unowned consuming borrowing dynamic optional distributed isolated
            """
        ),
        (.type, "struct class enum actor protocol"),
        (.function, "func init subscript typealias extension macro associatedtype"),
        (.variable, "var let case"), (.branch, "if guard for while"), (.switch, "switch"), (.catch, "catch"),
        (.cast, "as is try"), (.trap, "fatalError"), (.end, "in"),
    ].flatMap { keyword, words in words.split(separator: " ").map { (String($0), keyword) } }

    /// The keywords by their numbers in the table of ``SymbolScanner``.
    private static let keywordsByNumber = keywords.reduce(
        into: [Keyword?](repeating: nil, count: SymbolScanner.keywordTable.count)
    ) { result, keyword in
        if let number = SymbolScanner.keywordTable.find(Array(keyword.0.utf8)[...]) { result[number] = keyword.1 }
    }

    /// Reads a branch, unless the word is an argument label, as in `find(for: id)`.
    private mutating func scanBranch(_ token: Token, _ keyword: Keyword) {
        let isLabel =
            bytes.isText(following, ":") || bytes.isText(last, "(") || bytes.isText(last, ",")
        advance()
        if isLabel {
            endPrefix()
            return
        }
        facts.branches.append(lexer.position(of: token))
        switch keyword {
        case .switch: scanSubject(token)
        case .catch: scanCatch(token)
        default: endPrefix()
        }
    }

    // MARK: - Imports

    /// Reads an import: outside of braces, at the start of a statement.
    private mutating func scanImport(_ token: Token) {
        let isStatement =
            token.startsLine || last == nil || bytes.isText(last, ";") || !attributes.isEmpty || !modifiers.isEmpty
        guard currentDepth == 0, isStatement, let first = following, first.kind == .word || first.kind == .quotedWord
        else {
            endPrefix()
            advance()
            return
        }
        let access = modifiers.last.flatMap { ImportStatement.Access(rawValue: $0) }
        let prefix = attributes
        let position = lexer.position(of: token)
        endPrefix()
        advance()
        var declaration: String?
        if first.kind == .word, let name = following, name.kind == .word || name.kind == .quotedWord,
            Self.declarationKinds.contains(bytes.text(of: first))
        {
            declaration = bytes.text(of: first)
            advance()
        }
        guard let name = current, !name.range.isEmpty else { return }
        let module = bytes.text(of: name)
        advance()
        var path: [String] = []
        while let dot = current, bytes.isText(dot, "."), let part = following,
            [.word, .quotedWord, .operator].contains(part.kind)
        {
            advance()
            path.append(bytes.text(of: part))
            advance()
        }
        facts.imports.append(
            ImportStatement(
                module: module,
                path: path,
                declaration: declaration,
                access: access,
                attributes: prefix,
                conditions: conditions,
                position: position
            )
        )
    }

    private static let declarationKinds: Set = [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
    ]

    // MARK: - Declarations

    private mutating func scanModifier(_ token: Token) {
        let word = bytes.text(of: token)
        let isContextual = following?.kind == .word || following?.kind == .symbol
        if isContextual { modifiers.append(word) } else { endPrefix() }
        advance()
        guard let open = current, open.touchesPrevious, bytes.isText(open, "(") else { return }
        if word == "nonisolated", bytes.isText(following, "unsafe") { note(.nonisolatedUnsafe, at: token) }
        skipParentheses()
    }

    private mutating func notePublic() {
        guard !modifiers.isEmpty || !attributes.isEmpty else { return }
        let isPublic = modifiers.contains { $0 == "public" || $0 == "open" }
        if isPublic || attributes.contains(where: Self.inlining.contains) { facts.hasPublicDeclaration = true }
        if modifiers.contains("package") { facts.hasPackageDeclaration = true }
    }

    /// The attributes that make a declaration visible to inlined code of other modules.
    private static let inlining: Set = ["usableFromInline", "inlinable", "frozen", "_alwaysEmitIntoClient"]

    /// Reads ahead whether an extension adds a conformance: the import of the protocol's module has to be public then.
    private mutating func noteConformance() {
        var ahead = lexer.ahead
        var next = following
        for _ in 0..<Self.longestSubject {
            guard let token = next, !bytes.isText(token, "{"), !bytes.isText(token, "where") else { return }
            if bytes.isText(token, ":") { facts.hasPublicDeclaration = true }
            next = ahead.next()
        }
    }

    private mutating func scanType(_ token: Token) {
        let keyword = bytes.text(of: token)
        guard let name = following, name.kind == .word || name.kind == .quotedWord,
            !name.startsLine || keyword != "actor"
        else {
            endPrefix()
            advance()
            return
        }
        // `class func`, `class var`: a modifier.
        guard Self.keyword(name, in: bytes) == nil || name.kind == .quotedWord else {
            modifiers.append(keyword)
            advance()
            return
        }
        notePublic()
        facts.declarations.append(.init(keyword: keyword, name: bytes.text(of: name)))
        endPrefix()
        advance()
        advance()
    }

    private mutating func scanFunction(_ token: Token) {
        notePublic()
        if bytes.isText(token, "extension") { noteConformance() }
        endPrefix()
        advance()
        // The name may be spelled like a keyword.
        if bytes.isText(token, "func"), let current, current.kind == .word, !bytes.isText(current, "(") { advance() }
    }

    /// Reads a variable up to its type, ignoring the colon of `case let name:`.
    private mutating func scanVariable(_ token: Token) {
        notePublic()
        let isPattern = bytes.isText(last, "case") || bytes.isText(token, "case")
        endPrefix()
        advance()
        guard !isPattern, let name = current, name.kind == .word || name.kind == .quotedWord,
            bytes.isText(following, ":")
        else { return }
        advance()
        typeDepth = currentDepth
        advance()
    }
}
