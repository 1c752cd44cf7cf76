/// A reader of the declarations and mentions of a file, which is given its tokens one after the other.
///
/// It is not a parser: it knows the headers of declarations, the brackets around a token, and the places at which a name is
/// introduced: parameters, patterns, signatures of closures. Any other word that can be a name is a mention.
///
/// - Complexity: O(n) in the number of tokens, with a stack as deep as brackets are nested.
struct SymbolScanner {
    let bytes: [UInt8]
    /// The meanings of the first names.
    let keywords = Self.meanings
    var names = Self.keywordTable
    /// The innermost open bracket, or the file.
    var frame = Frame(bracket: 0, braces: 0, scope: 0, body: .members)
    /// The brackets around it; the first is the file.
    private(set) var frames: [Frame] = []
    /// The number of open brackets that are nested too deeply to be followed.
    private var ignored = 0
    private static let depthLimit = 255
    /// The largest number of bytes of a path that goes on behind generic arguments, of which each part is a new name.
    private static let lengthLimit = 256
    /// The numbers of open brackets at which the branches of the open `#if` blocks begin.
    private var blocks: [Int] = []
    var scopes: [RawScope] = [RawScope(parent: 0, isKept: true)]
    var declarations: [RawDeclaration] = []
    var mentions: [RawMention] = []
    var supertypes: [SourceSymbols.Supertype] = []
    /// The names that functions, closures and their like introduce, with their scopes.
    var locals = NumberSet()
    /// The words that are parameters if the braces turn out to be a closure with a signature.
    var candidates: [Int] = []
    var path: Path?
    /// The path that ended before this token, and those before the open angle brackets.
    var ended: (root: Int, path: Int)?
    private var angles: [(root: Int, path: Int)?] = []
    var skipsLine = false
    var skipsArguments = false
    var types: [RawType] = []
    var initializers: [RawInitializer] = []
    var access: SourceSymbols.Access?
    /// The attributes and the modifier before a declaration.
    var attributes: [Int] = []
    var isFinal = false
    private var beginsAttribute = false
    /// The tokens around this one, and the signs that they and this one consist of.
    var last: Token?
    var next: Token?
    private var lastSign: UInt8 = 0
    var sign: UInt8 = 0
    private var nextSign: UInt8 = 0
    var lastKeyword: Keyword?
    /// The number of the word that was read last, if it was looked up.
    private(set) var lastName: Int?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    // MARK: - Tokens

    /// Reads a token; the one behind it is known.
    mutating func take(_ token: Token, before following: Token?) {
        next = following
        (lastSign, sign, nextSign) = (sign, nextSign, bytes.sign(of: following))
        if last == nil { sign = bytes.sign(of: token) }
        read(token)
        last = token
    }

    private mutating func read(_ token: Token) {
        let before = ended
        ended = nil
        lastName = nil
        if path != nil, continuesPath(token) {
            lastKeyword = nil
            return
        }
        if skipsLine {
            guard token.startsLine && last?.kind != .operator || sign == UInt8(ascii: ";") else { return }
            skipsLine = false
        }
        if token.startsLine {
            endAlias()
            if !follows(",") { frame.isVariableList = false }
        }
        var keyword: Keyword?
        switch token.kind {
        case .directive: readDirective(token)
        case .word:
            let name = names.insert(token.range, of: bytes)
            lastName = name
            if name < keywords.count { keyword = keywords[name] }
            readWord(token, name, keyword)
        case .quotedWord: readWord(token, names.insert(token.range, of: bytes), nil)
        case .symbol: readSymbol(token)
        case .operator:
            readAngles(token, after: before)
            readOperator(token)
        case .text, .number, .pattern: endSignature()
        }
        lastKeyword = keyword
    }

    /// A Boolean value that indicates whether this token follows a sign.
    func follows(_ sign: Unicode.Scalar) -> Bool { lastSign == UInt8(ascii: sign) }

    /// A Boolean value that indicates whether this token precedes a sign.
    func precedes(_ sign: Unicode.Scalar) -> Bool { nextSign == UInt8(ascii: sign) }

    func isName(_ token: Token?) -> Bool { token?.kind == .word || token?.kind == .quotedWord }

    /// The scope of the names at this place.
    var scope: UInt32 { frame.header?.scope ?? frame.scope }

    private mutating func readDirective(_ token: Token) {
        if bytes.isText(token, "if") {
            blocks.append(frames.count)
            skipsLine = true
        } else if bytes.isText(token, "elseif") || bytes.isText(token, "else") {
            skipsLine = bytes.isText(token, "elseif")
            if let block = blocks.last, block < frames.count {
                frame = frames[block]
                frames.removeLast(frames.count - block)
                ignored = 0
            }
        } else if bytes.isText(token, "endif") {
            _ = blocks.popLast()
        }
    }

    // MARK: - Brackets

    private mutating func readSymbol(_ token: Token) {
        let symbol = bytes[token.range.lowerBound]
        if ignored > 0 || frames.count == Self.depthLimit, "([{)]}".utf8.contains(symbol) {
            let isOpening = "([{".utf8.contains(symbol)
            if isOpening || ignored > 0 {
                ignored += isOpening ? 1 : -1
                return
            }
        }
        switch symbol {
        case UInt8(ascii: "("), UInt8(ascii: "["): open(token)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): if frame.bracket == UInt8(ascii: "(") { leave() }
        case UInt8(ascii: "{"): openBrace()
        case UInt8(ascii: "}"): closeBrace(token)
        case UInt8(ascii: "@"):
            // Those of the types of variables and parameters stand within a line.
            let begins = last == nil || token.startsLine || follows("{") || follows("}") || follows(";")
            beginsAttribute = begins || !attributes.isEmpty || lastKeyword == .access || lastKeyword == .modifier
        case UInt8(ascii: ","):
            if frame.role == .parameters { frame.expectsName = true }
            if frame.header?.stage == .constraints { frame.header?.parameter = 0 }
        case UInt8(ascii: ":"):
            frame.expectsName = false
            frame.awaitsPattern = false
            if frame.header?.stage == .afterName, frame.header?.kind != .function {
                frame.header?.stage = .inherits
            }
        case UInt8(ascii: ";"):
            frame.header = nil
            endSignature()
            endStatement()
        default: break
        }
    }

    mutating func open(_ token: Token) {
        var inner = Frame(bracket: UInt8(ascii: "("), braces: frame.braces, scope: scope, body: .code)
        inner.isInSignature = frame.isInSignature && !frame.isInResult
        let isParenthesis = bytes[token.range.lowerBound] == UInt8(ascii: "(")
        if skipsArguments || frame.role == .skipped {
            inner.role = .skipped
        } else if isParenthesis, frame.header?.kind == .function, frame.header?.stage == .afterName {
            inner.role = .parameters
            inner.expectsName = true
            frame.header?.stage = .rest
        } else if frame.role == .pattern || frame.awaitsPattern || frame.isLoop {
            inner.role = .pattern
        }
        inner.isBracket = !isParenthesis
        skipsArguments = false
        if frame.header?.stage == .subject, let extended = frame.header?.scope {
            // `extension [Item]`.
            scopes[Int(extended)].subject = UInt32(names.insert(Array("Array".utf8)[...]))
            frame.header?.stage = .afterName
        }
        enter(inner)
    }

    private mutating func enter(_ inner: Frame) {
        frames.append(frame)
        frame = inner
    }

    /// Returns to the bracket around this one.
    private mutating func leave() { frame = frames.removeLast() }

    private mutating func openBrace() {
        endSignature()
        endStatement()
        let header = frame.header
        frame.header = nil
        var inner = Frame(
            bracket: UInt8(ascii: "{"),
            braces: frame.braces + 1,
            scope: header?.body ?? header?.scope ?? 0,
            body: .code
        )
        inner.candidates = candidates.count
        switch header?.kind {
        case .type, .extension:
            inner.body = .members
            inner.access = header?.access
            inner.type = header?.type
        case .enumeration:
            inner.body = .enumMembers
            inner.type = header?.type
        case .function: break
        default:
            inner.scope = addScope(RawScope(parent: scope, isKept: false))
            inner.isInSignature = true
        }
        enter(inner)
    }

    private mutating func closeBrace(_ token: Token) {
        guard frame.braces > 0 else { return }
        // It closes the brackets within it, too.
        while frame.bracket != UInt8(ascii: "{") { leave() }
        if let type = frame.type { types[type].lastLine = token.line }
        leave()
        frame.header = nil
        endSignature()
        endStatement()
    }

    mutating func endStatement() {
        angles.removeAll(keepingCapacity: true)
        frame.awaitsPattern = false
        frame.isLoop = false
        frame.isCaseList = false
        frame.isVariableList = false
        access = nil
        endPrefix()
    }

    mutating func noteAttribute(_ name: Int) { if beginsAttribute { attributes.append(name) } }

    /// Forgets the attributes and the modifier before a declaration.
    mutating func endPrefix() {
        if !attributes.isEmpty { attributes.removeAll() }
        isFinal = false
    }

    mutating func addScope(_ scope: RawScope) -> UInt32 {
        scopes.append(scope)
        return UInt32(scopes.count - 1)
    }

    // MARK: - Operators

    private mutating func readOperator(_ token: Token) {
        let isArrow = bytes.isText(token, "->")
        if isArrow {
            frame.isInResult = true
        } else if bytes.isText(token, "=") {
            frame.awaitsPattern = false
            if frame.header?.kind == .alias { frame.header?.stage = .inherits }
        }
        guard let header = frame.header, !isArrow else { return }
        if header.stage == .name {
            // The name of an operator.
            frame.header?.stage = .afterName
            access = nil
            return
        }
        guard header.stage != .rest else { return }
        for byte in bytes[token.range] {
            if byte == UInt8(ascii: "<") { frame.header?.angles += 1 }
            if byte == UInt8(ascii: ">") { frame.header?.angles -= 1 }
        }
        let angles = frame.header?.angles ?? 0
        if header.stage == .afterName, angles > 0 { frame.header?.stage = .generics }
        if header.stage == .generics, angles <= 0 { frame.header?.stage = .afterName }
    }

    /// Follows the angle brackets of generic arguments: a path goes on behind them.
    private mutating func readAngles(_ token: Token, after before: (root: Int, path: Int)?) {
        guard !bytes.isText(token, "->") else { return }
        var closed: (root: Int, path: Int)?
        for index in token.range {
            if bytes[index] == UInt8(ascii: "<") {
                angles.append(index == token.range.lowerBound && token.touchesPrevious ? before : nil)
            }
            if bytes[index] == UInt8(ascii: ">") { closed = angles.popLast() ?? nil }
        }
        guard let closed, let next, precedes("."), next.touchesPrevious, names[closed.path].count <= Self.lengthLimit
        else { return }
        path = Path(root: closed.root, prefix: closed.path)
    }

    // MARK: - Closures

    /// Ends the part of a closure in which its parameters can stand.
    mutating func endSignature() {
        guard frame.isInSignature else { return }
        frame.isInSignature = false
        if frame.bracket == UInt8(ascii: "{") { candidates.removeLast(candidates.count - frame.candidates) }
    }

    mutating func noteCandidate(_ name: Int) {
        guard frame.isInSignature, !frame.isInResult else { return }
        let begins =
            follows("{") || follows(",") || follows("(") || follows("[") || isName(last)
        let ends =
            precedes(",") || precedes(":") || precedes(")") || precedes("]")
            || precedes("=") || next?.kind == .operator && bytes.isText(next, "->")
            || next?.kind == .word
                && (bytes.isText(next, "in") || bytes.isText(next, "async") || bytes.isText(next, "throws"))
        if begins, ends { candidates.append(name) }
    }

    mutating func readIn() {
        frame.awaitsPattern = false
        if frame.isLoop {
            frame.isLoop = false
        } else if frame.isInSignature, frame.bracket == UInt8(ascii: "{") {
            for name in candidates[frame.candidates...] { addLocal(name, frame.scope) }
            endSignature()
        }
    }

    mutating func addLocal(_ name: Int, _ scope: UInt32) { locals.insert(UInt64(scope) << 32 | UInt64(name)) }
}
