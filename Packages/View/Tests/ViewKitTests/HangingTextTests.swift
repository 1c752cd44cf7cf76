import Testing
import ViewKit

struct HangingTextTests {
    private let text = TerminalText("日本語の長い題名と、with some English words")

    @Test
    func `the label stands before the first line, the others are indented`() {
        let lines = text.wrapped(to: 20, behind: "12  ").map(\.plainText)
        #expect(lines.first?.hasPrefix("12  日本語") == true)
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("    ") })
        #expect(lines.count > 1)
    }

    @Test
    func `without an end there is one line`() {
        #expect(text.wrapped(to: nil, behind: "1  ").map(\.plainText) == ["1  日本語の長い題名と、with some English words"])
    }

    @Test(arguments: 1...40)
    func `no line is wider than the width`(width: Int) {
        for label in ["", "1  ", "1234567890  "] as [TerminalText] {
            let lines = text.wrapped(to: width, behind: label)
            #expect(lines.allSatisfy { $0.width() <= width })
            let words = lines.map(\.plainText).joined().filter { !$0.isWhitespace && $0 != "▯" }
            #expect(width == 1 || words == (label + text).plainText.filter { !$0.isWhitespace })
        }
    }
}
