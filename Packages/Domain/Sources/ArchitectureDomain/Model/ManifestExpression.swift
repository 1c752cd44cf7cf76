/// An expression in a manifest in Swift, as far as its text tells the value without running it.
public indirect enum ManifestExpression: Sendable {
    /// A string literal, or a constant that is one.
    case text(String)
    /// A list; it is incomplete if an element, or what is added to it, is not known.
    case list([ManifestExpression], isComplete: Bool)
    /// A call by its name, for example `target` for `.target(name: "A")`.
    case call(ManifestCall)
    /// A name without a call, for example `app` for `Product.app`.
    case name(String)
    /// Anything else.
    case unknown

    /// The text, or nil for another expression.
    public var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The name of a call or of a name alone.
    public var name: String? {
        switch self {
        case .call(let call): call.name
        case .name(let name): name
        case .text, .list, .unknown: nil
        }
    }

    /// The call, or nil for another expression.
    public var call: ManifestCall? { if case .call(let call) = self { call } else { nil } }

    /// The elements of a list; none for another expression.
    public var elements: [ManifestExpression] { if case .list(let list, _) = self { list } else { [] } }

    /// A Boolean value that indicates whether all of it is known; what calls contain does not count.
    public var isComplete: Bool {
        switch self {
        case .list(_, let isComplete): isComplete
        case .unknown: false
        case .text, .call, .name: true
        }
    }
}

/// A call in a manifest.
public struct ManifestCall: Sendable {
    /// The name of the function or the type, without what precedes its last dot.
    public let name: String
    /// The arguments with their labels.
    public let arguments: [(label: String, value: ManifestExpression)]
    /// The position of the name.
    public let position: Position

    /// Returns the argument with a label, or nil if there is none.
    public subscript(label: String) -> ManifestExpression? { arguments.first { $0.label == label }?.value }

    /// Returns the calls of a function, or of the initializer of a type, that no other such call contains, in O(n).
    public static func calls(of name: String, in bytes: [UInt8]) -> [ManifestCall] {
        var parser = ManifestExpressionParser(bytes)
        return parser.calls(of: name)
    }
}

private struct ManifestExpressionParser {
    private struct Element {
        let kind: Token.Kind
        let text: String
        let position: Position
        let touchesPrevious: Bool
    }

    private var elements: [Element] = []
    private var index = 0
    /// The index at which the value of each constant begins, or nil for a name that is declared twice.
    private var constants: [String: Int?] = [:]
    private var values: [String: ManifestExpression] = [:]

    /// The largest number of calls and lists around an expression, so that hostile input does not exhaust the stack.
    private static let depthLimit = 64

    /// The most bytes of a text and elements of a list, because constants that double each other would fill the memory.
    private static let sizeLimit = 65_536

    init(_ bytes: [UInt8]) {
        var lexer = SourceLexer(bytes)
        while let token = lexer.next() {
            elements.append(
                Element(
                    kind: token.kind,
                    text: String(decoding: bytes[token.range], as: UTF8.self),
                    position: lexer.position(of: token),
                    touchesPrevious: token.touchesPrevious
                )
            )
        }
        for start in elements.indices.dropLast(3) where elements[start].text == "let" && elements[start].kind == .word {
            let name = elements[start + 1].text
            // A type may be written out: `let app: ProjectDescription.Target = .target(name: "App")`.
            let type = elements[(start + 2)...].prefix(Self.depthLimit).prefix { element in
                [":", ".", "[", "]"].contains(element.text) || element.kind == .word && element.text != "let"
            }
            guard isSign("=", at: type.endIndex) else { continue }
            constants.updateValue(constants[name] == nil ? type.endIndex + 1 : nil, forKey: name)
        }
    }

    /// Returns the value of a constant, or nil if there is none of this name.
    private mutating func constant(_ name: String, depth: Int) -> ManifestExpression? {
        if let value = values[name] { return value }
        guard let found = constants[name] else { return nil }
        // A constant that names itself has no value.
        values[name] = .unknown
        guard let start = found else { return .unknown }
        let caller = index
        index = start
        let value = expression(depth: depth + 1)
        index = caller
        values[name] = value
        return value
    }

    mutating func calls(of name: String) -> [ManifestCall] {
        var calls: [ManifestCall] = []
        while index < elements.count {
            let isMember = index > 0 && elements[index - 1].text == "."
            let isDeclared = index > 0 && elements[index - 1].text == "func"
            guard elements[index].kind == .word, elements[index].text == name, !isMember, !isDeclared,
                isSign("(", at: index + 1)
            else {
                index += 1
                continue
            }
            if case .call(let call) = expression(depth: 0) { calls.append(call) }
        }
        return calls
    }

    private func isSign(_ sign: String, at index: Int) -> Bool {
        index < elements.count && elements[index].text == sign
            && (elements[index].kind == .symbol || elements[index].kind == .operator)
    }

    private var isAtEnd: Bool {
        guard index < elements.count else { return true }
        // No word continues an expression on a new line.
        let isWord = index > 0 && elements[index].kind == .word
        let isNextLine = isWord && elements[index].position.line > elements[index - 1].position.line
        return isNextLine || [",", ")", "]", "}", ";"].contains { isSign($0, at: index) }
    }

    /// Returns the expression that begins here, and moves to the comma or bracket after it.
    private mutating func expression(depth: Int) -> ManifestExpression {
        guard depth < Self.depthLimit else {
            skip()
            return .unknown
        }
        var value = primary(depth: depth)
        while !isAtEnd {
            guard isSign("+", at: index) else {
                skip()
                return incomplete(value)
            }
            index += 1
            let other = primary(depth: depth)
            guard case .list(let list, let isComplete) = value else {
                value =
                    if let one = value.text, let two = other.text, one.utf8.count + two.utf8.count <= Self.sizeLimit {
                        .text(one + two)
                    } else {
                        incomplete(other)
                    }
                continue
            }
            let known = if case .list(_, let isComplete) = other { isComplete } else { false }
            let more = other.elements.prefix(max(0, Self.sizeLimit - list.count))
            value = .list(list + more, isComplete: isComplete && known && more.count == other.elements.count)
        }
        return value
    }

    private func incomplete(_ value: ManifestExpression) -> ManifestExpression {
        if case .list(let list, _) = value { .list(list, isComplete: false) } else { .unknown }
    }

    private mutating func primary(depth: Int) -> ManifestExpression {
        guard index < elements.count else { return .unknown }
        let element = elements[index]
        switch element.kind {
        case .text: return literal(depth: depth)
        case .symbol where element.text == "[":
            index += 1
            return list(depth: depth)
        case .symbol where element.text == ".", .operator where element.text == ".", .word, .quotedWord:
            return member(depth: depth)
        default:
            index += 1
            return .unknown
        }
    }

    /// Returns a string literal; constants in its interpolations are known.
    private mutating func literal(depth: Int) -> ManifestExpression {
        var text = elements[index].text
        var isKnown = !text.contains("\\")
        index += 1
        while isSign("(", at: index), elements[index].touchesPrevious {
            let name = index + 1 < elements.count ? elements[index + 1].text : ""
            let isPlain = isSign(")", at: index + 2) && text.utf8.count < Self.sizeLimit
            if isPlain, let constant = constant(name, depth: depth)?.text {
                text += constant
            } else {
                isKnown = false
            }
            index += 1
            skip()
            index += 1
            guard index < elements.count, elements[index].kind == .text else { break }
            text += elements[index].text
            index += 1
        }
        return isKnown ? .text(text) : .unknown
    }

    private mutating func list(depth: Int) -> ManifestExpression {
        var values: [ManifestExpression] = []
        var isComplete = true
        while index < elements.count, !isSign("]", at: index) {
            let value = expression(depth: depth + 1)
            if value.isComplete { values.append(value) } else { isComplete = false }
            guard isSign(",", at: index) else { break }
            index += 1
        }
        if !isSign("]", at: index) {
            isComplete = false
            skip()
        }
        index += 1
        return .list(values, isComplete: isComplete)
    }

    /// Returns a name, or a call of it: the last of a chain, `.target(name: "A")` or `Target.target(name: "A")`.
    private mutating func member(depth: Int) -> ManifestExpression {
        var name = ""
        var position = elements[index].position
        var isWhole = true
        let isImplicit = isSign(".", at: index)
        while index < elements.count {
            if isSign(".", at: index) { index += 1 } else if !name.isEmpty { break }
            guard index < elements.count, elements[index].kind == .word || elements[index].kind == .quotedWord else {
                isWhole = false
                break
            }
            name = elements[index].text
            position = elements[index].position
            index += 1
            guard isSign("(", at: index) else { continue }
            index += 1
            let call = ManifestCall(name: name, arguments: arguments(depth: depth), position: position)
            // What is called on the result changes it.
            guard isAtEnd else { break }
            return .call(call)
        }
        guard isWhole, isAtEnd || isSign("+", at: index) else { return .unknown }
        return (isImplicit ? nil : constant(name, depth: depth)) ?? .name(name)
    }

    private mutating func arguments(depth: Int) -> [(label: String, value: ManifestExpression)] {
        var arguments: [(label: String, value: ManifestExpression)] = []
        while index < elements.count, !isSign(")", at: index) {
            var label = ""
            if elements[index].kind == .word, isSign(":", at: index + 1) {
                label = elements[index].text
                index += 2
            }
            arguments.append((label, expression(depth: depth + 1)))
            guard isSign(",", at: index) else { break }
            index += 1
        }
        if !isSign(")", at: index) { skip() }
        index += 1
        return arguments
    }

    /// Moves to the comma or bracket that ends what surrounds this place.
    private mutating func skip() {
        var depth = 0
        while index < elements.count {
            if elements[index].kind == .symbol || elements[index].kind == .operator {
                switch elements[index].text {
                case "(", "[", "{": depth += 1
                case ")", "]", "}":
                    if depth == 0 { return }
                    depth -= 1
                case "," where depth == 0: return
                default: break
                }
            }
            index += 1
        }
    }
}
