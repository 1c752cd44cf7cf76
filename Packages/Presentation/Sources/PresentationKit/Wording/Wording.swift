/// A language that people are addressed in.
///
/// ```swift
/// let language = Language(environment: ["LANG": "ja_JP.UTF-8"])
/// print(language == .japanese)  // true
/// ```
public enum Language: String, CaseIterable, Codable, Sendable {
    /// English.
    case english = "en"
    /// Japanese.
    case japanese = "ja"
}

/// A sentence, a label or a word in every language.
///
/// It cannot be made without all of them, so nothing is ever half translated.
///
/// ```swift
/// let greeting = Phrase(en: "Good morning", ja: "おはようございます")
/// ```
public struct Phrase: Hashable, Sendable {
    /// The English text.
    public let english: String
    /// The Japanese text.
    public let japanese: String

    /// Creates a phrase.
    public init(en english: String, ja japanese: String) {
        self.english = english
        self.japanese = japanese
    }

    /// Creates a phrase of a text that is the same in every language, such as a name.
    public init(verbatim text: String) {
        self.init(en: text, ja: text)
    }

    /// The placeholder for the name of the program, which a ``Wording`` fills in.
    ///
    /// A feature does not know the program that it is part of. The placeholder is a private-use character, which no
    /// text
    /// in a language contains (The Unicode Standard, 23.5).
    ///
    /// ```swift
    /// let hint = Phrase(en: "Try '\(Phrase.programName) help'.", ja: "'\(Phrase.programName) help' をお試しください。")
    /// print(Wording(.english, program: "reader")(hint))  // Try 'reader help'.
    /// ```
    public static let programName = "\u{10FFFD}"
}

/// The choice of language, handed to everything that words something.
///
/// It is injected and never global, so that a test pins each sentence in each language.
///
/// ```swift
/// let wording = Wording(.japanese)
/// print(wording(Phrase(en: "Good morning", ja: "おはようございます")))  // おはようございます
/// ```
public struct Wording: Hashable, Sendable {
    /// The language that the user reads.
    public let language: Language
    /// The name of the program, for ``Phrase/programName``.
    public let program: String

    /// Creates a wording.
    ///
    /// - Parameters:
    ///   - language: the language that the user reads.
    ///   - program: the name of the program.
    public init(_ language: Language, program: String = "") {
        self.language = language
        self.program = program
    }

    /// Returns the text of a phrase in the language that the user reads.
    public func callAsFunction(_ phrase: Phrase) -> String {
        let text =
            switch language {
            case .english: phrase.english
            case .japanese: phrase.japanese
            }
        return text.contains(Phrase.programName) ? text.replacing(Phrase.programName, with: program) : text
    }
}
