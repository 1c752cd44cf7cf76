import PresentationKit
import Testing

struct WordingTests {
    @Test(arguments: [(Language.english, "open"), (.japanese, "開く")])
    func `words a phrase in its language`(language: Language, text: String) {
        #expect(Wording(language)(Phrase(en: "open", ja: "開く")) == text)
    }

    @Test func `fills the name of the program in`() {
        let name = Phrase.programName
        let phrase = Phrase(en: "", ja: "'\(name) a' か '\(name) b'")
        #expect(Wording(.japanese, program: "reader")(phrase) == "'reader a' か 'reader b'")
    }
}

struct LanguageTests {
    @Test(
        arguments: [
            (["LANG": "ja_JP.UTF-8"], Language.japanese),
            (["LANG": "ja"], .japanese),
            (["LANG": "ja_JP.UTF-8", "LC_ALL": "C"], .english),
            (["LANG": "ja_JP.UTF-8", "LC_ALL": ""], .japanese),
            (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP"], .japanese),
            (["LANG": "de_DE.UTF-8"], .english),
            (["LANG": "C.UTF-8"], .english),
            ([:], .english),
        ]
    )
    func `follows the locale variables in their order`(environment: [String: String], language: Language) {
        #expect(Language(environment: environment) == language)
    }
}
