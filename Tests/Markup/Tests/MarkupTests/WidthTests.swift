import Determinism
import Testing
import ViewKit

/// Random sources, composed of usual and of hostile pieces.
enum RandomSource {
    private static let pieces = [
        "# 見出し", "## ", "本文は日本語と English が混ざる。", "**強調**", "`code`", "~~消す~~", "[リンク](https://a.jp/long/path?q=1)",
        "![図](b.png =30x40)", "https://qiita.com/a/items/0123456789abcdef", "\n", "\n\n", "\n\n", "- 項目\n", "  - 入れ子\n",
        "1. 番号\n", "- [x] 済み\n", "> 引用\n", ">> 深い引用\n", "```swift:長い名前のファイル.swift\nlet あ = \"\\(x)\"\t// 注\n```\n",
        "```diff\n+a\n-b\n```\n", ":::note warn\n", ":::\n", "| 名前 | 値 |\n|:-:|--:|\n| 長いセルの中身 | 1000 |\n",
        "|a|b|c|d|e|f|\n|-|-|-|-|-|-|\n",
        "<details><summary>概要</summary>\n\n", "\n</details>\n", "<dl><dt>語<dd>意味</dl>\n", "[^1]", "\n[^1]: 脚注\n",
        "$x_1$", "\n$$\ny_2\n$$\n",
        "@alice", ":smile:", "---\n", "    字下げ\n", "<kbd>", "<b", "&amp;", "\u{1B}[31m", "\u{9B}2J", "\u{202E}",
        "e\u{301}\u{301}", "👨‍👩‍👧", "🇯🇵",
        "\u{200B}", "ﾊﾝｶｸ", "｡", "「かぎ」", "っゃー", "……", "…", "supercalifragilisticexpialidocious", "\0", "\t", "\r\n",
        "\\", "ａｂｃ",
    ]

    static func make(_ generator: inout SeededGenerator, pieces count: Int) -> String {
        (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }
}

struct WidthTests {
    @Test func `a line that is too long without end stays whole`() {
        let source = "とても長い一行" + String(repeating: "です", count: 500)
        #expect(Rendering.page(source, width: nil) == source)
    }

    @Test(arguments: [
        String(repeating: "> ", count: 5000) + "x", String(repeating: "- ", count: 5000) + "x",
        String(repeating: "<blockquote>", count: 5000), String(repeating: "*a **b ", count: 3000),
        String(repeating: "[", count: 5000), String(repeating: ":::note\n", count: 5000),
        String(repeating: "<a b='", count: 5000), String(repeating: "$x", count: 5000),
        String(repeating: "`$", count: 5000),
        String(repeating: "$$\n", count: 5001), String(repeating: "@a:b", count: 5000),
        "|" + String(repeating: "a|", count: 500) + "\n|" + String(repeating: "-|", count: 500),
    ])
    func `excessive nesting and repetition are laid out`(source: String) {
        #expect(Rendering.lines(source, width: 40).allSatisfy { $0.width() <= 40 })
    }
}
