import Foundation
import PresentationKit
import Testing

struct LanguageTests {
    @Test(arguments: [
        ("DE", "de"), ("de_at", "de-AT"), ("zh-hant-tw", "zh-Hant-TW"), ("SR_latn", "sr-Latn"),
        ("es-419", "es-419"),
        ("de-ch-1996", "de-CH-1996"), ("en-u-CA-Buddhist", "en-u-ca-buddhist"),
        ("sl-rozaj-biske", "sl-rozaj-biske"),
        ("x-Klingon", "x-klingon"), ("", ""),
    ])
    func `a tag is written in one way`(tag: String, normalized: String) {
        #expect(Language(tag).rawValue == normalized)
        #expect(Language(tag) == Language(normalized))
        #expect("\(Language(rawValue: tag))" == normalized)
    }

    @Test(
        arguments: [
            ("de-CH", ["en", "de"], "de"), ("de-CH", ["de", "de-CH"], "de-CH"), ("de", ["de-CH"], nil),
            ("zh-Hant-CN-x-private1-private2", ["zh-Hant-CN"], "zh-Hant-CN"),
            ("zh-Hant-CN-x-private1-private2", ["zh", "zh-Hant-CN-x-private1"], "zh-Hant-CN-x-private1"),
            ("zh-Hant-CN", ["zh"], "zh"), ("fr", ["en", "de"], nil), ("", ["en"], nil), ("x-a", ["x"], nil),
        ] as [(String, [String], String?)]
    )
    func `a language is found under its own tag or a shorter one`(tag: String, languages: [String], match: String?) {
        #expect(Language(tag).match(among: languages.map { Language($0) }) == match.map { Language($0) })
    }

    @Test(arguments: [
        (["LANG": "ja_JP.UTF-8"], Language.japanese),
        (["LANG": "ja"], .japanese),
        (["LANG": "ja_JP.UTF-8", "LC_ALL": "C"], .english),
        (["LANG": "ja_JP.UTF-8", "LC_ALL": ""], .japanese),
        (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP"], .japanese),
        (["LANG": "de_DE.UTF-8"], .english),
        (["LANG": "C.UTF-8"], .english),
        (["LANG": "ja_JP@dict"], .japanese),
        ([:], .english),
    ])
    func `follows the locale variables in their order`(environment: [String: String], language: Language) {
        #expect(Language(environment: environment) == language)
    }

    @Test(arguments: [
        ("de_DE.UTF-8", "de"), ("de_AT", "de-AT"), ("en_GB.UTF-8", "de"), ("fr_CA", "fr"), ("C", "de"),
        ("POSIX", "de"), ("", "de"),
    ])
    func `chooses among the languages of the program, and else its default`(locale: String, language: String) {
        let languages = ["de", "de-AT", "fr"].map { Language($0) }
        #expect(Language(environment: ["LANG": locale], among: languages) == Language(language))
    }

    @Test func `is stored as its tag`() throws {
        let stored = Data(#"["en","ja","pt-BR"]"#.utf8)
        let languages = [Language.english, .japanese, Language("pt_br")]
        #expect(try JSONDecoder().decode([Language].self, from: stored) == languages)
        #expect(try JSONEncoder().encode(languages) == stored)
    }
}

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
        #expect(Wording(Language(language))(Phrase(en: "open", ja: "開く")) == text)
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
        let twice = Phrase(en: "", ja: "'\(name) a' か '\(name) b'")
        #expect(Wording(.japanese, program: "reader")(twice) == "'reader a' か 'reader b'")
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

struct NearestMatchTests {
    private static let words = ["search", "list", "read", "saved", "sync", "--limit", "--label"]

    @Test(arguments: [
        ("serch", "search"),
        ("saerch", "search"),
        ("searchh", "search"),
        ("sea", "search"),
        ("lsit", "list"),
        ("reed", "read"),
        ("snyc", "sync"),
        ("--limt", "--limit"),
        ("--lim", "--limit"),
        ("--lable", "--label"),
    ])
    func `finds the word that was meant`(word: String, nearest: String) {
        #expect(Self.words.nearest(to: word) == nearest)
    }

    @Test(arguments: ["", "s", "x", "dance", "--", "--x", "tsil", "検索"])
    func `proposes nothing where nothing is near`(word: String) {
        #expect(Self.words.nearest(to: word) == nil)
    }

    @Test func `a very long word is near to none, and is not compared`() {
        #expect(Self.words.nearest(to: String(repeating: "list", count: 500_000)) == nil)
    }

    @Test func `the nearest of several wins, the first of equals`() {
        #expect(["saved", "save"].nearest(to: "svae") == "save")
        #expect(["cat", "car"].nearest(to: "caz") == "cat")
    }
}
