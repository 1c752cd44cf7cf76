extension SymbolScanner {
    /// An open bracket, with what is known about the statement in it, in at most 128 bytes: a larger copy takes a call.
    struct Frame {
        enum Body {
            case members
            case enumMembers
            case code
        }

        enum Role {
            case plain
            case parameters
            /// A pattern that introduces names.
            case pattern
            /// The arguments of a built-in attribute.
            case skipped
        }

        /// `{`, or `(` for parentheses and brackets, or 0 for the file.
        let bracket: UInt8
        /// The number of open braces, with it.
        let braces: Int32
        var scope: UInt32
        var body: Body
        var role = Role.plain
        var header: Header?
        /// The access of the members of an extension that has a modifier.
        var access: SourceSymbols.Access?
        var isBracket = false
        /// A Boolean value that indicates whether the name of a parameter is next.
        var expectsName = false
        var awaitsPattern = false
        var isLoop = false
        var isCaseList = false
        var isVariableList = false
        /// The access of the variables of a list.
        var listAccess: SourceSymbols.Access?
        /// A Boolean value that indicates whether the signature of a closure may go on here.
        var isInSignature = false
        var isInResult = false
        var candidates = 0
        /// The index of the type whose body it is.
        var type: Int?
    }

    /// The beginning of a declaration, up to its body.
    struct Header {
        enum Stage {
            case name
            /// The path of the type that an extension extends.
            case subject
            case afterName
            case generics
            case inherits
            case constraints
            case rest
        }

        let kind: Keyword
        /// The scope of its generic parameters, and of its parameters or members.
        let scope: UInt32
        var stage: Stage
        /// The scope of the members of an alias.
        var body: UInt32?
        var angles: Int32 = 0
        /// A Boolean value that indicates whether names in angle brackets are generic parameters.
        var hasParameters = false
        /// The scope of the members of the generic parameter that was declared or constrained last; otherwise 0.
        var parameter: UInt32 = 0
        var access: SourceSymbols.Access?
        /// The index of the type, or of the initializer, that it declares.
        var type: Int?
        var initializer: Int?
    }

    /// A type; it has no declaration within a function.
    struct RawType {
        let kind: SourceSymbols.TypeKind
        let isFinal: Bool
        let attributes: [Int]
        var declaration: Int?
        var lastLine = 0
    }

    struct RawInitializer {
        let scope: UInt32
        let token: Token
        var parameters = 0
    }

    struct RawScope {
        let parent: UInt32
        /// A Boolean value that indicates whether it has members that other files can see.
        var isKept: Bool
        /// A Boolean value that indicates whether it is the body of a type or an extension.
        var isType = false
        var subject: UInt32?
    }

    struct RawDeclaration {
        let name: Int
        let scope: UInt32
        let kind: SourceSymbols.Kind
        let access: SourceSymbols.Access
        let token: Token
        let body: UInt32

        init(
            _ name: Int,
            _ scope: UInt32,
            _ kind: SourceSymbols.Kind,
            _ access: SourceSymbols.Access,
            _ token: Token,
            body: UInt32 = 0
        ) {
            (self.name, self.scope, self.kind, self.access, self.token, self.body) = (
                name, scope, kind, access, token, body
            )
        }
    }

    struct RawMention {
        let path: UInt32
        let root: UInt32
        let scope: UInt32
        /// The offset of the last name, its line and the offset of the line.
        let start: UInt32
        let line: UInt32
        let lineStart: UInt32
    }

    /// A path of names that is being read.
    struct Path {
        let root: Int
        /// The path before the generic arguments that it follows.
        var prefix: Int?
        var first: Token?
        var last: Token?
        /// A Boolean value that indicates whether its last name is a value, whose members are unknown.
        var isComplete = false
    }

    // MARK: - Keywords

    enum Keyword {
        case access
        case modifier
        case type
        case enumeration
        case `extension`
        case function
        case alias
        case variable
        case `case`
        case loop
        case `in`
        case `where`
        case `import`
        case accessor
        case statement
        case this
        case other
    }

    private static let keywords: [(String, Keyword)] = [
        (.access, "private fileprivate internal package public open"),
        (
            .modifier,
            """
            final static indirect nonisolated mutating nonmutating override required convenience lazy weak unowned consuming \
            borrowing dynamic optional distributed isolated prefix infix postfix
            """
        ),
        (.type, "struct class actor protocol"), (.enumeration, "enum"), (.extension, "extension"),
        (.function, "func init subscript macro"), (.alias, "typealias associatedtype"), (.variable, "let var"),
        (.case, "case"), (.loop, "for"), (.in, "in"), (.where, "where"), (.import, "import operator"),
        (.accessor, "get set willSet didSet"),
        (.statement, "if while guard switch return do try await throw defer break continue default repeat catch else"),
        (.this, "self Self"),
        (
            .other,
            """
            _ as is super nil true false some any throws rethrows async inout Any fallthrough precedencegroup deinit error \
            newValue oldValue each yield
            """
        ),
    ].flatMap { keyword, words in words.split(separator: " ").map { (String($0), keyword) } }

    static let meanings = keywords.map(\.1)

    /// The keywords in their order, and behind them the words that only ``SourceScanner`` knows.
    static let keywordTable: NameTable = {
        var table = NameTable(capacity: 256)
        for word in keywords.map(\.0) + SourceScanner.keywords.map(\.0) { _ = table.insert(Array(word.utf8)[...]) }
        return table
    }()

    /// A Boolean value that indicates whether a word begins a declaration, so that `class` before it is a modifier.
    static func isDeclaration(_ word: ArraySlice<UInt8>) -> Bool {
        guard let name = keywordTable.find(word), name < meanings.count else { return false }
        return switch meanings[name] {
        case .access, .modifier, .function, .variable, .alias: true
        default: false
        }
    }

    // MARK: - Result

    /// Returns what was read, without what was resolved within functions.
    ///
    /// - Parameters:
    ///   - lines: the lines of which each mention is kept; of the others, the first of a name in its scope is.
    ///   - development: the lines for debugging and those of previews, except types; the first mention in them is kept, too.
    func symbols(keeping lines: Set<Int>, development: [ClosedRange<Int>]) -> SourceSymbols {
        let development = development + previewTypes
        var kept: [UInt32] = []
        var scopes: [SourceSymbols.Scope] = []
        var lexer = SourceLexer(bytes)
        func location(of token: Token) -> SourceSymbols.Location {
            let position = lexer.position(of: token)
            return .init(line: UInt32(position.line), column: UInt32(position.column))
        }
        var chosen = ChosenNames(among: names.count)
        for scope in self.scopes {
            let parent = kept.isEmpty ? 0 : kept[Int(scope.parent)]
            if scope.isKept {
                scopes.append(
                    .init(parent: parent, subject: scope.subject.map { chosen.number(Int($0)) }, isType: scope.isType)
                )
                kept.append(UInt32(scopes.count - 1))
            } else {
                kept.append(parent)
            }
        }
        let declarations = declarations.map { each in
            SourceSymbols.Declaration(
                name: chosen.number(each.name),
                scope: kept[Int(each.scope)],
                body: each.body == 0 ? 0 : kept[Int(each.body)],
                kind: each.kind,
                access: each.access,
                location: location(of: each.token)
            )
        }
        let types = types.compactMap { each in
            each.declaration.map { declaration in
                SourceSymbols.TypeFacts(
                    declaration: declaration,
                    kind: each.kind,
                    isFinal: each.isFinal,
                    attributes: each.attributes.map { chosen.number($0) },
                    lastLine: UInt32(each.lastLine)
                )
            }
        }
        let initializers = initializers.map {
            SourceSymbols.Initializer(
                scope: kept[Int($0.scope)],
                parameters: $0.parameters,
                location: location(of: $0.token)
            )
        }
        var isLocal: [Bool] = Array(repeating: false, count: names.count)
        for local in locals.numbers { isLocal[Int(local & 0xFFFF_FFFF)] = true }
        var seen = NumberSet()
        // Most mentions repeat the last one of the name in the same scope; comparing scopes is faster than hashing.
        var lastScopes: [UInt32] = Array(repeating: .max, count: names.count)
        var mentions: [SourceSymbols.Mention] = []
        for mention in self.mentions {
            if isLocal[Int(mention.root)], isHidden(mention) { continue }
            let scope = kept[Int(mention.scope)]
            if !lines.contains(Int(mention.line)) {
                let place = development.contains(where: { $0.contains(Int(mention.line)) }) ? scope | 1 << 31 : scope
                guard lastScopes[Int(mention.path)] != place else { continue }
                lastScopes[Int(mention.path)] = place
                guard seen.insert(UInt64(place) << 32 | UInt64(mention.path)).isNew else { continue }
            }
            let (start, line, lineStart) = (Int(mention.start), Int(mention.line), Int(mention.lineStart))
            let token = Token(
                kind: .word,
                range: start..<start,
                start: .init(line: line, lineStart: lineStart, startsLine: false, touchesPrevious: false)
            )
            mentions.append(
                .init(path: chosen.number(Int(mention.path)), scope: scope, location: location(of: token))
            )
        }
        let supertypes = supertypes.map {
            SourceSymbols.Supertype(scope: kept[Int($0.scope)], path: chosen.number(Int($0.path)))
        }
        return SourceSymbols(
            names: names.selecting(chosen.names),
            scopes: scopes,
            declarations: declarations,
            // A copy has no room to grow.
            mentions: mentions.map(\.self),
            supertypes: supertypes,
            types: types,
            initializers: initializers,
            developmentLines: development
        )
    }

    /// The names that are kept, which get numbers in the order in which they are asked for.
    private struct ChosenNames {
        private(set) var names: [Int] = []
        /// The numbers plus one; 0 is that of a name that nobody asked for.
        private var numbers: [UInt32]

        init(among count: Int) { numbers = Array(repeating: 0, count: count) }

        mutating func number(_ name: Int) -> UInt32 {
            if numbers[name] == 0 {
                names.append(name)
                numbers[name] = UInt32(names.count)
            }
            return numbers[name] - 1
        }
    }

    /// The lines of types that provide previews.
    private var previewTypes: [ClosedRange<Int>] {
        let provider = Array("PreviewProvider".utf8)
        let scopes = supertypes.filter { names[Int($0.path)].elementsEqual(provider) }.map(\.scope)
        guard !scopes.isEmpty else { return [] }
        return types.compactMap { type in
            guard let index = type.declaration, scopes.contains(declarations[index].body) else { return nil }
            let line = declarations[index].token.line
            return line...max(type.lastLine, line)
        }
    }

    /// A Boolean value that indicates whether a function or a closure around a mention introduces its name.
    private func isHidden(_ mention: RawMention) -> Bool {
        var scope = mention.scope
        while true {
            if locals.contains(UInt64(scope) << 32 | UInt64(mention.root)) { return true }
            if scope == 0 { return false }
            scope = scopes[Int(scope)].parent
        }
    }
}
