import CMarkParser
import RepositoryKit
import RepositoryTesting
import Testing

struct CMarkParserTests {
    @Test(arguments: MarkdownParserContract.allCases)
    func `the library's parser meets the contract of a parser`(_ requirement: MarkdownParserContract) {
        requirement.check(CMarkParser())
    }

    @Test func `several tasks parse at once`() async {
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for requirement in MarkdownParserContract.allCases { requirement.check(CMarkParser()) }
                    let wrong = (0..<300).filter { number in
                        CMarkParser().parse("~~\(number)~~").children.first?.children.first?.kind != .strikethrough
                    }
                    #expect(wrong == [])
                }
            }
        }
    }
}
