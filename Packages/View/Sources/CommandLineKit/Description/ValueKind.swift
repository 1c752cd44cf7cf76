public import PresentationKit

/// What the value of an option or argument looks like: how it is read, explained and completed.
///
/// ```swift
/// let tag = ValueKind<String>.text("TAG", completion: .source(.tags))
/// ```
public struct ValueKind<Value: Sendable>: Sendable {
    let facts: ValueDescription
    let read: @Sendable (Matches.Occurrence) throws(UsageError) -> Value
    let print: @Sendable (Value) -> String

    init(
        _ placeholder: String,
        rule: ValueRule,
        completion: Completion = .nothing,
        parse: @escaping @Sendable (String) -> Value?,
        print: @escaping @Sendable (Value) -> String
    ) {
        facts = ValueDescription(placeholder: placeholder, rule: rule, completion: completion)
        read = { given throws(UsageError) in
            guard let value = parse(given.value) else {
                throw .invalidValue(parameter: given.spelling, value: given.value, rule: rule.refusing(given.value))
            }
            return value
        }
        self.print = print
    }

    /// Makes a kind of a feature's own.
    ///
    /// - Parameters:
    ///   - placeholder: what stands for the value in help, in capitals.
    ///   - rule: what is possible, as the object of "use": "a date such as 2026-11-21", 「2026-11-21 のような日付」.
    ///   - completion: what a shell offers.
    ///   - parse: makes the value, or nil where the rule is broken.
    ///   - print: writes a value as a user would, for help.
    public init(
        _ placeholder: String,
        rule: Phrase,
        completion: Completion = .nothing,
        parse: @escaping @Sendable (String) -> Value?,
        print: @escaping @Sendable (Value) -> String
    ) {
        self.init(placeholder, rule: .described(rule), completion: completion, parse: parse, print: print)
    }

    func values(of given: [Matches.Occurrence]) throws(UsageError) -> [Value] {
        var values: [Value] = []
        for occurrence in given {
            values.append(try read(occurrence))
        }
        return values
    }
}

extension ValueKind {
    /// Several values, separated by commas.
    ///
    /// What is wrong is said about the one value that breaks the rule.
    ///
    /// - Parameter kind: what each value looks like.
    public static func list<Element>(of kind: ValueKind<Element>) -> ValueKind<[Element]> where Value == [Element] {
        ValueKind<[Element]>(list: kind)
    }

    private init<Element>(list kind: ValueKind<Element>) where Value == [Element] {
        facts = ValueDescription(
            placeholder: "\(kind.facts.placeholder),...",
            rule: kind.facts.rule,
            completion: kind.facts.completion,
            isList: true
        )
        read = { given throws(UsageError) in
            let words = given.value.split(separator: ",", omittingEmptySubsequences: false)
            return try kind.values(
                of: words.map { Matches.Occurrence(spelling: given.spelling, value: String($0)) }
            )
        }
        print = { $0.map(kind.print).joined(separator: ",") }
    }
}

extension ValueKind where Value == String {
    /// Any text, the empty one too.
    ///
    /// - Parameters:
    ///   - placeholder: what stands for the value in help, in capitals.
    ///   - completion: what a shell offers.
    public static func text(_ placeholder: String = "TEXT", completion: Completion = .nothing) -> ValueKind<String> {
        ValueKind(text: ValueDescription(placeholder: placeholder, rule: nil, completion: completion))
    }

    private init(text facts: ValueDescription) {
        self.facts = facts
        read = { $0.value }
        print = { $0 }
    }
}

extension ValueKind where Value == Int {
    /// A whole number.
    ///
    /// - Parameters:
    ///   - range: what is possible.
    ///   - placeholder: what stands for the value in help, in capitals.
    public static func integer(
        _ range: ClosedRange<Int> = Int.min...Int.max,
        _ placeholder: String = "N"
    ) -> ValueKind<Int> {
        ValueKind(placeholder, rule: .within(range)) { word in
            Int(word).flatMap { range.contains($0) ? $0 : nil }
        } print: {
            String($0)
        }
    }
}

/// What parser, help, manual page and completions know about a value.
struct ValueDescription: Hashable, Sendable {
    let placeholder: String
    /// What is possible; nil where everything is.
    let rule: ValueRule?
    let completion: Completion
    /// Whether it is several values, separated by commas.
    var isList = false
}

extension ValueRule {
    /// The rule as a refusal states it: with the word that was probably meant.
    fileprivate func refusing(_ word: String) -> ValueRule {
        if case .oneOf(let words, _) = self { .oneOf(words, nearest: words.nearest(to: word)) } else { self }
    }
}
