/// The condition of an `#if` block.
public struct BuildCondition: Hashable, Sendable {
    /// The condition in one line, without comments, for example `os(Linux) && !canImport(Darwin)`.
    public let text: String

    /// Creates a condition.
    public init(_ text: String) {
        self.text = text
    }

    /// The negation, which is the condition of an `#else`.
    public var negated: BuildCondition { BuildCondition("!(\(text))") }

    /// A Boolean value that indicates whether it requires a module: `canImport` of it, alone or joined by `&&`.
    public func requires(module: String) -> Bool {
        value { name, argument in name == "canImport" && argument == module ? false : nil } == false
    }

    /// Evaluates the condition with the values of some of its terms, such as `os(Linux)`, by name and argument, or of
    /// flags such as `DEBUG`, without argument; nil if it depends on unknown terms or is malformed.
    public func value(_ term: (_ name: String, _ argument: String?) -> Bool?) -> Bool? {
        var evaluator = ConditionEvaluator(text)
        return evaluator.evaluate(term)
    }
}

/// An evaluator of conditions in Kleene's three-valued logic, with a stack instead of recursion, so that depth is safe.
private struct ConditionEvaluator {
    /// An operator that awaits its operands, or the parenthesis before them.
    private enum Operator: Equatable {
        case open
        case not
        case and
        case or
    }

    private let lexed: [(token: Token, text: String)]
    private var index = 0
    private var values: [Bool?] = []
    private var operators: [Operator] = []

    init(_ text: String) {
        let bytes = Array(text.utf8)
        lexed = bytes.tokens.map { ($0, bytes.text(of: $0)) }
    }

    mutating func evaluate(_ term: (String, String?) -> Bool?) -> Bool? {
        while index < lexed.count {
            let (token, text) = lexed[index]
            index += 1
            switch (token.kind, text) {
            case (.symbol, "("): operators.append(.open)
            case (.symbol, ")"):
                while let last = operators.last, last != .open { apply(last) }
                if operators.popLast() == nil { return nil }
                while operators.last == .not { apply(.not) }
            case (.operator, "!"), (.operator, "!!"): operators += Array(repeating: .not, count: text.utf8.count)
            case (.operator, "&&"):
                while operators.last == .and { apply(.and) }
                operators.append(.and)
            case (.operator, "||"):
                while let last = operators.last, last != .open { apply(last) }
                operators.append(.or)
            case (.word, "true"): push(true)
            case (.word, "false"): push(false)
            case (.word, _), (.quotedWord, _): push(term(text, argument()))
            default: return nil
            }
        }
        while let last = operators.last {
            guard last != .open else { return nil }
            apply(last)
        }
        return values.count == 1 ? values[0] : nil
    }

    private mutating func push(_ value: Bool?) {
        values.append(value)
        while operators.last == .not { apply(.not) }
    }

    private mutating func apply(_ operation: Operator) {
        operators.removeLast()
        guard let right = values.popLast() else { return }
        if operation == .not {
            values.append(right.map { !$0 })
            return
        }
        guard let left = values.popLast() else { return }
        let decisive = operation == .or
        if left == decisive || right == decisive {
            values.append(decisive)
        } else {
            values.append(left == nil || right == nil ? nil : !decisive)
        }
    }

    /// Returns the text in the parentheses right after a word, or nil if there are none.
    private mutating func argument() -> String? {
        guard index < lexed.count, lexed[index].text == "(", lexed[index].token.touchesPrevious else { return nil }
        var depth = 0
        var text = ""
        while index < lexed.count {
            let part = lexed[index].text
            index += 1
            if part == ")" { depth -= 1 }
            if depth > 0, part != ")" || depth > 0 { text += part }
            if part == "(" { depth += 1 }
            if depth == 0 { break }
        }
        return text
    }
}
