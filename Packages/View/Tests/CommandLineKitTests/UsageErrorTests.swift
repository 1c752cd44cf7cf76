import CommandLineKit
import PresentationKit
import Testing

@testable import shelf

struct UsageErrorTests {
    @Test(arguments: lines)
    func `states what is wrong with a line`(words: [String], command: [String], error: UsageError) {
        #expect(throws: UsageFailure(program: "shelf", command: command, error: error)) {
            try Shelf.program.request(for: words)
        }
    }

    static let lines: [([String], [String], UsageError)] = [
        (["saved"], ["saved"], .missingCommand),
        (["serch"], [], .unknownCommand("serch", nearest: nil)),
        (["fnid"], [], .unknownCommand("fnid", nearest: "find")),
        (["fnid", "--help"], [], .unknownCommand("fnid", nearest: "find")),
        (["comp"], [], .unknownCommand("comp", nearest: "completions")),
        (["mov"], [], .unknownCommand("mov", nearest: nil)),
        ([""], [], .unknownCommand("", nearest: nil)),
        (["--", "--help"], [], .unknownCommand("--help", nearest: nil)),
        (["saved", "drop"], ["saved"], .unknownCommand("drop", nearest: nil)),
        (["help", "fnd"], [], .unknownCommand("fnd", nearest: "find")),
        (["help", "nope"], [], .unknownCommand("nope", nearest: nil)),
        (["help", "saved", "sav"], ["saved"], .unknownCommand("sav", nearest: "save")),
        (["find", "--limt", "3"], ["find"], .unknownOption("--limt", nearest: "--limit")),
        (["find", "--limt=3"], ["find"], .unknownOption("--limt", nearest: "--limit")),
        (["find", "-exact", "3"], ["find"], .unknownOptionOrArgument("-exact", nearest: "--exact", argument: "QUERY")),
        (["find", "a", "-json"], ["find"], .unknownOptionOrArgument("-json", nearest: "--json", argument: "QUERY")),
        (["find", "-ruby", "a"], ["find"], .unknownOptionOrArgument("-ruby", nearest: nil, argument: "QUERY")),
        (["find", "a", "-q", "5"], ["find"], .unknownOptionOrArgument("-q", nearest: nil, argument: "QUERY")),
        (["find", "a", "--ruby"], ["find"], .unknownOption("--ruby", nearest: nil)),
        (["list", "-exact"], ["list"], .unknownOption("-e", nearest: nil)),
        (["find", "--jsno", "q"], ["find"], .unknownOption("--jsno", nearest: "--json")),
        (["find", "--whatever"], ["find"], .unknownOption("--whatever", nearest: nil)),
        (["find", "-q"], ["find"], .unknownOptionOrArgument("-q", nearest: nil, argument: "QUERY")),
        (["find", "-xq"], ["find"], .unknownOptionOrArgument("-xq", nearest: nil, argument: "QUERY")),
        (["find", "-東"], ["find"], .unknownOptionOrArgument("-東", nearest: nil, argument: "QUERY")),
        (["find", "---"], ["find"], .unknownOption("---", nearest: nil)),
        (["list", "--no-mine"], ["list"], .unknownOption("--no-mine", nearest: nil)),
        (["--mode", "dark", "list"], ["list"], .unknownOption("--mode", nearest: nil)),
        (["find", "--limit"], ["find"], .missingValue(option: "--limit", placeholder: "N")),
        (["find", "-n"], ["find"], .missingValue(option: "-n", placeholder: "N")),
        (["find", "--limit", "--exact", "q"], ["find"], .missingValue(option: "--limit", placeholder: "N")),
        (["find", "--label", "--", "q"], ["find"], .missingValue(option: "--label", placeholder: "LABEL")),
        (["find", "--exact=yes", "q"], ["find"], .unexpectedValue(option: "--exact", value: "yes")),
        (["list", "--mine=1"], ["list"], .unexpectedValue(option: "--mine", value: "1")),
        (["find"], ["find"], .missingArgument("QUERY")),
        (["read"], ["read"], .missingArgument("FILE")),
        (["completions"], ["completions"], .missingArgument("SHELL")),
        (["read", "a", "b"], ["read"], .unexpectedArgument("b")),
        (["list", "-5"], ["list"], .unexpectedArgument("-5")),
        (["find", "-n0", "q"], ["find"], invalid("-n", "0", .within(1...100))),
        (["find", "--limit=ten", "q"], ["find"], invalid("--limit", "ten", .within(1...100))),
        (["find", "--limit", "-5", "q"], ["find"], invalid("--limit", "-5", .within(1...100))),
        (
            ["find", "--limit", "99999999999999999999", "q"], ["find"],
            invalid("--limit", "99999999999999999999", .within(1...100))
        ),
        (["move", "far"], ["move"], invalid("STEPS", "far", .within(Int.min...Int.max))),
        (
            ["read", "a", "--format", "txt"], ["read"],
            invalid("--format", "txt", .oneOf(["text", "md", "html"], nearest: "text"))
        ),
        (
            ["find", "q", "--since", "soon"], ["find"],
            invalid("--since", "soon", .described(Phrase(en: "a month such as 2026-11", ja: "2026-11 のような月")))
        ),
        (
            ["list", "--fields", "id,tilte"], ["list"],
            invalid("--fields", "tilte", .oneOf(["id", "title", "labels"], nearest: "title"))
        ),
        (["list", "--fields="], ["list"], invalid("--fields", "", .oneOf(["id", "title", "labels"], nearest: nil))),
        (["list", "--lang", "fr"], ["list"], invalid("--lang", "fr", .oneOf(["en", "ja"], nearest: nil))),
        (["list", "--mine", "--label", "a"], ["list"], .conflicting("--label", "--mine")),
        (["list", "--json", "--plain"], ["list"], .conflicting("--json", "--plain")),
        (["find", "-x", "-la", "a"], ["find"], .conflicting("--exact", "--label")),
        (["find", "-n3", "--limit", "4", "q"], ["find"], .repeated("--limit")),
        (["--lang", "ja", "list", "--lang=en"], ["list"], .repeated("--lang")),
    ]

    private static func invalid(_ parameter: String, _ value: String, _ rule: ValueRule) -> UsageError {
        .invalidValue(parameter: parameter, value: value, rule: rule)
    }
}
