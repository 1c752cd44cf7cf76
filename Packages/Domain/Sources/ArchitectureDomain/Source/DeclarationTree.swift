/// The declarations of a source text with the places of their words, so that their access can be edited.
///
/// It is read from tokens, like ``SourceOutline``, and leaves out what functions and accessors contain. Both branches of an `#if` are
/// read.
///
/// - Complexity: O(n) in the number of bytes, with a stack as deep as types are nested, up to a limit.
struct DeclarationTree {
    /// A declaration, or several of one `let`, `var` or `case`.
    struct Node {
        enum Kind: Equatable {
            case type(SourceSymbols.TypeKind)
            case `extension`
            case function
            case initializer
            case `subscript`
            case variable
            case enumCase
            case alias
            case associatedType
            case `operator`
        }

        /// A name of the declaration, or the keyword of one without a name.
        struct Name: Equatable {
            let text: String
            let offset: Int
        }

        let kind: Kind
        /// The index of the type or the extension that contains it.
        let parent: Int?
        /// The offset of the first word that is no attribute.
        let start: Int
        /// The modifier of access, but for that of the setter alone.
        let access: (level: SourceSymbols.Access, range: Range<Int>)?
        let modifiers: Set<String>
        /// The tokens of the names of its attributes.
        let attributes: [String: Int]
        fileprivate(set) var names: [Name] = []
        fileprivate(set) var subject = ""
        /// The tokens from the first name to the body or the end.
        fileprivate(set) var signature = 0..<0
        /// The tokens between the colon and the constraints of a type or an extension.
        fileprivate(set) var inherited = 0..<0
        /// The offsets of the braces of a type or an extension.
        fileprivate(set) var body: Range<Int>?
        fileprivate(set) var properties: [StoredProperty] = []
        /// A Boolean value that indicates whether it stands in an `#if`.
        let isConditional: Bool
        /// A Boolean value that indicates whether it is in a protocol, whose access it has.
        fileprivate(set) var isRequirement = false
        fileprivate(set) var end = 0
    }

    /// A stored property, with what an initialiser of it needs.
    struct StoredProperty: Equatable {
        let name: String
        /// The text of the type; nil if it follows from the value.
        let type: String?
        /// The text of the value; nil without one.
        let value: String?
        let isConstant: Bool
    }

    let bytes: [UInt8]
    let tokens: [Token]
    private(set) var nodes: [Node] = []
    private var index = 0
    private var conditions = 0
    private var depth = 0
    /// The depth of nested types below which members are not read, so that hostile input does not exhaust the stack.
    private static let depthLimit = 100

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = bytes.tokens
        while index < tokens.count { readMembers(of: nil) }
    }

    // MARK: - Tokens

    /// Returns a token that is no literal, or an empty text.
    func word(_ index: Int) -> String {
        guard tokens.indices.contains(index), ![.text, .number, .pattern].contains(tokens[index].kind) else {
            return ""
        }
        return bytes.text(of: tokens[index])
    }

    /// A Boolean value that indicates whether a token is a word, not in backticks.
    private func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

    private func isName(_ index: Int) -> Bool {
        tokens.indices.contains(index) && [.word, .quotedWord].contains(tokens[index].kind)
    }

    /// Skips a bracket with its content, or one token.
    private mutating func skip() {
        var depth = 0
        repeat {
            let text = word(index)
            depth += text.nesting
            index += 1
        } while depth > 0 && index < tokens.count
    }

    // MARK: - Members

    /// Reads declarations up to the brace that closes a type.
    private mutating func readMembers(of parent: Int?) {
        while index < tokens.count {
            if word(index) == "}" {
                index += 1
                return
            }
            if tokens[index].kind == .directive {
                readDirective()
            } else if !readDeclaration(in: parent) {
                skip()
            }
        }
    }

    private mutating func readDirective() {
        let text = word(index)
        if text == "if" { conditions += 1 }
        if text == "endif" { conditions -= 1 }
        index += 1
        guard ["if", "elseif"].contains(text) else { return }
        while index < tokens.count, !tokens[index].startsLine { index += 1 }
    }

    static let modifiers: Set<String> = [
        "final", "static", "indirect", "nonisolated", "mutating", "nonmutating", "override", "required", "convenience",
        "lazy", "weak", "unowned", "consuming", "borrowing", "dynamic", "optional", "distributed", "prefix", "infix",
        "postfix", "private", "fileprivate", "internal", "package", "public", "open", "isolated", "__consuming",
    ]
    private static let keywords: Set<String> = [
        "func", "var", "let", "init", "subscript", "class", "struct", "enum", "protocol", "actor", "extension",
        "typealias", "associatedtype", "case", "import", "operator", "precedencegroup", "deinit", "macro",
    ]

    /// A Boolean value that indicates whether a declaration, or something else than the rest of one, begins at a token.
    private func beginsDeclaration(_ index: Int) -> Bool {
        let text = word(index)
        if text == "}" || text == ";" || tokens[index].kind == .directive && tokens[index].startsLine { return true }
        guard index == 0 || word(index - 1) != "." else { return false }
        guard tokens[index].kind == .word else { return text == "@" && tokens[index].startsLine }
        if Self.keywords.contains(text), text != "actor" && text != "macro" || isName(index + 1) { return true }
        return tokens[index].startsLine && Self.modifiers.contains(text)
            && (isName(index + 1) || word(index + 1) == "(" || word(index + 1) == "@")
    }

    private mutating func readDeclaration(in parent: Int?) -> Bool {
        var attributes: [String: Int] = [:]
        while word(index) == "@" {
            attributes[word(index + 1)] = index + 1
            index += 2
            while word(index) == ".", isName(index + 1) { index += 2 }
            if word(index) == "<" {
                while index < tokens.count, word(index) != "(", !tokens[index].startsLine { index += 1 }
            }
            if word(index) == "(", tokens[index].touchesPrevious { skip() }
        }
        guard index < tokens.count else { return true }
        let start = tokens[index].range.lowerBound
        var access: (SourceSymbols.Access, Range<Int>)?
        var modifiers: Set<String> = []
        while isWord(index), Self.modifiers.contains(word(index)) || word(index) == "class" && isModifier(index) {
            let text = word(index)
            index += 1
            let hasArgument = word(index) == "("
            if hasArgument { skip() }
            modifiers.insert(hasArgument ? text + "()" : text)
            if !hasArgument, let level = SourceSymbols.Access(rawValue: text) {
                access = (level, tokens[index - 1].range)
            }
            // An attribute may follow a modifier.
            while word(index) == "@" {
                attributes[word(index + 1)] = index + 1
                index += 2
                if word(index) == "(" { skip() }
            }
        }
        guard isWord(index), let kind = kind(of: word(index), in: parent) else {
            guard ["import", "deinit", "precedencegroup"].contains(word(index)) else { return false }
            // In `import struct Foundation.Date`, nothing is declared.
            index += word(index) == "import" && Self.keywords.contains(word(index + 1)) ? 2 : 1
            skipRest()
            return true
        }
        guard isWordless(kind) || isName(index + 1) || isOperator(index + 1) || kind == .variable || kind == .extension
        else { return false }
        var node = Node(
            kind: kind,
            parent: parent,
            start: start,
            access: access.map { (level: $0.0, range: $0.1) },
            modifiers: modifiers,
            attributes: attributes,
            isConditional: conditions > 0
        )
        node.isRequirement = parent.map { nodes[$0].kind == .type(.protocol) } ?? false
        read(&node)
        return true
    }

    private func isModifier(_ index: Int) -> Bool {
        ["func", "var", "let", "subscript"].contains(word(index + 1)) || Self.modifiers.contains(word(index + 1))
    }

    private func isOperator(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .operator }

    private func isWordless(_ kind: Node.Kind) -> Bool { kind == .initializer || kind == .subscript }

    private func kind(of keyword: String, in parent: Int?) -> Node.Kind? {
        switch keyword {
        case "func", "macro": .function
        case "var", "let": .variable
        case "init" where parent != nil: .initializer
        case "subscript" where parent != nil: .subscript
        case "typealias": .alias
        case "associatedtype": .associatedType
        case "case" where parent != nil: .enumCase
        case "extension": .extension
        case "operator": .operator
        default: SourceSymbols.TypeKind(rawValue: keyword).map { .type($0) }
        }
    }

    // MARK: - Declarations

    private mutating func read(_ node: inout Node) {
        let number = nodes.count
        nodes.append(node)
        let keyword = index
        index += 1
        switch node.kind {
        case .type, .extension:
            if node.kind != .extension { node.names = [name(index)] }
            readHeader(&node)
        case .variable, .enumCase: readList(&node, isConstant: word(keyword) == "let")
        default:
            node.names = [name(isWordless(node.kind) ? keyword : index)]
            let first = index
            if !isWordless(node.kind) { index += 1 }
            skipRest()
            node.signature = first..<signatureEnd(from: first)
        }
        node.end = end(of: index - 1)
        nodes[number] = node
        guard let body = node.body else { return }
        if depth < Self.depthLimit {
            depth += 1
            readMembers(of: number)
            depth -= 1
        } else {
            index -= 1
            skip()
        }
        nodes[number].body = body.lowerBound..<max(tokens[index - 1].range.lowerBound, body.lowerBound)
        nodes[number].end = tokens[index - 1].range.upperBound
    }

    private func name(_ index: Int) -> Node.Name {
        guard tokens.indices.contains(index) else { return .init(text: "", offset: bytes.count) }
        var text = bytes.text(of: tokens[index])
        // The bracket of generic parameters: func ==<Value>(...)
        if isOperator(index), text.hasSuffix("<"), text.count > 1, word(index + 1) != "(" { text.removeLast() }
        return .init(text: text, offset: tokens[index].range.lowerBound)
    }

    /// Skips what is left of a declaration, with its body.
    private mutating func skipRest() { while index < tokens.count, !beginsDeclaration(index) { skip() } }

    /// Returns the end of a signature that was skipped with its body.
    private func signatureEnd(from first: Int) -> Int {
        var depth = 0
        for position in first..<index {
            let text = word(position)
            if text == "{", depth == 0 { return position }
            if ["(", "["].contains(text) { depth += 1 }
            if [")", "]"].contains(text) { depth -= 1 }
        }
        return index
    }

    /// Reads the header of a type or an extension up to its brace.
    private mutating func readHeader(_ node: inout Node) {
        let first = index
        var (angles, colon, constraints) = (0, Int?.none, Int?.none)
        while index < tokens.count, word(index) != "{" {
            guard !beginsDeclaration(index) || word(index) == "class" else { break }
            let text = word(index)
            if tokens[index].kind == .operator, text != "->" {
                angles += text.utf8.reduce(0) { $0 + ($1 == 0x3C ? 1 : $1 == 0x3E ? -1 : 0) }
            }
            if text == ":", angles == 0, colon == nil, constraints == nil { colon = index }
            if text == "where", constraints == nil { constraints = index }
            if ["(", "["].contains(text) { skip() } else { index += 1 }
        }
        let end = constraints ?? index
        if let colon, colon < end { node.inherited = colon + 1..<end }
        if node.kind == .extension { node.subject = subject(in: first..<min(colon ?? end, end)) }
        node.signature = (node.kind == .extension ? first : first + 1)..<index
        guard word(index) == "{" else { return }
        node.body = tokens[index].range.upperBound..<tokens[index].range.upperBound
        index += 1
    }

    /// Reads the names of a `let`, `var` or `case`, with the types and the values of stored properties.
    private mutating func readList(_ node: inout Node, isConstant: Bool) {
        let first = index
        var end: Int?
        while index < tokens.count, index == first || !beginsDeclaration(index) {
            if word(index) == "(", node.kind == .variable, node.names.isEmpty {
                // A pattern of several names.
                let open = index
                skip()
                for position in open..<index where isName(position) && word(position + 1) != ":" {
                    node.names.append(name(position))
                }
            } else if isName(index) {
                node.names.append(name(index))
                index += 1
            }
            let property = readRest(of: node, isConstant: isConstant)
            if let property { node.properties.append(property) }
            if word(index) == "{", end == nil { end = index }
            while index < tokens.count, word(index) != ",", !beginsDeclaration(index) { skip() }
            guard word(index) == "," else { break }
            index += 1
        }
        node.signature = first..<(end ?? index)
    }

    /// Reads the type and the value behind a name; returns nil for what is not stored.
    private mutating func readRest(of node: Node, isConstant: Bool) -> StoredProperty? {
        func ends(_ text: String) -> Bool { [",", "=", "{"].contains(text) }
        var type: String?
        if word(index) == ":" {
            let start = index + 1
            index = start
            var angles = 0
            while index < tokens.count, !beginsDeclaration(index), angles > 0 || !ends(word(index)) {
                if tokens[index].kind == .operator, word(index) != "->" {
                    angles += word(index).utf8.reduce(0) { $0 + ($1 == 0x3C ? 1 : $1 == 0x3E ? -1 : 0) }
                }
                if ["(", "["].contains(word(index)) { skip() } else { index += 1 }
            }
            type = text(start..<index)
        }
        var value: String?
        if word(index) == "=" {
            let start = index + 1
            index = start
            // A closure is a part of the value, observers are not.
            while index < tokens.count, !beginsDeclaration(index), word(index) != ",", !isObserved(index) { skip() }
            value = text(start..<index)
        }
        guard node.kind == .variable, node.names.count > 0, value != nil || word(index) != "{" || isObserved(index)
        else {
            return nil
        }
        return StoredProperty(
            name: node.names[node.names.count - 1].text,
            type: type,
            value: value,
            isConstant: isConstant
        )
    }

    private func isObserved(_ index: Int) -> Bool {
        word(index) == "{" && ["willSet", "didSet"].contains(word(index + 1))
    }
}
