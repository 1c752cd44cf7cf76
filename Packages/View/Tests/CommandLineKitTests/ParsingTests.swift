import CommandLineKit
import PresentationKit
import ReportKit
import Testing
import ViewKit

@testable import shelf

struct ParsingTests {
    typealias Line = (words: [String], invocation: Shelf.Invocation)

    @Test(arguments: lines)
    func `reads a line`(words: [String], invocation: Shelf.Invocation) throws {
        #expect(try Shelf.program.request(for: words) == .run(invocation, Shelf.Options()))
    }

    static let lines: [Line] = [
        ([], .open(mode: nil)),
        (["--mode", "dark"], .open(mode: .dark)),
        (["find", "swift"], find("swift")),
        (["find", "--", "swift"], find("swift")),
        (["--", "find", "swift"], find("swift")),
        (["find", "a", "b"], find("a", "b")),
        (["find", "--limit", "5", "a"], find("a", limit: 5)),
        (["find", "--limit=5", "a"], find("a", limit: 5)),
        (["find", "-n", "5", "a"], find("a", limit: 5)),
        (["find", "-n5", "a"], find("a", limit: 5)),
        (["find", "a", "-xn5"], find("a", limit: 5, isExact: true)),
        (["find", "-xn", "5", "a"], find("a", limit: 5, isExact: true)),
        (["find", "a", "-x", "--exact"], find("a", isExact: true)),
        (["find", "-l", "a", "q", "--label=b", "-lc"], find("q", labels: ["a", "b", "c"])),
        (["find", "--since", "2026-11", "q"], find("q", since: Shelf.Month(year: 2026, month: 11))),
        (["find", "--label=", "q"], find("q", labels: [""])),
        (["find", "--label=a=b", "q"], find("q", labels: ["a=b"])),
        (["find", "--label=--x", "q"], find("q", labels: ["--x"])),
        (["find", "--label", "-", "q"], find("q", labels: ["-"])),
        (["find", "--", "--limit", "-h"], find("--limit", "-h")),
        (["find", "a", "-ruby"], find("a", "-ruby")),
        (["find", "a", "-xml", "-n3"], find("a", "-xml", limit: 3)),
        (["find", "a", "-vim", "--", "-q"], find("a", "-vim", "-q")),
        (["find", "a", "-tag:b", "-東京", "-\"c d\""], find("a", "-tag:b", "-東京", "-\"c d\"")),
        (["find", "", "東京"], find("", "東京")),
        (["list"], .list(.newest, fields: [.id, .title])),
        (["list", "--mine"], .list(.mine, fields: [.id, .title])),
        (["list", "--label", "a"], .list(.label("a"), fields: [.id, .title])),
        (["list", "--fields", "title"], .list(.newest, fields: [.title])),
        (["list", "--fields=labels,id"], .list(.newest, fields: [.labels, .id])),
        (["read", "-"], .read(file: "-", format: .text, into: nil)),
        (["read", "-f", "md", "a.md"], .read(file: "a.md", format: .markdown, into: nil)),
        (["move", "-3"], .move(by: -3)),
        (["move", "--", "-3"], .move(by: -3)),
        (["saved", "save", "daily"], .save(name: "daily", query: [])),
        (["saved", "save", "daily", "tag:swift"], .save(name: "daily", query: ["tag:swift"])),
        (["saved", "remove", "a", "b"], .remove(names: ["a", "b"])),
    ]

    private static func find(
        _ query: String...,
        limit: Int = 20,
        isExact: Bool = false,
        labels: [String] = [],
        since: Shelf.Month? = nil
    ) -> Shelf.Invocation {
        .find(query: query, limit: limit, isExact: isExact, labels: labels, since: since)
    }

    @Test(arguments: [
        (["--json", "list"], Shelf.Options(standard: StandardOptions(output: .json))),
        (["list", "--plain"], Shelf.Options(standard: StandardOptions(output: .columns))),
        (["list", "--print0"], Shelf.Options(standard: StandardOptions(output: .nullTerminated))),
        (["list", "-yv"], Shelf.Options(standard: StandardOptions(assumesYes: true, isVerbose: true))),
        (
            ["--no-input", "list", "--lang=ja"],
            Shelf.Options(standard: StandardOptions(disablesPrompts: true, language: .japanese))
        ),
        (["list", "--host", "a.example"], Shelf.Options(host: "a.example")),
    ])
    func `takes the options of every command anywhere`(words: [String], options: Shelf.Options) throws {
        #expect(
            try Shelf.program.request(for: words) == .run(.list(.newest, fields: [.id, .title]), options)
        )
    }

    @Test(arguments: [
        (["--help"], BuiltInText.help([])),
        (["-h"], .help([])),
        (["help"], .help([])),
        (["find", "--help"], .help(["find"])),
        (["find", "-xh"], .help(["find"])),
        (["find", "--limit", "many", "--help"], .help(["find"])),
        (["find", "--bogus", "-h"], .help(["find"])),
        (["help", "find"], .help(["find"])),
        (["help", "saved", "save"], .help(["saved", "save"])),
        (["saved", "save", "-h"], .help(["saved", "save"])),
        (["saved", "-h"], .help(["saved"])),
        (["help", "move"], .help(["move"])),
        (["help", "--man"], .manual),
        (["--version"], .version),
        (["completions", "zsh"], .completions(.zsh)),
        (["__complete", "--", "find", "--"], .candidates(["find", "--"])),
    ])
    func `answers questions about itself`(words: [String], answer: BuiltInText) throws {
        #expect(try Shelf.program.request(for: words) == .print(answer))
    }

    @Test func `a program with one job takes its arguments beside the commands that every program has`() throws {
        let files = Parameter<[String]>.arguments("FILE", .text(), help: Phrase(verbatim: "The files"))
        let program = Program(
            "count",
            version: "1",
            abstract: Phrase(verbatim: "Count"),
            globals: StandardOptions.parameter(),
            commands: [],
            alone: files
        )
        #expect(try program.request(for: []) == .run([], StandardOptions()))
        #expect(
            try program.request(for: ["a", "help", "--yes"]) == .run(["a", "help"], StandardOptions(assumesYes: true))
        )
        #expect(try program.request(for: ["help"]) == .print(.help([])))
    }

    @Test func `reads the language of a line that is wrong otherwise`() throws {
        let words = ["lsit", "--bogus", "--lang", "ja", "--host"]
        #expect(throws: UsageFailure.self) { try Shelf.program.request(for: words) }
        #expect(Shelf.program.globals(in: words)?.standard.language == .japanese)
        #expect(Shelf.program.globals(in: ["list", "--lang", "xx"]) == nil)
    }
}
