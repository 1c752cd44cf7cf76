import PresentationKit
import Testing

struct PhraseTests {
    private static let german = Language("de")
    private let three = Phrase([Self.german: "offen", .english: "open", Language("pt-BR"): "aberto"])

    @Test(arguments: [
        ("de", "offen"), ("de-AT", "offen"), ("en", "open"), ("pt-BR", "aberto"), ("pt", "offen"), ("ja", "offen"),
    ])
    func `has a text in each of its languages, and its default for all others`(language: String, text: String) {
        #expect(three.text(in: Language(language)) == text)
        #expect(Wording(Language(language))(three) == text)
    }

    @Test(arguments: [("en", "open"), ("ja", "開く"), ("ja-JP", "開く"), ("de", "open")])
    func `in two languages, English is the default`(language: String, text: String) {
        #expect(Phrase(en: "open", ja: "開く").text(in: Language(language)) == text)
    }

    @Test(arguments: [Language.english, .japanese, german])
    func `with one language, the text is the same in every locale`(language: Language) {
        #expect(Phrase(verbatim: "Momo").text(in: language) == "Momo")
    }

    @Test func `without a text it is empty`() {
        #expect(Phrase([:]).text(in: .english).isEmpty)
    }

    @Test func `fills the name of the program in, in every language`() {
        let name = Phrase.programName
        let phrase = Phrase([Self.german: "'\(name) hilfe'", .english: "'\(name) help'"])
        #expect(Wording(Self.german, program: "leser")(phrase) == "'leser hilfe'")
    }

    @Test func `is equal where its texts and their languages are`() {
        #expect(three == Phrase([Self.german: "offen", .english: "open", Language("pt_br"): "aberto"]))
        #expect(three != Phrase([Self.german: "offen"]))
        #expect(three != Phrase([.english: "open", Self.german: "offen", Language("pt-BR"): "aberto"]))
        #expect(Phrase(en: "a", ja: "a") == Phrase(verbatim: "a"))
    }

    @Test func `is written into a trace by language`() {
        #expect(JSONValue(Phrase(en: "open", ja: "開く")).description == #"{"english":"open","japanese":"開く"}"#)
        #expect(JSONValue(three).description == #"{"de":"offen","en":"open","pt-BR":"aberto"}"#)
    }
}
