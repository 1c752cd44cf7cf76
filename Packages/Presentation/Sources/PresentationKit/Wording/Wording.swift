/// The choice of language, handed to everything that words something.
///
/// It is injected and never global, so that a test pins each sentence in each language.
public struct Wording: Hashable, Sendable {
    /// The language that the user reads.
    public let language: Language
    /// The name of the program, for ``Phrase/programName``.
    public let program: String

    /// Creates a wording.
    public init(_ language: Language, program: String = "") {
        self.language = language
        self.program = program
    }

    /// Returns the text of a phrase in the language that the user reads.
    public func callAsFunction(_ phrase: Phrase) -> String {
        let text = phrase.text(in: language)
        // Comparing bytes is many times as fast as searching for a character.
        guard let byte = Phrase.programName.utf8.first, text.utf8.contains(byte) else { return text }
        return text.replacing(Phrase.programName, with: program)
    }
}
