import ArticleContract
import PresentationKit
import ReportKit
import Testing
import ViewKit

@testable import ArticleTerminal

struct ArticleTextLayoutTests {
    private func lines(
        _ blocks: TextBlock...,
        footnotes: [[TextBlock]] = [],
        width: Int? = 30,
        metrics: CellMetrics = CellMetrics(),
        medium: LinePage.Medium = .lines
    ) -> String {
        ArticleTextLayout(width: width, metrics: metrics, wording: Wording(.japanese), medium: medium)
            .lines(of: ArticleText(blocks: blocks, footnotes: footnotes))
            .map(\.plainText).joined(separator: "\n")
    }

    private func paragraph(_ text: String) -> TextBlock { .paragraph([[TextSpan(text)]]) }

    @Test
    func `headings keep their level and hang`() {
        #expect(
            lines(.heading(level: 2, [TextSpan("長い見出しはぶら下げて折り返す")]), paragraph("本文"), width: 20) == """
                ## 長い見出しはぶら
                   下げて折り返す

                本文
                """
        )
    }

    @Test
    func `headings on a screen have no sign, and the first levels a rule`() {
        func heading(_ level: Int) -> TextBlock { .heading(level: level, [TextSpan("見出し")]) }
        let shown = lines(heading(1), heading(2), heading(3), width: 8, medium: .screen)
        #expect(shown == "見出し\n━━━━━━━━\n\n見出し\n────────\n\n見出し")
    }

    @Test
    func `code on a screen has a ground over the whole width, or that of its widest line`() {
        let code = TextCode(label: .text("a.c"), language: "c", text: "int a;")
        for (width, columns) in [(16, 16), (8, 10)] {
            let layout = ArticleTextLayout(width: width, wording: Wording(.english), medium: .screen)
            let lines = layout.lines(of: ArticleText(blocks: [.code(code)]))
            #expect(lines.map { $0.width() } == [columns, columns])
            #expect(lines.map(\.plainText).map { $0.prefix(9) } == [" a.c     ".prefix(9), "   int a;"])
        }
    }

    @Test
    func `lists nest, and tight ones have no gaps`() {
        let inner = TextBlock.list(
            [TextItem(.task(isDone: true), [paragraph("済")]), TextItem(.task(isDone: false), [paragraph("未")])],
            isTight: true
        )
        #expect(
            lines(
                .list(
                    [TextItem(.bullet, [paragraph("一つ目"), inner]), TextItem(.bullet, [paragraph("二つ目の項目は折り返される")])],
                    isTight: true
                ),
                width: 16
            ) == """
                • 一つ目
                  [x] 済
                  [ ] 未
                • 二つ目の項目は
                  折り返される
                """
        )
        #expect(
            lines(
                .list(
                    [TextItem(.number(9), [paragraph("九")]), TextItem(.number(10), [paragraph("十")])],
                    isTight: false
                )
            ) == """
                 9. 九

                10. 十
                """
        )
        #expect(lines(.list([TextItem(.bullet, [])], isTight: true)) == "• ")
    }

    private static let table = TextTable(
        columns: [.left, .center, .right],
        heading: [[[TextSpan("名前")]], [[TextSpan("役割")]], [[TextSpan("数")]]],
        rows: [
            [[[TextSpan("View")]], [[TextSpan("表示")]], [[TextSpan("1")]]],
            [[[TextSpan("プレゼンター")]], [[TextSpan("司令塔としての判断")]], [[TextSpan("1000")]]],
        ]
    )

    @Test
    func `tables align with Japanese`() {
        #expect(
            lines(.table(Self.table), width: 60) == """
                名前         │        役割        │   数
                ─────────────┼────────────────────┼─────
                View         │        表示        │    1
                プレゼンター │ 司令塔としての判断 │ 1000
                """
        )
    }

    @Test
    func `tables break long cells where columns have to shrink`() {
        let lines = lines(.table(Self.table), width: 34).split(separator: "\n").map { $0.replacing(#/ +$/#, with: "") }
        #expect(
            lines == [
                "名前         │     役割     │   数", "─────────────┼──────────────┼─────",
                "View         │     表示     │    1", "─────────────┼──────────────┼─────",
                "プレゼンター │ 司令塔として │ 1000", "             │    の判断    │",
            ]
        )
    }

    @Test
    func `tables without room for columns are read row by row`() {
        #expect(
            lines(.table(Self.table), width: 14) == """
                名前
                  View
                役割
                  表示
                数
                  1
                ──────────────
                名前
                  プレゼンター
                役割
                  司令塔として
                  の判断
                数
                  1000
                """
        )
    }

    @Test
    func `tables without a heading are their rows`() {
        let table = TextTable(columns: Self.table.columns, heading: [], rows: Self.table.rows)
        #expect(
            lines(.table(table), width: 60) == """
                View         │        表示        │    1
                プレゼンター │ 司令塔としての判断 │ 1000
                """
        )
        #expect(
            lines(.table(table), width: 14) == """
                View
                表示
                1
                ──────────────
                プレゼンター
                司令塔としての
                判断
                1000
                """
        )
    }

    @Test
    func `terminals with wide ambiguous characters get frames of ASCII`() {
        let wide = CellMetrics(ambiguous: .wide)
        #expect(
            lines(.table(Self.table), width: 60, metrics: wide) == """
                名前         |        役割        |   数
                -------------+--------------------+-----
                View         |        表示        |    1
                プレゼンター | 司令塔としての判断 | 1000
                """
        )
        #expect(lines(.quote([paragraph("a")]), metrics: wide) == "| a")
    }

    @Test
    func `code has its name above it and is broken where the line is full`() {
        let code = TextCode(label: .text("Main.swift"), language: "swift", text: "let a = \"長い文字列\"\n\n\tx")
        #expect(
            lines(.code(code), width: 16) == """
                Main.swift
                  let a = "長い
                  文字列"

                      x
                """
        )
    }

    @Test
    func `notes and quotes have a bar, details a sign`() {
        #expect(
            lines(
                .note(.cautionary, label: Phrase(en: "Warning", ja: "注意"), [paragraph("気をつけて"), paragraph("本当に")]),
                .quote([paragraph("引用"), .quote([paragraph("中")])]),
                .details(summary: [[TextSpan("続き")]], [paragraph("本文")])
            ) == """
                ┃ 注意
                ┃ 気をつけて
                ┃
                ┃ 本当に

                │ 引用
                │
                │ │ 中

                ▾ 続き
                  本文
                """
        )
    }

    @Test
    func `footnotes, definitions, cards and rules`() {
        #expect(
            lines(
                paragraph("a[1]"),
                .definitions([TextDefinition(term: [[TextSpan("用語")]], blocks: [paragraph("意味")])]),
                .linkCard(url: "https://qiita.com/a/items/0123456789", link: nil),
                footnotes: [[paragraph("脚注の文")]],
                width: 24
            ) == """
                a[1]

                用語
                    意味

                → https://qiita.com/a/it
                  ems/0123456789

                ────────────────────────
                [1] 脚注の文
                """
        )
    }

    @Test
    func `labels speak the language of the reader`() {
        let block = TextBlock.paragraph([[TextSpan(.label(Phrase(en: "image", ja: "画像")))]])
        #expect(lines(block) == "画像")
    }

    @Test
    func `marks become attributes, links lead somewhere`() throws {
        let layout = ArticleTextLayout(width: nil, wording: Wording(.english))
        let text = ArticleText(
            blocks: [
                .paragraph([
                    [
                        TextSpan("a", marks: [.strong, .emphasis]), TextSpan("b", marks: .code), TextSpan("c", link: 1),
                        TextSpan("d", link: 9),
                    ]
                ])
            ],
            links: [TextLink(number: 1, url: "https://a.jp", title: "c")]
        )
        let link = try #require(TerminalLink("https://a.jp"))
        #expect(
            layout.lines(of: text) == [
                TerminalText("a", style: TextStyle([.bold, .italic]))
                    + TerminalText("b", style: TextStyle(.code, on: .panel))
                    + TerminalText("c", style: TextStyle(.link, .underline, link: link))
                    + TerminalText("‹1›", style: TextStyle(.secondary)) + TerminalText("d")
            ]
        )
    }

    @Test
    func `the list of links`() {
        let layout = ArticleTextLayout(width: 20, wording: Wording(.english))
        let text = ArticleText(
            blocks: [],
            links: [
                TextLink(number: 1, url: "https://a.jp", title: "題"),
                TextLink(number: 2, url: "https://b.jp", title: ""),
            ]
        )
        #expect(layout.list(of: text.links).map(\.plainText) == ["‹1› 題", "    https://a.jp", "‹2› https://b.jp"])
    }

    @Test
    func `a link has its number where it stands, which no footnote looks like`() {
        let text = ArticleText(
            blocks: [
                .paragraph([
                    [
                        TextSpan("see "), TextSpan("a", link: 1), TextSpan("b", marks: .code, link: 1),
                        TextSpan(" and "),
                        TextSpan("https://b.jp", link: 2), TextSpan("[1]", marks: .footnote), TextSpan("a", link: 1),
                        TextSpan("none", link: 9),
                    ]
                ]),
                .linkCard(url: "https://b.jp", link: 2),
            ],
            links: [
                TextLink(number: 1, url: "https://a.jp", title: "ab"),
                TextLink(number: 2, url: "https://b.jp", title: "https://b.jp"),
            ]
        )
        let lines = ArticleTextLayout(width: nil, wording: Wording(.english)).lines(of: text).map(\.plainText)
        #expect(lines == ["see ab‹1› and https://b.jp ‹2›[1]a‹1›none", "", "→ ‹2› https://b.jp"])
    }
}
