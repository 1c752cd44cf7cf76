public import PresentationKit

/// The kind of the value of an option or argument: its parsing, explanation and completion.
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

    /// Creates a kind for a type of a feature.
    ///
    /// - Parameters:
    ///   - placeholder: the placeholder in help, in capitals.
    ///   - rule: the valid values, as the object of "use": "a date such as 2026-11-21", 「2026-11-21 のような日付」.
    ///   - completion: the completions that a shell offers.
    ///   - parse: returns the value of a word, or nil where the word is invalid.
    ///   - print: returns the spelling of a value, for help.
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
    /// Returns the kind of several values, separated by commas.
    ///
    /// An error names the one value that is invalid.
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
    /// Returns the kind of any text, including the empty one.
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
    /// Returns the kind of a whole number.
    ///
    /// - Parameters:
    ///   - range: the valid values.
    ///   - placeholder: the placeholder in help, in capitals.
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

/// The description of a value, from which parser, help, manual page and completions are made.
struct ValueDescription: Hashable, Sendable {
    let placeholder: String
    /// The valid values; nil if every word is valid.
    let rule: ValueRule?
    let completion: Completion
    /// A Boolean value that indicates whether the word holds several values, separated by commas.
    var isList = false
}

extension ValueRule {
    /// Returns the rule for an error about a word: with the nearest valid one.
    fileprivate func refusing(_ word: String) -> ValueRule {
        if case .oneOf(let words, _) = self { .oneOf(words, nearest: words.nearest(to: word)) } else { self }
    }
}
