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
