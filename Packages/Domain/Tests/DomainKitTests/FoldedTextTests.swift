import Determinism
import Testing

@testable import DomainKit

@Suite struct FoldedTextTests {
    @Test(arguments: [
        ("Swift", "ＳＷＩＦＴ"), ("ガイド", "ｶﾞｲﾄﾞ"), ("が", "か\u{3099}"), ("é", "E\u{301}"), ("①", "1"), ("ﬁ", "FI"),
        (" ", "\u{3000}"),
        ("\u{0}", "\u{FFFD}"), ("\u{1E}", "\u{FFFF}"), ("Ω", "\u{2126}"), ("가", "ㄱㅏ"), ("ー", "ー"), ("パ", "ﾊﾟ"),
        ("한국어", "한국어".decomposedForTest),
    ])
    func `texts that a search does not distinguish are equal`(one: String, other: String) {
        #expect(FoldedText(one) == FoldedText(other))
    }

    @Test(arguments: [("か", "が"), ("は", "ぱ"), ("東京", "京東"), ("e", "é"), ("ー", "-"), ("\n", " ")])
    func `texts with other differences are not equal`(one: String, other: String) {
        #expect(FoldedText(one) != FoldedText(other))
        #expect(!FoldedText(other).contains(FoldedText(one)))
    }

    @Test(arguments: [
        ("👩‍👧", "👧"), ("東京都", "京"), ("q\u{302}", "\u{302}"), ("aab", "ab"), ("a", ""), ("", ""),
        ("ababac", "abac"),
    ])
    func `a part is found, also within a character`(text: String, part: String) {
        #expect(FoldedText(text).contains(FoldedText(part)))
    }

    @Test func `nothing longer than a text lies in it`() {
        #expect(!FoldedText("ab").contains(FoldedText("abc")))
        #expect(!FoldedText("").contains(FoldedText("a")))
    }

    @Test func `the short way folds like the mappings, and folding twice changes nothing`() {
        let scalars: [Unicode.Scalar] = [
            "a", "B", " ", "\n", "か", "ハ", "ﾊ", "ﾟ", "\u{3099}", "\u{309A}", "ー", "東", "、", "ｶ", "\u{301}", "\u{323}",
            "é", "Ω", "İ",
            "ㄱ", "ㅏ", "\u{1100}", "\u{1161}", "\u{11A8}", "가", "Ａ", "①", "ﬁ", "👩", "\u{200D}", "\u{FE0F}", "\u{0}",
            "\u{FFFE}", "Σ",
            "㍻", "\u{FDFA}", "ẞ", "\u{212B}", "々", "ヾ", "ゟ", "\u{3000}", "\u{0344}", "\u{1F80}",
        ]
        var random = SeededGenerator(seed: 7)
        for _ in 0..<20_000 {
            var view = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                view.append(scalars.randomElement(using: &random) ?? "a")
            }
            let text = String(view)
            let folded = FoldedText(text)
            #expect(folded.bytes == Array(TextFolding.mapped(text).utf8), "\(text.unicodeScalars.map(\.value))")
            #expect(FoldedText(folded.description) == folded, "\(text.unicodeScalars.map(\.value))")
        }
    }
}

extension String {
    fileprivate var decomposedForTest: String {
        String(decoding: [0x1112, 0x1161, 0x11AB, 0x1100, 0x116E, 0x11A8, 0x110B, 0x1165] as [UInt16], as: UTF16.self)
    }
}
