import PresentationKit
import Testing

struct WordingTests {
    @Test(arguments: [(Language.english, "open"), (.japanese, "開く")])
    func `words a phrase in its language`(language: Language, text: String) {
        #expect(Wording(language)(Phrase(en: "open", ja: "開く")) == text)
    }
}
