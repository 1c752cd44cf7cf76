import CommandLineKit
import PresentationKit
import Testing

@testable import shelf

struct CandidateTests {
    @Test(arguments: lines)
    func `offers what can come next`(words: [String], answer: [String]) async {
        #expect(await candidates(for: words) == answer)
    }

    static let lines: [([String], [String])] = [
        ([], ["words", "find", "list", "read", "saved", "help", "completions"]),
        ([""], ["words", "find", "list", "read", "saved", "help", "completions"]),
        (["l"], ["words", "list"]),
        (["mo"], ["words"]),
        (["--mo"], ["words", "--mode"]),
        (["--mode", ""], ["words", "light", "dark"]),
        (["saved", ""], ["words", "save", "remove"]),
        (["svaed", ""], ["words"]),
        (["find", "--l"], ["words", "--limit", "--label", "--lang"]),
        (["find", "--bogus", "--li"], ["words", "--limit"]),
        (["find", "--limit", ""], ["words"]),
        (["find", "--limit", "3", "--li"], ["words"]),
        (["find", "--limit", "3", "--la"], ["words", "--label", "--lang"]),
        (["find", "-l", "a", "--la"], ["words", "--label", "--lang"]),
        (["find", "--label", "sw"], ["words", "swift", "swift-testing"]),
        (["find", "-xl", "sw"], ["words", "swift", "swift-testing"]),
        (["find", "--label=sw"], ["words", "--label=swift", "--label=swift-testing"]),
        (["find", "--label", "SW"], ["words", "swift", "swift-testing"]),
        (["find", "--label", "-"], ["words"]),
        (["find", "--label=-"], ["words", "--label=-minus"]),
        (["find", "--label", "r"], ["words"]),
        (["find", "--exact=s"], ["words"]),
        (["find", "--", "--l"], ["words"]),
        (["list", "--no"], ["words", "--no-input"]),
        (["list", "--mine", "--m"], ["words", "--mine"]),
        (["list", "x", "--m"], ["words", "--mine"]),
        (["read", "--format", ""], ["words", "text", "md", "html"]),
        (["read", "--format=m"], ["words", "--format=md"]),
        (["list", "--fields", "t"], ["words", "title"]),
        (["list", "--fields", "id,t"], ["words", "id,title"]),
        (["list", "--fields=id,t"], ["words", "--fields=id,title"]),
        (["read", ""], ["files "]),
        (["read", "-"], ["files "]),
        (["read", "x", ""], ["words"]),
        (["read", "x", "--into", "a"], ["directories "]),
        (["read", "x", "--into=a"], ["directories --into="]),
        (["help", ""], ["words", "find", "list", "read", "saved", "help", "completions"]),
        (["help", "saved", "s"], ["words", "save"]),
        (["help", "nothing", ""], ["words"]),
        (["completions", ""], ["words", "bash", "zsh", "fish"]),
        (["find", "--lang", ""], ["words", "en", "ja"]),
    ]

    @Test func `remarks follow in the user's language`() async {
        let answer = await Shelf.program.text(of: .candidates(["read", "--f"]), wording: Wording(.japanese))
        #expect(answer == "words\n--format\t形式\n")
    }

    @Test func `a source is asked with what was typed`() async {
        let answer = await Shelf.program.text(of: .candidates(["find", "--label=sw"])) { question in
            #expect(question.source == Shelf.labels)
            #expect(question.globals?.host == nil)
            return [Candidate("\(question.beginning)ift", remark: "tab\tand \u{1B}[1mescape")]
        }
        #expect(!answer.contains("\u{1B}"))
        #expect(answer.hasPrefix("words\n--label=swift\ttab and "))
    }

    @Test func `a lookup finds candidates in any case by the query`() async {
        let labels = ["swift", "Swift-Testing", "swiftly"]
        let answer = await Shelf.program.text(of: .candidates(["find", "--label", "swift-"])) { query in
            let found = labels.filter(query.matches)
            #expect(found == ["Swift-Testing"])
            return found.map { Candidate($0) }
        }
        #expect(answer == "words\nSwift-Testing\n")
    }

    @Test(arguments: [
        ("", "swift", true), ("swift", "swift", true), ("SWIFT-", "Swift-Testing", true), ("東", "東京", true),
        ("wift", "swift", false), ("swift-", "swift", false),
    ])
    func `a word matches if it begins with the typed text in any case`(typed: String, word: String, matches: Bool) {
        let query = CompletionQuery(
            source: Shelf.labels,
            beginning: typed,
            globals: Shelf.Options(),
            wording: Wording(.english)
        )
        #expect(query.matches(word) == matches)
    }

    @Test func `the source of candidates receives the options on the line that are valid`() async {
        let lines: [([String], String?, Bool)] = [
            (["find", "--host", "a.example", "--label", "s"], "a.example", true),
            (["--host=a.example", "--lang", "xx", "find", "--label", "s"], nil, false),
            (["find", "--bogus", "--host", "b.example", "--label=s"], "b.example", true),
        ]
        for (words, host, isThere) in lines {
            _ = await Shelf.program.text(of: .candidates(words), wording: Wording(.japanese)) { question in
                #expect(question.globals?.host == host)
                #expect((question.globals != nil) == isThere)
                #expect(question.wording.language == .japanese)
                return []
            }
        }
    }

    private func candidates(for words: [String]) async -> [String] {
        let answer = await Shelf.program.text(of: .candidates(words)) { _ in Shelf.candidates }
        return answer.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
}
