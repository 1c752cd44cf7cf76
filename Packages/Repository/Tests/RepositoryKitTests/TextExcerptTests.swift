import RepositoryKit
import RepositoryTesting
import Testing

@Suite struct TextExcerptTests {
    private let field = TextIndexSchema.Field("body")

    private func excerpt(_ text: String, _ words: String...) -> TextExcerpt {
        TextExcerpt(of: text, for: TextQuery(words: words), in: field)
    }

    private func marked(_ excerpt: TextExcerpt) -> String {
        excerpt.parts.map { $0.isHit ? "[\($0.text)]" : $0.text }.joined()
    }

    @Test(arguments: [
        ("one\ntwo 東京\nthree", "京", "two 東[京]"), ("one", "one", "[one]"), ("a\n\n  b  \n", "b", "[b]"),
        ("ガイド", "ｶﾞ", "[ガ]イド"), ("e\u{301}a", "e\u{301}", "[e\u{301}]a"), ("👩‍👧 と", "👧", "[👩‍👧] と"),
        ("aXaXa", "axa", "[aXaXa]"), ("\n \nfirst\nsecond", "third", "first"), ("", "a", ""), (" \n ", "a", ""),
        ("one\r\ntwo", "two", "[two]"), ("①", "1", "[①]"),
    ])
    func `the first line with a hit is shown, and its hits are marked`(text: String, word: String, shown: String) {
        #expect(marked(excerpt(text, word)) == shown)
    }

    @Test func `the line with the most words is shown`() {
        #expect(marked(excerpt("a b\na c\nb c a\na b c", "a", "b", "c")) == "[b] [c] [a]")
    }

    @Test func `words that are excluded or searched in other fields are not marked`() throws {
        let query = TextQuery([
            [try #require(.init("a", in: ["title"]))], [try #require(.init("b", isExcluded: true))],
        ])
        #expect(marked(TextExcerpt(of: "a b", for: query, in: field)) == "a b")
    }

    @Test func `a long line is cut a little before the first hit`() {
        let line = String(repeating: "あ", count: 500) + "東京" + String(repeating: "い", count: 500)
        let middle = excerpt(line, "東京")
        #expect(middle.parts.map(\.text.count) == [40, 2, 118])
        #expect(middle.isCutBefore && middle.isCutAfter)
        let start = excerpt(line, "あ")
        #expect(!start.isCutBefore && start.isCutAfter)
        let end = excerpt("東" + line + "東京都", "京都")
        #expect(end.isCutBefore && !end.isCutAfter)
        #expect(end.parts.map(\.text.count).reduce(0, +) == TextExcerpt.lengthLimit)
        #expect(end.parts.last == .init("京都", isHit: true))
    }
}
