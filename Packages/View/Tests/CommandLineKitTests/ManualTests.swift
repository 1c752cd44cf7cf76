import PresentationKit
import TerminalTesting
import Testing

@testable import CommandLineKit
@testable import shelf

struct ManualTests {
    @Test func `begins with the title, the name and the shape`() async {
        let manual = await manual(.english)
        #expect(
            manual.hasPrefix(
                """
                .TH "SHELF" 1 "2026-03-04" "shelf 1.2.0"
                .SH "NAME"
                shelf \\- Keep articles on a shelf
                .SH "SYNOPSIS"
                .B "shelf [COMMAND] [OPTIONS]"
                .SH "DESCRIPTION"
                Without a command it opens the shelf.
                .SH "OPTIONS"
                .TP
                .B "\\-\\-mode MODE"
                How it looks (light, dark)
                .SH "COMMANDS"
                .SS "find [OPTIONS] QUERY..."
                Find articles
                .PP
                All words have to occur.
                .PP
                Japanese needs no spaces.
                .TP
                .B "QUERY"
                What to look for
                .TP
                .B "\\-n, \\-\\-limit N"
                How many at most (1 to 100; default: 20)

                """
            )
        )
    }

    @Test func `has every section that the description fills`() async {
        let sections = { (manual: String) in
            manual.split(separator: "\n").filter { $0.hasPrefix(".SH") }.map { $0.dropFirst(5).dropLast() }
        }
        #expect(
            await sections(manual(.english)) == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "OPTIONS OF EVERY COMMAND", "ENVIRONMENT",
                "FILES", "EXIT STATUS", "EXAMPLES",
            ]
        )
        #expect(
            await sections(manual(.japanese)) == [
                "名前", "書式", "説明", "オプション", "コマンド", "すべてのコマンドに共通のオプション", "環境変数", "ファイル", "終了コード", "例",
            ]
        )
    }

    @Test func `lists the exit codes that the program can end with`() async {
        let manual = await manual(.english)
        #expect(
            manual.contains(
                """
                .SH "EXIT STATUS"
                .TP
                .B "0"
                Done
                .TP
                .B "1"
                Failed
                .TP
                .B "2"
                Wrong usage
                .TP
                .B "3"
                Not found
                .SH "EXAMPLES"
                """
            )
        )
    }

    @Test func `lists the variables that every program honours, which help leaves out`() async {
        let manual = await manual(.english)
        let help = await Shelf.program.text(of: .help([]))
        for name in ["CLICOLOR", "CLICOLOR_FORCE", "TERM", "COLUMNS", "LC_ALL, LC_MESSAGES, LANG"] {
            #expect(manual.contains(".B \"\(name)\"\n"))
            #expect(!help.contains("\n  \(name) "))
        }
        // This one the program lists itself, in its own words.
        #expect(manual.split(separator: ".B \"NO_COLOR\"\nSwitches colours off\n").count == 2)
        #expect(manual.split(separator: "\"NO_COLOR\"").count == 2)
    }

    @Test func `leaves hidden commands out`() async {
        let manual = await manual(.english)
        #expect(!manual.contains("__complete") && !manual.contains("Move along"))
    }

    @Test(arguments: Language.kitLanguages)
    func `mandoc and groff have nothing to complain about`(language: Language) async throws {
        let manual = await manual(language)
        let lint = try await Programs.run(Programs.tool("mandoc"), ["-T", "lint", "-W", "warning"], input: manual)
        #expect(lint.output == "")
        let groff = try await Programs.run(
            Programs.tool("groff"),
            ["-ww", "-man", "-K", "utf8", "-T", "utf8", "-z"],
            input: manual
        )
        #expect(groff.output == "")
    }

    @Test(arguments: [
        (".dot", "\\&.dot"),
        ("'quote'", "\\(aqquote\\(aq"),
        ("a-b \\n `~^", "a\\-b \\en \\(ga\\(ti\\(ha"),
        ("two\n.lines", "two .lines"),
        ("日本語", "日本語"),
    ])
    func `characters that are markup in roff are escaped`(text: String, roff: String) async throws {
        #expect(text.roff == roff)
        #expect(
            try await Programs.run(Programs.tool("mandoc"), ["-T", "utf8"], input: ".TH A 1\n.SH N\n\(text.roff)\n")
                .output.contains(text.replacing("\n", with: " "))
        )
    }

    private func manual(_ language: Language) async -> String {
        await Shelf.program.text(of: .manual, wording: Wording(language))
    }
}
