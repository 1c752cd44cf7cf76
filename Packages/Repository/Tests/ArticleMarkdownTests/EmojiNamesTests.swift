import Testing

@testable import ArticleMarkdown

struct EmojiNamesTests {
    private static let entries = "\(EmojiTable.entries)".split(whereSeparator: \.isWhitespace)

    @Test func `every name of the table is found`() {
        #expect(Self.entries.count == 1913)
        for entry in Self.entries {
            let parts = entry.split(separator: "=", maxSplits: 1)
            #expect(EmojiNames.emoji(named: String(parts[0])) == String(parts[1]))
        }
    }

    @Test(arguments: ["", "=", "a=", "zzzz", "~", "!", "smil", "smiled", "smile=😄", "abc abcd", "smile_tone", "_tone1"])
    func `a text that is no emoji name finds nothing`(name: String) {
        #expect(EmojiNames.emoji(named: name) == nil)
    }
}
