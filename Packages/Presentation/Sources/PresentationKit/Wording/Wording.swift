/// The choice of language, handed to everything that words something.
///
/// It is injected and never global, so that a test pins each sentence in each language.
///
/// ```swift
/// let wording = Wording(.japanese)
/// print(wording(Phrase(en: "Good morning", ja: "おはようございます")))  // おはようございます
/// ```
public struct Wording: Sendable {
    /// The language that the user reads.
    public let language: Language
    /// The name of the program, for ``Phrase/programName``.
    public let program: String
    /// The translations into the language and into more general ones, the nearest first.
    private let translations: [any Translation]

    /// Creates a wording.
    ///
    /// - Parameters:
    ///   - language: the language that the user reads.
    ///   - program: the name of the program.
    ///   - translations: the texts of the kits in languages that the kits do not have.
    public init(_ language: Language, program: String = "", translations: [any Translation] = []) {
        self.language = language
        self.program = program
        self.translations =
            translations.isEmpty
            ? []
            : ([language] + language.fallbacks).flatMap { tag in translations.filter { $0.language == tag } }
    }

    /// Returns the text of a phrase in the language that the user reads.
    public func callAsFunction(_ phrase: Phrase) -> String {
        let text = text(of: phrase)
        // Comparing bytes is many times as fast as searching for a character.
        guard let byte = Phrase.programName.utf8.first, text.utf8.contains(byte) else { return text }
        return text.replacing(Phrase.programName, with: program)
    }

    /// Returns a text of a kit in the language that the user reads.
    public func callAsFunction(_ text: some Translatable) -> String {
        self(text.phrase)
    }

    private func text(of phrase: Phrase) -> String {
        guard case .translatable(let translatable) = phrase.form else { return phrase.text(in: language) }
        for translation in translations {
            if let text = translation.text(ofAny: translatable.base) { return text }
        }
        return text(of: translatable.base.original)
    }
}

extension Wording: Hashable {
    public static func == (first: Self, second: Self) -> Bool {
        first.language == second.language && first.program == second.program
            && first.translations.map { AnyHashable($0) } == second.translations.map { AnyHashable($0) }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(language)
        hasher.combine(program)
        for translation in translations { translation.hash(into: &hasher) }
    }
}
