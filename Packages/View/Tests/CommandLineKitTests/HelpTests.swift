import PresentationKit
import ReportKit
import Testing
import ViewKit

@testable import CommandLineKit
@testable import shelf

struct HelpTests {
    @Test func `a program's help shows examples first`() async {
        let help = await help([], .english, width: 80)
        #expect(
            help == """
                Keep articles on a shelf

                Examples:
                  Open the shelf
                    shelf
                  Find articles about Swift
                    shelf find swift | head

                Usage:
                  shelf [COMMAND] [OPTIONS]

                Without a command it opens the shelf.

                Commands:
                  find         Find articles
                  list         List articles
                  read         Read an article
                  saved        Saved searches
                  help         Explain a command
                  completions  Print the completion script for a shell

                Options:
                      --mode MODE  How it looks (light, dark)

                Options of every command:
                      --json        Print JSON, for programs
                      --plain       Print plain lines, for pipes
                      --print0      Like '--plain', with a NUL after each record
                      --no-input    Never ask for input
                  -y, --yes         Answer yes to confirmations
                      --lang LANG   The language of messages (en, ja)
                  -v, --verbose     Print more details to standard error
                      --trace FILE  Record the messages of the screens as JSON
                      --host HOST   Where the articles are (default: shelf.example; environment:
                                    SHELF_HOST; configuration: host)
                  -h, --help        Show this help
                      --version     Show the version

                Environment:
                  NO_COLOR    Switches colours off
                  SHELF_HOST  Value for '--host'

                Files:
                  ~/.config/shelf  Settings

                'shelf help COMMAND' explains a command.

                """
        )
    }

    @Test func `a command's help in Japanese is laid out by the width of its characters`() async {
        let help = await help(["find"], .japanese, width: 60)
        #expect(
            help == """
                記事を探す

                例:
                  最大 3 件を表示する
                    shelf find --limit 3 'swift testing'

                使い方:
                  shelf find [OPTIONS] QUERY...

                すべての語を含む記事を探す。

                日本語では語の間に空白がなくてもよい。

                引数:
                  QUERY  探す語

                オプション:
                  -n, --limit N      最大件数 (1 から 100; 既定値: 20)
                  -x, --exact        語句として探す
                  -l, --label LABEL  このラベルが付いたものだけ (複数回指定
                                     可)
                      --since MONTH  この月以降のものだけ (2026-11 のような
                                     月)

                すべてのコマンドに共通のオプション ('shelf --help' を参照):
                --json --plain --print0 --no-input --yes --lang --verbose
                --trace --host

                """
        )
    }

    @Test func `a default without text is not shown`() {
        let help = Phrase(en: "Names to leave out", ja: "省く名前")
        let names = Parameter<[String]>.option("without", .list(of: .text("NAME")), default: [], help: help)
        #expect(names.descriptions.map { $0.explanation(in: Wording(.english)) } == ["Names to leave out"])
    }

    @Test func `a narrow terminal gets explanations below their terms`() async {
        let help = await help(["saved", "save"], .english, width: 24)
        #expect(
            help.hasPrefix(
                """
                Save a search

                Usage:
                  shelf saved save
                  [OPTIONS] NAME
                  [QUERY...]

                Arguments:
                  NAME
                    Its name
                  QUERY
                    What to look for

                Options of every command
                (see 'shelf --help'):
                --json --plain --print0
                --no-input --yes --lang
                --verbose --trace --host

                """
            )
        )
    }

    @Test(arguments: 50...64)
    func `no word is lost beside a long term`(width: Int) {
        let words = (1...40).map { "word\($0)" }
        var page = HelpPage(wording: Wording(.english), width: width, metrics: CellMetrics())
        page.add(.options, [(String(repeating: "t", count: 26), words.joined(separator: " "))])
        let found = page.lines.flatMap { $0.plainText.matches(of: /word[0-9]+/).map { String($0.output) } }
        #expect(found == words)
    }

    @Test(arguments: 40...90)
    func `no line ends within quoted code`(width: Int) {
        let text = Phrase(
            verbatim:
                "Put a phrase in double quotes; '-ruby' leaves out articles with it, as 'shelf help --lang en' says."
        )
        var page = HelpPage(wording: Wording(.english), width: width, metrics: CellMetrics())
        page.add(text)
        page.add(.options, [("--created DAYS", text.english)])
        #expect(page.lines.allSatisfy { $0.plainText.count { $0 == "'" }.isMultiple(of: 2) })
    }

    @Test(arguments: Language.kitLanguages)
    func `no line but an example is wider than the terminal`(language: Language) async {
        let examples = ["shelf find swift | head", "shelf find --limit 3 'swift testing'", "    shelf"]
        for width in 1...120 {
            for path in [[], ["find"], ["list"], ["saved"], ["saved", "save"]] {
                for line in await help(path, language, width: width).split(separator: "\n") {
                    let isExample = examples.contains { line.hasSuffix($0) }
                    #expect(isExample || TerminalText(String(line)).width() <= width, "\(width): \(line)")
                }
            }
        }
    }

    @Test(arguments: [
        (
            Language.english, "Saved searches", "remove  Remove searches",
            "'shelf help saved COMMAND' explains a command."
        ),
        (.japanese, "保存した検索", "remove  検索を削除する", "各コマンドの説明は 'shelf help saved COMMAND' で見られます。"),
    ])
    func `a group's help says how to read on`(language: Language, abstract: String, row: String, end: String) async {
        let help = await help(["saved"], language, width: 80)
        #expect(help.hasPrefix("\(abstract)\n"))
        #expect(help.contains("\n  \(row)\n"))
        #expect(help.hasSuffix("\n\(end)\n"))
    }

    @Test func `hidden commands and options stay hidden`() async {
        let help = await help([], .english, width: 80)
        #expect(!help.contains("__complete") && !help.contains("move"))
        #expect(!(await self.help(["help"], .english, width: 80)).contains("--man"))
        #expect((await self.help(["move"], .english, width: 80)).hasPrefix("Move along the shelf\n"))
    }

    @Test func `a terminal gets headings and terms in bold`() async {
        let help = await Shelf.program.text(
            of: .help(["list"]),
            capabilities: TerminalCapabilities(environment: ["TERM": "xterm"], isTerminal: true)
        )
        #expect(help.contains("\u{1B}[0;1;4mUsage:\u{1B}[0m\n"))
        #expect(help.contains("\u{1B}[0;1m    --mine\u{1B}[0m"))
    }

    @Test func `says its name and version`() async {
        let text = await Shelf.program.text(of: .version)
        #expect(text == "shelf 1.2.0\n")
    }

    private func help(_ path: [String], _ language: Language, width: Int) async -> String {
        await Shelf.program.text(of: .help(path), wording: Wording(language), width: width)
    }
}
