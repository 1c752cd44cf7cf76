import DomainKit
import FailureKit
import PresentationKit
import Testing

/// Pins the text about a value that breaks a rule.
struct ValidationTextTests {
    @Test(arguments: sentences)
    func `every rule is named in both languages`(sentence: Sentence) {
        let text = FailureText(sentence.error)
        #expect(text.message.english == sentence.message.english)
        #expect(text.message.japanese == sentence.message.japanese)
        let title = number(of: sentence.error.rule) == 6 ? Self.notKnown : Self.notValid
        #expect(text.title.english == title.english)
        #expect(text.title.japanese == title.japanese)
    }

    @Test(arguments: sentences)
    func `an error in a file is reported with its line`(sentence: Sentence) {
        let error = sentence.error
        let place = ValidationError.Place(path: "a.toml", line: 4)
        let placed = ValidationError(field: error.field, value: error.value, rule: error.rule, place: place)
        let text = FailureText(placed)
        #expect(text.message.english == "In line 4 of 'a.toml', " + sentence.message.english)
        #expect(text.message.japanese == "'a.toml' の 4 行目: " + sentence.message.japanese)
        #expect(text.title.english == FailureText(error).title.english)
    }

    @Test func `a line that is of no form at all is not quoted`() {
        let place = ValidationError.Place(path: "a.toml", line: 4)
        let text = FailureText(ValidationError(field: "", value: "", rule: .form("[table]"), place: place))
        #expect(text.message.english == "In line 4 of 'a.toml', the text has to be of the form [table].")
        #expect(text.message.japanese == "'a.toml' の 4 行目: [table] の形式で書いてください。")
    }

    @Test func `every rule is pinned`() {
        let numbers = Set(Self.sentences.map { number(of: $0.error.rule) })
        #expect(numbers == Set(0..<13))
    }

    /// Does not compile when a rule is added, so that the sentences are not forgotten.
    private func number(of rule: ValidationError.Rule) -> Int {
        switch rule {
        case .notEmpty: 0
        case .atMost: 1
        case .printable: 2
        case .within: 3
        case .form: 4
        case .oneOf: 5
        case .onRecord: 6
        case .known: 7
        case .once: 8
        case .present: 9
        case .acyclic: 10
        case .versioned: 11
        case .fetched: 12
        }
    }

    private static let notValid = Phrase(en: "Not valid", ja: "正しくない値")
    private static let notKnown = Phrase(en: "Not known on this machine", ja: "手元では判断できません")

    /// The values that broke a rule, with their sentences.
    struct Sentence: Sendable, CustomTestStringConvertible {
        let error: ValidationError
        let message: Phrase

        init(
            _ field: String,
            _ value: String,
            _ rule: ValidationError.Rule,
            en english: String,
            ja japanese: String
        ) {
            error = ValidationError(field: field, value: value, rule: rule)
            message = Phrase(en: english, ja: japanese)
        }

        var testDescription: String { message.english }
    }

    static let sentences = [
        Sentence(
            "id",
            "x",
            .notEmpty,
            en: "'x' is not a valid id: it has to be some text.",
            ja: "'x' は id として正しくありません。空でない文字列を指定してください。"
        ),
        Sentence(
            "id",
            "x",
            .atMost(characters: 64),
            en: "'x' is not a valid id: it has to be at most 64 characters.",
            ja: "'x' は id として正しくありません。64 文字以内の値を指定してください。"
        ),
        Sentence(
            "id",
            "x",
            .printable,
            en: "'x' is not a valid id: it has to be text without control characters.",
            ja: "'x' は id として正しくありません。制御文字を含まない文字列を指定してください。"
        ),
        Sentence(
            "id",
            "x",
            .within(1...Int.max),
            en: "'x' is not a valid id: it has to be a whole number from 1.",
            ja: "'x' は id として正しくありません。1 以上の整数を指定してください。"
        ),
        Sentence(
            "id",
            "x",
            .within(1...100),
            en: "'x' is not a valid id: it has to be a whole number from 1 to 100.",
            ja: "'x' は id として正しくありません。1 から 100 までの整数を指定してください。"
        ),
        Sentence(
            "id",
            "x",
            .form("YYYY-MM-DD"),
            en: "'x' is not a valid id: it has to be of the form YYYY-MM-DD.",
            ja: "'x' は id として正しくありません。YYYY-MM-DD の形式の値を指定してください。"
        ),
        Sentence(
            "id",
            "x",
            .oneOf(["a", "b"]),
            en: "'x' is not a valid id: it has to be one of a, b.",
            ja: "'x' は id として正しくありません。a、b のいずれかを指定してください。"
        ),
        Sentence(
            "org",
            "org:acme",
            .onRecord(missing: 1),
            en:
                "'org:acme' cannot be answered from what is kept: org is not known of 1 kept copy. Fetch them again, or ask the host.",
            ja: "'org:acme' は保存した内容だけでは判断できません。保存した 1 件で org が不明です。取得し直すか、ホストで検索してください。"
        ),
        Sentence(
            "org",
            "org:acme",
            .onRecord(missing: 3),
            en:
                "'org:acme' cannot be answered from what is kept: org is not known of 3 kept copies. Fetch them again, or ask the host.",
            ja: "'org:acme' は保存した内容だけでは判断できません。保存した 3 件で org が不明です。取得し直すか、ホストで検索してください。"
        ),
        Sentence(
            "why",
            "why",
            .known(["because", "uses"]),
            en: "'why' means nothing: possible are because, uses.",
            ja: "'why' には意味がありません。書けるのは because、uses です。"
        ),
        Sentence(
            "[a]",
            "[a]",
            .once,
            en: "'[a]' is given twice. Remove one of the two.",
            ja: "'[a]' は二度目です。一度だけ書いてください。"
        ),
        Sentence(
            "because",
            "because",
            .present,
            en: "'because' is missing: it has to be given.",
            ja: "'because' がありません。必ず書いてください。"
        ),
        Sentence(
            "/x",
            "main",
            .versioned,
            en: "'main' is not known: '/x' is in no git repository, or git is not installed.",
            ja: "'main' を確認できません。'/x' が git リポジトリの中にないか、git がありません。"
        ),
        Sentence(
            "/x",
            "main",
            .fetched,
            en: "'main' is not in this shallow clone. Fetch it first, for example with 'git fetch --unshallow'.",
            ja: "'main' はこの浅いクローンに含まれていません。'git fetch --unshallow' などで取得してください。"
        ),
        Sentence(
            "A -> A",
            "A -> A",
            .acyclic,
            en: "'A -> A' is a circle: nothing may lead back to where it began.",
            ja: "'A -> A' は循環です。元に戻らないようにしてください。"
        ),
    ]
}
