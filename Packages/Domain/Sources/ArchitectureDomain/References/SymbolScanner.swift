/// A reader of the declarations and mentions of a file, which is given its tokens one after the other.
///
/// It is not a parser: it knows the headers of declarations, the brackets around a token, and the places at which a name is
/// introduced: parameters, patterns, signatures of closures. Any other word that can be a name is a mention.
///
/// - Complexity: O(n) in the number of tokens, with a stack as deep as brackets are nested.
struct SymbolScanner {
    let bytes: [UInt8]
    var names = Self.keywordTable
    /// The open brackets; the first is the file.
    var frames: [Frame] = [Frame(bracket: 0, scope: 0, body: .members)]
    private var braces = 0
    /// The numbers of open brackets at which the branches of the open `#if` blocks begin.
    private var blocks: [(frames: Int, braces: Int)] = []
    var scopes: [RawScope] = [RawScope(parent: 0, isKept: true)]
    var declarations: [RawDeclaration] = []
    var mentions: [RawMention] = []
    var supertypes: [SourceSymbols.Supertype] = []
    /// The names that functions, closures and their like introduce, with their scopes.
    var locals: Set<UInt64> = []
    /// The words that are parameters if the braces turn out to be a closure with a signature.
    private var candidates: [Int] = []
    private var path: Path?
    private var skipsLine = false
    private var skipsArguments = false
    private var access: SourceSymbols.Access?
    private var last: Token?
    private var next: Token?
    private var lastKeyword: Keyword?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    // MARK: - Tokens

    /// Reads a token; the one behind it is known.
    mutating func take(_ token: Token, before following: Token?) {
        next = following
        read(token)
        last = token
    }

    private mutating func read(_ token: Token) {
        if continuesPath(token) {
            lastKeyword = nil
            return
        }
        if skipsLine {
            guard token.startsLine, last?.kind != .operator else { return }
            skipsLine = false
        }
        if token.startsLine { endAlias() }
        var keyword: Keyword?
        switch token.kind {
        case .directive: readDirective(token)
        case .word:
            let name = names.insert(bytes[token.range])
            if name < Self.keywords.count { keyword = Self.keywords[name].1 }
            readWord(token, name, keyword)
        case .quotedWord: readWord(token, names.insert(bytes[token.range]), nil)
        case .symbol: readSymbol(token)
        case .operator: readOperator(token)
        case .text, .number, .pattern: endSignature()
        }
        lastKeyword = keyword
    }

    private func isSymbol(_ token: Token?, _ symbol: Unicode.Scalar) -> Bool {
        guard let token, token.kind == .symbol || token.kind == .operator else { return false }
        return token.range.count == 1 && bytes[token.range.lowerBound] == UInt8(ascii: symbol)
    }

    private func isName(_ token: Token?) -> Bool { token?.kind == .word || token?.kind == .quotedWord }

    private var top: Int { frames.count - 1 }

    /// The scope of the names at this place.
    var scope: UInt32 { frames[top].header?.scope ?? frames[top].scope }

    private mutating func readDirective(_ token: Token) {
        if bytes.isText(token, "if") {
            blocks.append((frames.count, braces))
            skipsLine = true
        } else if bytes.isText(token, "elseif") || bytes.isText(token, "else") {
            skipsLine = bytes.isText(token, "elseif")
            if let block = blocks.last, block.frames < frames.count {
                frames.removeLast(frames.count - block.frames)
                braces = block.braces
            }
        } else if bytes.isText(token, "endif") {
            _ = blocks.popLast()
        }
    }

    // MARK: - Brackets

    private mutating func readSymbol(_ token: Token) {
        switch bytes[token.range.lowerBound] {
        case UInt8(ascii: "("), UInt8(ascii: "["): open(token)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): if frames[top].bracket == UInt8(ascii: "(") { frames.removeLast() }
        case UInt8(ascii: "{"): openBrace()
        case UInt8(ascii: "}"): closeBrace()
        case UInt8(ascii: ","): if frames[top].role == .parameters { frames[top].expectsName = true }
        case UInt8(ascii: ":"):
            frames[top].expectsName = false
            frames[top].awaitsPattern = false
            if frames[top].header?.stage == .afterName, frames[top].header?.kind != .function {
                frames[top].header?.stage = .inherits
            }
        case UInt8(ascii: ";"):
            frames[top].header = nil
            endSignature()
            endStatement()
        default: break
        }
    }

    private mutating func open(_ token: Token) {
        var frame = Frame(bracket: UInt8(ascii: "("), scope: scope, body: .code)
        frame.isInSignature = frames[top].isInSignature
        let isParenthesis = bytes[token.range.lowerBound] == UInt8(ascii: "(")
        if skipsArguments || frames[top].role == .skipped {
            frame.role = .skipped
        } else if isParenthesis, frames[top].header?.kind == .function, frames[top].header?.stage == .afterName {
            frame.role = .parameters
            frame.expectsName = true
            frames[top].header?.stage = .rest
        } else if frames[top].role == .pattern || frames[top].awaitsPattern || frames[top].isLoop {
            frame.role = .pattern
        }
        frame.isBracket = !isParenthesis
        skipsArguments = false
        frames.append(frame)
    }

    private mutating func openBrace() {
        endSignature()
        endStatement()
        let header = frames[top].header
        frames[top].header = nil
        braces += 1
        var frame = Frame(bracket: UInt8(ascii: "{"), scope: header?.body ?? header?.scope ?? 0, body: .code)
        frame.candidates = candidates.count
        switch header?.kind {
        case .type, .extension:
            frame.body = .members
            frame.access = header?.access
        case .enumeration: frame.body = .enumMembers
        case .function: break
        default:
            frame.scope = addScope(RawScope(parent: scope, isKept: false))
            frame.isInSignature = true
        }
        frames.append(frame)
    }

    private mutating func closeBrace() {
        guard braces > 0 else { return }
        while let frame = frames.popLast(), frame.bracket != UInt8(ascii: "{") {}
        braces -= 1
        frames[top].header = nil
        endSignature()
        endStatement()
    }

    private mutating func endStatement() {
        frames[top].awaitsPattern = false
        frames[top].isLoop = false
        frames[top].isCaseList = false
        access = nil
    }

    mutating func addScope(_ scope: RawScope) -> UInt32 {
        scopes.append(scope)
        return UInt32(scopes.count - 1)
    }

    // MARK: - Operators

    private mutating func readOperator(_ token: Token) {
        let isArrow = bytes.isText(token, "->")
        if isArrow {
            frames[top].isInResult = true
        } else if bytes.isText(token, "=") {
            frames[top].awaitsPattern = false
            if frames[top].header?.kind == .alias { frames[top].header?.stage = .inherits }
        }
        guard let header = frames[top].header, !isArrow else { return }
        if header.stage == .name {
            // The name of an operator.
            frames[top].header?.stage = .afterName
            access = nil
            return
        }
        guard header.stage != .rest else { return }
        for byte in bytes[token.range] {
            if byte == UInt8(ascii: "<") { frames[top].header?.angles += 1 }
            if byte == UInt8(ascii: ">") { frames[top].header?.angles -= 1 }
        }
        let angles = frames[top].header?.angles ?? 0
        if header.stage == .afterName, angles > 0 { frames[top].header?.stage = .generics }
        if header.stage == .generics, angles <= 0 { frames[top].header?.stage = .afterName }
    }

    // MARK: - Closures

    /// Ends the part of a closure in which its parameters can stand.
    private mutating func endSignature() {
        guard frames[top].isInSignature else { return }
        frames[top].isInSignature = false
        if frames[top].bracket == UInt8(ascii: "{") { candidates.removeLast(candidates.count - frames[top].candidates) }
    }

    private mutating func noteCandidate(_ name: Int) {
        guard frames[top].isInSignature, !frames[top].isInResult else { return }
        let begins =
            isSymbol(last, "{") || isSymbol(last, ",") || isSymbol(last, "(") || isSymbol(last, "[") || isName(last)
        let ends =
            isSymbol(next, ",") || isSymbol(next, ":") || isSymbol(next, ")") || isSymbol(next, "]")
            || isSymbol(next, "=") || next?.kind == .operator && bytes.isText(next, "->")
            || next?.kind == .word
                && (bytes.isText(next, "in") || bytes.isText(next, "async") || bytes.isText(next, "throws"))
        if begins, ends { candidates.append(name) }
    }

    private mutating func readIn() {
        frames[top].awaitsPattern = false
        if frames[top].isLoop {
            frames[top].isLoop = false
        } else if frames[top].isInSignature, frames[top].bracket == UInt8(ascii: "{") {
            for name in candidates[frames[top].candidates...] { addLocal(name, frames[top].scope) }
            endSignature()
        }
    }

    mutating func addLocal(_ name: Int, _ scope: UInt32) { locals.insert(UInt64(scope) << 32 | UInt64(name)) }

    // MARK: - Words

    private mutating func readWord(_ token: Token, _ name: Int, _ keyword: Keyword?) {
        guard frames[top].role != .skipped, !isSymbol(last, ".") else { return }
        if frames[top].header?.stage == .name {
            declareHeader(token, name)
            return
        }
        if isSymbol(last, "@") {
            let first = bytes[token.range.lowerBound]
            let isBuiltIn = first >= UInt8(ascii: "a") || first == UInt8(ascii: "_")
            if isBuiltIn {
                skipsArguments = isSymbol(next, "(") && next?.touchesPrevious == true
            } else {
                mention(token, name)
            }
            return
        }
        if frames[top].role == .parameters, frames[top].expectsName {
            if isSymbol(next, ":") { return addLocal(name, scope) }
            if isName(next) { return }
        }
        if keyword == nil { noteCandidate(name) }
        // The label of an argument, or of an element of a tuple.
        if frames[top].bracket == UInt8(ascii: "("), isSymbol(next, ":"), !frames[top].isBracket || isSmall(token),
            isSymbol(last, "(") || isSymbol(last, ",") || isSymbol(last, "[") || isName(last) && lastKeyword == nil
                || lastKeyword == .other && bytes.isText(last, "_")
        {
            return
        }
        if let keyword, readKeyword(token, keyword) { return }
        if introduces(token, name) { return }
        mention(token, name)
    }

    private func isSmall(_ token: Token) -> Bool { bytes[token.range.lowerBound] >= UInt8(ascii: "_") }

    /// Reads a keyword; returns false if it is the name of something here.
    private mutating func readKeyword(_ token: Token, _ keyword: Keyword) -> Bool {
        switch keyword {
        case .access, .modifier:
            guard isName(next) || isSymbol(next, "@") || next?.kind == .directive || isSymbol(next, "(") else {
                return false
            }
            if keyword == .access, isSymbol(next, "(") { return true }
            if keyword == .modifier, isSymbol(next, "("), !bytes.isText(token, "unowned"),
                !bytes.isText(token, "nonisolated")
            {
                return false
            }
            skipsArguments = isSymbol(next, "(")
            if keyword == .access {
                frames[top].header = nil
                access =
                    switch bytes[token.range.lowerBound] {
                    case UInt8(ascii: "p") where bytes.isText(token, "private"): .private
                    case UInt8(ascii: "f"): .private
                    case UInt8(ascii: "i"): .internal
                    case UInt8(ascii: "p") where bytes.isText(token, "package"): .package
                    default: .public
                    }
            }
        case .type, .enumeration, .extension, .function, .alias:
            let isMember = bytes.isText(token, "init") || bytes.isText(token, "subscript")
            if isMember, frames[top].body == .code { return true }
            let isWordless = isMember || keyword == .function && next?.kind == .operator
            guard isWordless || isName(next), isWordless || keyword == .function || next?.startsLine == false else {
                return bytes[token.range.lowerBound] != UInt8(ascii: "a")
            }
            if bytes.isText(token, "class"), let next, Self.isDeclaration(bytes[next.range]) { return true }
            openHeader(keyword, isMember: isMember)
        case .variable:
            frames[top].isCaseList = false
            if frames[top].body != .code { frames[top].header = nil }
            endSignature()
            if isSymbol(next, "(") || isSymbol(next, ".") { frames[top].awaitsPattern = true }
        case .case:
            endSignature()
            if frames[top].body == .enumMembers {
                frames[top].header = nil
                frames[top].isCaseList = true
            }
        case .loop:
            endSignature()
            frames[top].isLoop = true
        case .in: readIn()
        case .where:
            frames[top].awaitsPattern = false
            if frames[top].header != nil { frames[top].header?.stage = .rest }
        case .import: if top == 0 { skipsLine = true }
        case .accessor: frames[top].awaitsPattern = isSymbol(next, "(")
        case .statement: endSignature()
        case .this:
            guard isSymbol(next, "."), next?.touchesPrevious == true else { return true }
            return false
        case .other: break
        }
        return true
    }

    /// Declares the name if it is introduced here: by a variable, a pattern, a loop or a list of cases.
    private mutating func introduces(_ token: Token, _ name: Int) -> Bool {
        let frame = frames[top]
        if lastKeyword == .variable {
            if frame.body == .code || frame.bracket == UInt8(ascii: "(") {
                if isSymbol(next, ".") || isSymbol(next, "(") && next?.touchesPrevious == true {
                    frames[top].awaitsPattern = true
                    return false
                }
                addLocal(name, scope)
            } else {
                declare(token, name, .variable)
            }
            return true
        }
        if frame.isCaseList, lastKeyword == .case || isSymbol(last, ",") {
            declare(token, name, .enumCase)
            return true
        }
        if frame.isLoop || frame.role == .pattern {
            let ends = isSymbol(next, ",") || isSymbol(next, ")") || next?.kind == .word && bytes.isText(next, "in")
            let begins =
                isSymbol(last, "(") || isSymbol(last, ",") || isSymbol(last, ":")
                || lastKeyword == .loop || lastKeyword == .case || lastKeyword == .statement
            if begins, ends {
                addLocal(name, scope)
                return true
            }
        }
        if let header = frame.header, header.stage == .generics, header.angles == 1,
            isSymbol(last, "<") || isSymbol(last, ",") || lastKeyword == .other && bytes.isText(last, "each")
        {
            if header.kind == .function || header.kind == .alias {
                addLocal(name, header.scope)
            } else {
                declarations.append(RawDeclaration(name, header.scope, .parameter, .internal, token))
            }
            return true
        }
        return false
    }

    // MARK: - Headers

    private mutating func openHeader(_ keyword: Keyword, isMember: Bool) {
        endSignature()
        let outer = frames[top].scope
        let isKept = keyword != .function && keyword != .alias
        let scope = addScope(RawScope(parent: outer, isKept: isKept))
        var header = Header(kind: keyword, scope: scope, stage: isMember ? .afterName : .name)
        if keyword == .extension { header.stage = .subject }
        if keyword == .alias { header.body = addScope(RawScope(parent: outer, isKept: true)) }
        header.access = access
        frames[top].header = header
        frames[top].isCaseList = false
        if isMember { access = nil }
    }

    /// Declares what a header is about, at its name.
    private mutating func declareHeader(_ token: Token, _ name: Int) {
        guard let header = frames[top].header else { return }
        frames[top].header?.stage = .afterName
        let kind: SourceSymbols.Kind =
            switch header.kind {
            case .function: .function
            case .alias: .alias
            default: .type
            }
        if frames[top].body == .code {
            addLocal(name, frames[top].scope)
        } else {
            declare(token, name, kind, body: header.body ?? (kind == .type ? header.scope : 0))
        }
        if kind == .type, access != .private { frames[top].header?.access = nil }
        access = nil
    }

    private mutating func declare(_ token: Token, _ name: Int, _ kind: SourceSymbols.Kind, body: UInt32 = 0) {
        let access = access ?? frames[top].access ?? .internal
        declarations.append(RawDeclaration(name, frames[top].scope, kind, access, token, body: body))
        if kind != .type, kind != .alias, kind != .function { self.access = nil }
    }

    /// Ends the header of an alias, which has no braces, with its line.
    private mutating func endAlias() {
        guard frames[top].header?.kind == .alias, last?.kind != .operator, !isSymbol(last, ",") else { return }
        frames[top].header = nil
    }

    // MARK: - Mentions

    private mutating func mention(_ token: Token, _ name: Int) {
        let isSupertype = frames[top].header.map { $0.stage == .inherits && $0.angles == 0 } ?? false
        path = Path(root: name, token: token, end: token.range.upperBound, isSupertype: isSupertype)
        // The members of a value are unknown.
        let isValue = isSmall(token) && name >= Self.keywords.count
        if let next, isSymbol(next, "."), next.touchesPrevious, !isValue { return }
        endPath()
    }

    /// Adds a token to the open path; returns false if the path ends before it.
    private mutating func continuesPath(_ token: Token) -> Bool {
        guard let open = path else { return false }
        if isSymbol(token, ".") {
            if let next, next.kind == .word, next.touchesPrevious, !open.isComplete { return true }
            endPath()
            return false
        }
        let small = bytes[token.range.lowerBound]
        path?.end = token.range.upperBound
        if small >= UInt8(ascii: "a") || small == UInt8(ascii: "_") { path?.isComplete = true }
        if let next, isSymbol(next, "."), next.touchesPrevious, path?.isComplete == false { return true }
        endPath()
        return true
    }

    private mutating func endPath() {
        guard let open = path else { return }
        path = nil
        let start = open.token.range.lowerBound
        let text = names.insert(bytes[start..<open.end])
        var place = scope
        if frames[top].header?.stage == .subject, let header = frames[top].header {
            scopes[Int(header.scope)].subject = UInt32(text)
            frames[top].header?.stage = .afterName
            place = frames[top].scope
        }
        mentions.append(RawMention(path: text, root: open.root, scope: place, token: open.token))
        if open.isSupertype, let header = frames[top].header {
            supertypes.append(.init(scope: header.body ?? header.scope, path: UInt32(text)))
        }
    }
}
