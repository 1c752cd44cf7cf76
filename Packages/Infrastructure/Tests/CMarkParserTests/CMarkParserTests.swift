import CMarkParser
import RepositoryKit
import RepositoryTesting
import Testing

struct CMarkParserTests {
    @Test(arguments: MarkdownParserContract.all)
    func `the library's parser meets the contract of a parser`(_ requirement: MarkdownParserContract) async throws {
        try await requirement.check(CMarkParser())
    }

    /// Sources for which the library alone needs minutes.
    private static let expensive = [
        String(repeating: "![[]()", count: 160_000),
        String(repeating: "*a ", count: 160_000) + String(repeating: "_a*_ ", count: 160_000),
        String(repeating: "~a ", count: 160_000) + String(repeating: "*a~* ", count: 160_000),
        String(repeating: "- ", count: 160_000) + "x" + String(repeating: "\n", count: 160_000),
        String(repeating: "- ", count: 160_000) + String(repeating: "x\n", count: 160_000),
        "a " + String(repeating: "<?", count: 400_000), "a " + String(repeating: "<![CDATA[", count: 160_000),
        String(repeating: "a\n-|-|-\n", count: 80_000), "|" + String(repeating: "a|", count: 300_000) + "\n|-|\n",
        "www.a.b/" + String(repeating: ")", count: 500_000),
    ]

    @Test(.timeLimit(.minutes(1)), arguments: expensive.indices)
    func `no source takes more than time in proportion to its length, nor loses text`(_ index: Int) {
        let source = Self.expensive[index] + "\n\nend"
        #expect(CMarkParser().parse(source).children.last == MarkdownNode(.paragraph, [MarkdownNode(.text("end"))]))
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `markup beyond the limits is text as the author wrote it`(lineBreak: String) {
        let source = String(repeating: "[a](b) *c* ", count: 5_000)
        let document = CMarkParser().parse(source + lineBreak + lineBreak + "*d*")
        #expect(document.children.count == 2)
        #expect(
            document.children[0].children.first == MarkdownNode(.link(url: "b", title: ""), [MarkdownNode(.text("a"))])
        )
        guard case .text(let text)? = document.children[0].children.last?.kind else {
            Issue.record("There is no text behind the last emphasis.")
            return
        }
        #expect(text.hasSuffix(" [a](b) *c*"))
        #expect(document.children[1].children.first?.kind == .emphasis)
    }

    @Test func `several tasks parse at once`() async throws {
        try await withThrowingTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    for requirement in MarkdownParserContract.all { try await requirement.check(CMarkParser()) }
                    let wrong = (0..<300).filter { number in
                        CMarkParser().parse("~~\(number)~~").children.first?.children.first?.kind != .strikethrough
                    }
                    #expect(wrong == [])
                }
            }
            try await group.waitForAll()
        }
    }
}
