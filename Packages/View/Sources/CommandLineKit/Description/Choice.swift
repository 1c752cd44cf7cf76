public import PresentationKit

/// One of the words that a value can have.
public struct Choice<Value: Sendable & Equatable>: Sendable {
    let word: String
    let value: Value
    let help: Phrase?

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - word: the word on the command line.
    ///   - value: the value that the word stands for.
    ///   - help: an explanation for shells; nil where the word explains itself.
    public init(_ word: String, _ value: Value, help: Phrase? = nil) {
        self.word = word
        self.value = value
        self.help = help
    }
}

extension ValueKind where Value: Equatable {
    /// Returns the kind of a value that is one of a few words.
    ///
    /// - Parameters:
    ///   - placeholder: the placeholder in help, in capitals.
    ///   - choices: the words with their values.
    public static func choice(_ placeholder: String, _ choices: [Choice<Value>]) -> ValueKind<Value> {
        ValueKind(
            placeholder,
            rule: .oneOf(choices.map { $0.word }, nearest: nil),
            completion: .words(choices.map { Completion.Word($0.word, $0.help) }),
            parse: { word in choices.first { $0.word == word }?.value },
            print: { value in choices.first { $0.value == value }?.word ?? "" }
        )
    }
}

extension ValueKind where Value: CaseIterable & Equatable & RawRepresentable<String> {
    /// Returns the kind of a value that is a case of an enumeration, written as its raw value.
    public static func choice(_ placeholder: String) -> ValueKind<Value> {
        .choice(placeholder, Value.allCases.map { Choice($0.rawValue, $0) })
    }
}
