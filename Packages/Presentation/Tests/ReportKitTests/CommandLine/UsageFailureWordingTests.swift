import PresentationKit
import ReportKit
import Testing

/// Pins every sentence about a command line that cannot be read.
struct UsageFailureWordingTests {
    @Test(arguments: sentences)
    func `says what happened, then what to do next`(sentence: Sentence) {
        let failure = UsageFailure(program: "shelf", command: sentence.command, error: sentence.error)
        #expect(Wording(.english)(failure) == sentence.english)
        #expect(Wording(.japanese)(failure) == sentence.japanese)
    }

    @Test(arguments: sentences)
    func `quotes the value and never shouts`(sentence: Sentence) {
        for text in [sentence.english, sentence.japanese] {
            #expect(text.contains("'"))
            #expect(!text.contains("!") && !text.contains("！") && !text.contains("Error"))
        }
    }

    @Test func `every kind of error and rule is pinned`() {
        let kinds = Set(Self.sentences.map { kind(of: $0.error) })
        #expect(kinds == Set(0..<14))
    }

    /// Does not compile when a kind is added, so that the sentences above are not forgotten.
    private func kind(of error: UsageError) -> Int {
        switch error {
        case .missingCommand: 0
        case .unknownCommand: 1
        case .unknownOption: 2
        case .missingValue: 3
        case .unexpectedValue: 4
        case .missingArgument: 5
        case .unexpectedArgument: 6
        case .conflicting: 7
        case .repeated: 8
        case .invalidValue(_, _, .oneOf): 9
        case .invalidValue(_, _, .within): 10
        case .invalidValue(_, _, .described): 11
        case .missingCompanion: 12
        case .unknownOptionOrArgument: 13
        }
    }

    struct Sentence: Sendable, CustomTestStringConvertible {
        let error: UsageError
        let command: [String]
        let english: String
        let japanese: String

        init(_ error: UsageError, in command: [String] = [], en english: String, ja japanese: String) {
            self.error = error
            self.command = command
            self.english = english
            self.japanese = japanese
        }

        var testDescription: String { english }
    }

    static let sentences = [
        Sentence(
            .missingCommand,
            in: ["saved"],
            en: "'shelf saved' needs a command. 'shelf help saved' lists them.",
            ja: "'shelf saved' にはコマンドが必要です。一覧は 'shelf help saved' で見られます。"
        ),
        Sentence(
            .unknownCommand("serch", nearest: "search"),
            en: "There is no command 'serch'. Did you mean 'search'?",
            ja: "'serch' というコマンドはありません。'search' ではありませんか。"
        ),
        Sentence(
            .unknownCommand("dance", nearest: nil),
            en: "There is no command 'dance'. 'shelf help' lists the commands.",
            ja: "'dance' というコマンドはありません。一覧は 'shelf help' で見られます。"
        ),
        Sentence(
            .unknownOption("--limt", nearest: "--limit"),
            in: ["find"],
            en: "There is no option '--limt'. Did you mean '--limit'?",
            ja: "'--limt' というオプションはありません。'--limit' ではありませんか。"
        ),
        Sentence(
            .unknownOption("-q", nearest: nil),
            in: ["find"],
            en: "There is no option '-q'. 'shelf help find' lists the options.",
            ja: "'-q' というオプションはありません。一覧は 'shelf help find' で見られます。"
        ),
        Sentence(
            .unknownOptionOrArgument("-ruby", nearest: nil, argument: "QUERY"),
            in: ["find"],
            en:
                "There is no option '-ruby'. If it belongs to 'QUERY', put '--' before it, as in 'shelf find -- -ruby'.",
            ja: "'-ruby' というオプションはありません。'QUERY' の一部なら、'shelf find -- -ruby' のように前に '--' を置いてください。"
        ),
        Sentence(
            .unknownOptionOrArgument("-json", nearest: "--json", argument: "QUERY"),
            in: ["find"],
            en: """
                There is no option '-json'. Did you mean '--json'? \
                If it belongs to 'QUERY', put '--' before it, as in 'shelf find -- -json'.
                """,
            ja: """
                '-json' というオプションはありません。'--json' ではありませんか。\
                'QUERY' の一部なら、'shelf find -- -json' のように前に '--' を置いてください。
                """
        ),
        Sentence(
            .missingValue(option: "--limit", placeholder: "N"),
            in: ["find"],
            en: "'--limit' needs a value. Write '--limit=N'.",
            ja: "'--limit' には値が必要です。'--limit=N' のように書いてください。"
        ),
        Sentence(
            .missingValue(option: "-n", placeholder: "N"),
            in: ["find"],
            en: "'-n' needs a value. Write '-n N'.",
            ja: "'-n' には値が必要です。'-n N' のように書いてください。"
        ),
        Sentence(
            .unexpectedValue(option: "--exact", value: "yes"),
            in: ["find"],
            en: "'--exact' takes no value, but 'yes' was given. Write '--exact' alone.",
            ja: "'--exact' は値を取りませんが、'yes' が指定されました。'--exact' だけを書いてください。"
        ),
        Sentence(
            .missingArgument("QUERY"),
            in: ["find"],
            en: "'QUERY' is missing. 'shelf help find' shows how to give it.",
            ja: "'QUERY' がありません。書き方は 'shelf help find' で見られます。"
        ),
        Sentence(
            .unexpectedArgument("b"),
            in: ["read"],
            en: "'b' is one argument too many. Put quotes around a value with spaces, or see 'shelf help read'.",
            ja: "'b' は余分な引数です。空白を含む値は引用符で囲んでください。書き方は 'shelf help read' で見られます。"
        ),
        Sentence(
            .invalidValue(parameter: "--format", value: "xml", rule: .oneOf(["text", "md", "html"], nearest: nil)),
            en: "'--format' takes 'text', 'md' or 'html', not 'xml'.",
            ja: "'--format' に 'xml' は指定できません。'text'、'md'、'html' のいずれかを指定してください。"
        ),
        Sentence(
            .invalidValue(parameter: "--format", value: "xml", rule: .oneOf(["text"], nearest: nil)),
            en: "'--format' takes 'text', not 'xml'.",
            ja: "'--format' に 'xml' は指定できません。'text' を指定してください。"
        ),
        Sentence(
            .invalidValue(parameter: "--format", value: "txt", rule: .oneOf(["text", "md"], nearest: "text")),
            en: "'--format' does not take 'txt'. Did you mean 'text'?",
            ja: "'--format' に 'txt' は指定できません。'text' ではありませんか。"
        ),
        Sentence(
            .invalidValue(parameter: "-n", value: "500", rule: .within(1...100)),
            en: "'-n' takes a whole number from 1 to 100, not '500'.",
            ja: "'-n' に '500' は指定できません。1 から 100 までの整数を指定してください。"
        ),
        Sentence(
            .invalidValue(parameter: "-n", value: "0", rule: .within(1...Int.max)),
            en: "'-n' takes a whole number of 1 or more, not '0'.",
            ja: "'-n' に '0' は指定できません。1 以上の整数を指定してください。"
        ),
        Sentence(
            .invalidValue(parameter: "-n", value: "3", rule: .within(Int.min...0)),
            en: "'-n' takes a whole number of 0 or less, not '3'.",
            ja: "'-n' に '3' は指定できません。0 以下の整数を指定してください。"
        ),
        Sentence(
            .invalidValue(parameter: "STEPS", value: "ten", rule: .within(Int.min...Int.max)),
            en: "'STEPS' takes a whole number, not 'ten'.",
            ja: "'STEPS' に 'ten' は指定できません。整数を指定してください。"
        ),
        Sentence(
            .invalidValue(
                parameter: "--created",
                value: "soon",
                rule: .described(Phrase(en: "a date such as 2026-11-21", ja: "2026-11-21 のような日付"))
            ),
            en: "'--created' takes a date such as 2026-11-21, not 'soon'.",
            ja: "'--created' に 'soon' は指定できません。2026-11-21 のような日付を指定してください。"
        ),
        Sentence(
            .conflicting("--mine", "--label"),
            in: ["list"],
            en: "'--mine' and '--label' cannot be used together. Use one of them.",
            ja: "'--mine' と '--label' は同時に使えません。どちらか一方を使ってください。"
        ),
        Sentence(
            .missingCompanion("--continue", "--all"),
            in: ["list"],
            en: "'--continue' means nothing without '--all'. Use both, or neither.",
            ja: "'--continue' は '--all' と一緒に使います。両方を指定するか、どちらも外してください。"
        ),
        Sentence(
            .repeated("-n"),
            in: ["find"],
            en: "'-n' was given more than once. Give it once.",
            ja: "'-n' が 2 回以上指定されました。1 回だけ指定してください。"
        ),
    ]
}
