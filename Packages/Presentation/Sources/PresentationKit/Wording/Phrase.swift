/// A sentence, a label or a word in the languages of a program.
///
/// An app decides how many languages that are, and what the compiler demands of each phrase. The features of this
/// repository are written in two, and ``init(en:ja:)`` demands both, so that nothing is ever half translated.
///
/// ```swift
/// let greeting = Phrase(en: "Good morning", ja: "おはようございます")
/// ```
///
/// An app with other languages has an initialiser of its own:
///
/// ```swift
/// extension Phrase {
///     init(de german: String, fr french: String) {
///         self.init([Language("de"): german, Language("fr"): french])
///     }
/// }
/// ```
public struct Phrase: Hashable, Sendable {
    let form: Form

    /// Creates a phrase in English and Japanese, of which English is the default.
    public init(en english: String, ja japanese: String) {
        form = .englishAndJapanese(english, japanese)
    }

    /// Creates a phrase of a text that is the same in every language, such as a name, or the texts of an app that has only
    /// one language.
    public init(verbatim text: String) {
        self.init(en: text, ja: text)
    }

    /// Creates a phrase in any number of languages.
    ///
    /// - Parameter texts: the texts, that of the default language first; without any, the phrase is empty.
    public init(_ texts: KeyValuePairs<Language, String>) {
        form = .texts(texts.map { Text(language: $0.key, text: $0.value) })
    }

    /// The English text, or that in the default language if there is none.
    public var english: String { text(in: .english) }

    /// The Japanese text, or that in the default language if there is none.
    public var japanese: String { text(in: .japanese) }

    /// Returns the text in the language that fits best, or else in the default language of the phrase.
    ///
    /// It leaves ``programName`` as it is; ``Wording`` fills it in.
    ///
    /// - Parameter language: the language that the user reads.
    public func text(in language: Language) -> String {
        switch form {
        case .englishAndJapanese(let english, let japanese):
            return language.match(among: Language.kitLanguages) == .japanese ? japanese : english
        case .texts(let texts):
            let match = language.match(among: texts.map(\.language))
            return (texts.first { $0.language == match } ?? texts.first)?.text ?? ""
        }
    }

    /// The placeholder for the name of the program, which a ``Wording`` fills in.
    ///
    /// A feature does not know the program that it is part of. The placeholder is a private-use character, which no
    /// text in a language contains (The Unicode Standard, 23.5).
    ///
    /// ```swift
    /// let hint = Phrase(en: "Try '\(Phrase.programName) help'.", ja: "'\(Phrase.programName) help' をお試しください。")
    /// print(Wording(.english, program: "reader")(hint))  // Try 'reader help'.
    /// ```
    public static let programName = "\u{10FFFD}"
}

extension Phrase {
    /// The forms of a phrase; that with two texts is the usual one and needs no allocation of its own.
    enum Form: Hashable, Sendable {
        case englishAndJapanese(String, String)
        case texts([Text])
    }

    /// A text in one language.
    struct Text: Hashable, Sendable {
        let language: Language
        let text: String
    }
}
