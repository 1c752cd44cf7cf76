import PresentationKit
import Testing

/// A text as a kit has it.
enum Lamp: Translatable {
    case lit(Int)
    case broken
    case named(Phrase)

    var original: Phrase {
        switch self {
        case .lit(let count): Phrase(en: "\(count) lit", ja: "\(count) 個点灯")
        case .broken: Phrase(en: "broken", ja: "故障")
        case .named(let name): name
        }
    }
}

private struct LampTranslation: Translation {
    var language = Language("de")

    func text(of lamp: Lamp) -> String? {
        if case .lit(let count) = lamp { "\(count) an (\(language), \(Phrase.programName))" } else { nil }
    }
}

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

    @Test(arguments: [
        ("de", "2 an (de, lampe)"), ("de-AT", "2 an (de-AT, lampe)"), ("de-CH", "2 an (de, lampe)"),
        ("en", "2 lit"),
        ("ja", "2 個点灯"), ("fr", "2 lit"),
    ])
    func `a text of a kit is worded by the nearest translation`(language: String, text: String) {
        let translations = [LampTranslation(), LampTranslation(language: Language("de-AT"))]
        let wording = Wording(Language(language), program: "lampe", translations: translations)
        #expect(wording(Lamp.lit(2)) == text)
        #expect(wording(Lamp.lit(2).phrase) == text)
    }

    @Test func `without a translation a text of a kit is in its default language`() {
        let wording = Wording(Language("de"), translations: [LampTranslation()])
        #expect(wording(Lamp.broken) == "broken")
    }

    @Test func `a phrase of the app within a text of a kit is in the language of the app`() {
        let wording = Wording(Language("de"), program: "lampe", translations: [LampTranslation()])
        #expect(wording(Lamp.named(Phrase([.english: "hall", Language("de"): "Flur"]))) == "Flur")
        #expect(wording(Lamp.named(Lamp.lit(1).phrase)) == "1 an (de, lampe)")
    }

    @Test func `texts of kits are equal by their facts`() {
        #expect(Lamp.lit(1).phrase == Lamp.lit(1).phrase)
        #expect(Lamp.lit(1).phrase != Lamp.lit(2).phrase)
        #expect(Lamp.broken.phrase != Lamp.broken.original)
        #expect(Set([Lamp.lit(1).phrase, Lamp.lit(1).phrase, Lamp.broken.phrase]).count == 2)
    }

    @Test func `wordings are equal by their language and its translations`() {
        let german = Language("de")
        #expect(
            Wording(german, translations: [LampTranslation()]) == Wording(german, translations: [LampTranslation()])
        )
        #expect(Wording(german, translations: [LampTranslation()]) != Wording(german))
        #expect(Wording(.english, translations: [LampTranslation()]) == Wording(.english))
        #expect(Set([Wording(german), Wording(german), Wording(.english)]).count == 2)
    }
}
