import PresentationKit
import Testing

struct WordingTests {
    @Test(arguments: [(Language.english, "open"), (.japanese, "開く"), (Language("de"), "open")])
    func `words a phrase in its language`(language: Language, text: String) {
        #expect(Wording(language)(Phrase(en: "open", ja: "開く")) == text)
    }

    @Test func `fills the name of the program in`() {
        let name = Phrase.programName
        let phrase = Phrase(en: "", ja: "'\(name) a' か '\(name) b'")
        #expect(Wording(.japanese, program: "reader")(phrase) == "'reader a' か 'reader b'")
    }
}
