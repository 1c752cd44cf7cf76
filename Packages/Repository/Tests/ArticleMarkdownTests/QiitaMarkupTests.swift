import ArticleDomain
import ArticleMarkdown
import RepositoryKit
import Testing

private struct StubParser: MarkdownParser {
    let children: [MarkdownNode]

    func parse(_ source: String) -> MarkdownNode { MarkdownNode(.document, children) }
}

/// Reads trees as a parser creates them; the way from source to blocks is tested in Tests/Markup.
struct QiitaMarkupTests {
    private func markup(_ children: MarkdownNode...) -> Markup {
        QiitaMarkup(parser: StubParser(children: children)).markup(of: "")
    }

    private func paragraph(_ children: MarkdownNode...) -> MarkdownNode { MarkdownNode(.paragraph, children) }

    private func text(_ text: String) -> MarkdownNode { MarkdownNode(.text(text)) }

    private func html(_ tag: String) -> MarkdownNode { MarkdownNode(.inlineHTML(tag)) }

    @Test(
        arguments: [
            ("swift", "swift", nil, false), ("Swift:Main.swift", "swift", "Main.swift", false),
            (":a.txt", nil, "a.txt", false),
            ("diff", nil, nil, true), ("diff_swift:a:b.swift", "swift", "a:b.swift", true), ("", nil, nil, false),
            ("js {1,3}", "js", nil, false), ("swift:", "swift", nil, false),
            ("java:Hello World.java (1)", "java", "Hello World.java (1)", false),
            ("HelloWorldLambda.java", "java", "HelloWorldLambda.java", false), ("diff_swift", "swift", nil, true),
            ("mermaid: the way ", "mermaid", "the way", false), ("Dockerfile", "dockerfile", nil, false),
        ] as [(String, String?, String?, Bool)]
    )
    func `a fence names language and title`(info: String, language: String?, fileName: String?, isDifference: Bool) {
        let code = MarkupCode(language: language, fileName: fileName, isDifference: isDifference, text: "a\n")
        #expect(markup(MarkdownNode(.code(info: info, text: "a\n\n"))).blocks == [.code(code)])
    }

    @Test func `formulas and diagrams are kept as source`() {
        #expect(markup(MarkdownNode(.code(info: "math", text: "x\n"))).blocks == [.math("x")])
        #expect(
            markup(MarkdownNode(.code(info: "mermaid", text: "graph\n"))).blocks
                == [.diagram(notation: "mermaid", source: "graph")]
        )
    }

    @Test func `a link alone in its paragraph is a card`() {
        let url = "https://qiita.com/a"
        let link = MarkdownNode(.link(url: url, title: ""), [text(url)])
        #expect(markup(paragraph(link)).blocks == [.linkCard(url: url)])
        #expect(
            markup(paragraph(text("a "), link)).blocks == [.paragraph([.text("a "), .link(url: url, [.text(url)])])]
        )
        let named = MarkdownNode(.link(url: url, title: ""), [text("name")])
        #expect(markup(paragraph(named)).blocks == [.paragraph([.link(url: url, [.text("name")])])])
    }

    @Test func `a Japanese stop is no part of a URL`() {
        let link = MarkdownNode(.link(url: "https://a.jp/b。次", title: ""), [text("https://a.jp/b。次")])
        #expect(
            markup(paragraph(link)).blocks
                == [.paragraph([.link(url: "https://a.jp/b", [.text("https://a.jp/b")]), .text("。次")])]
        )
    }

    @Test(
        arguments: [
            ("@alice さん", [.mention("alice"), .text(" さん")]), ("a@example.com", [.text("a@example.com")]),
            ("(@bob_1)", [.text("("), .mention("bob_1"), .text(")")]), ("@types/node", [.text("@types/node")]),
            ("@a", [.text("@a")]), ("@user.name", [.text("@user.name")]), ("@user.", [.mention("user"), .text(".")]),
            ("@mallory@github さん", [.mention("mallory@github"), .text(" さん")]),
            ("@bob@githubber", [.mention("bob"), .text("@githubber")]), ("@bob@github.com", [.text("@bob@github.com")]),
            ("日本語@alice", [.text("日本語"), .mention("alice")]), ("@", [.text("@")]),
            (":smile: :no_such: 10:30:", [.text("😄 :no_such: 10:30:")]), (":+1:", [.text("👍")]),
            (":bow_tone1:", [.text("🙇🏻")]), ("::", [.text("::")]), (":jp:", [.text("🇯🇵")]),
            (":kissing_closed_eyes::relaxed: :clock1:", [.text("😚☺️ 🕐")]), (":+1_tone5:", [.text("👍🏿")]),
            (":smile_tone1:", [.text(":smile_tone1:")]), (":man_technologist_tone3:", [.text("👨🏽‍💻")]),
        ] as [(String, [MarkupInline])]
    )
    func `names of users and emoji are found in text`(source: String, inlines: [MarkupInline]) {
        #expect(markup(paragraph(text(source))).blocks == [.paragraph(inlines)])
    }

    @Test func `tags in a paragraph are reduced to what they mean`() {
        let blocks = markup(
            paragraph(
                html("<b>"),
                text("a"),
                html("<i>"),
                text("b"),
                html("</b>"),
                html("<br>"),
                html("<font color=red>"),
                text("c"),
                html("</font>"),
                html("<kbd>"),
                text("Ctrl"),
                html("</kbd>"),
                html("<a href='u'>"),
                text("d"),
                html("</a>"),
                html("<img src=s alt=t width=3>"),
                html("<ruby>"),
                text("漢"),
                html("<rt>"),
                text("かん"),
                html("</rt>"),
                html("</ruby>"),
                html("<!-- x -->"),
                html("<s>"),
                text("e")
            )
        ).blocks
        #expect(
            blocks == [
                .paragraph([
                    .strong([.text("a"), .emphasis([.text("b")])]), .lineBreak, .text("c"), .code("Ctrl"),
                    .link(url: "u", [.text("d")]), .image(MarkupImage(url: "s", alternative: "t", width: 3)),
                    .text("漢"), .text("（かん）"), .strikethrough([.text("e")]),
                ])
            ]
        )
    }

    @Test func `superscripts and subscripts are distinguished, in Markdown and in HTML`() {
        let blocks = markup(
            paragraph(text("10"), html("<sup>"), text("6"), html("</sup>"), html("<sub>"), text("i")),
            MarkdownNode(.html("<p>H<sub>2</sub>O<SUP>n+1</SUP></p>"))
        ).blocks
        #expect(
            blocks == [
                .paragraph([.text("10"), .superscript([.text("6")]), .subscript([.text("i")])]),
                .paragraph([
                    .text("H"), .subscript([.text("2")]), .text("O"), .superscript([.text("n+1")]),
                ]),
            ]
        )
    }

    @Test(arguments: EmbedTags.all)
    func `content of another service is an embed`(embed: EmbedTags) {
        #expect(markup(MarkdownNode(.html(embed.html))).blocks == [.paragraph([.embed(embed.result)])])
        let tag = html(embed.html)
        #expect(
            markup(paragraph(text("a"), tag, text("b"))).blocks
                == [.paragraph([.text("a"), .embed(embed.result), .text("b")])]
        )
    }

    @Test(arguments: [
        #"<script src="https://example.com/a.js"></script>"#, #"<p class="codepen" data-user="../a"></p>"#,
        #"<div class="docswell-embed" data-src="javascript:alert(1)"></div>"#, #"<iframe src="data:x"></iframe>"#,
        #"<div class="speakerdeck-embed" data-id="a/b"></div>"#,
    ])
    func `an embed from an unknown address is dropped`(html: String) {
        #expect(markup(MarkdownNode(.html(html))).blocks == [])
    }

    @Test func `a quoted post is followed by a link to it`() {
        let url = "https://twitter.com/ann/status/1?s=20"
        let quote = #"<blockquote class="twitter-tweet"><p>a</p>b <a href="\#(url)">c</a></blockquote>"#
        #expect(
            markup(MarkdownNode(.html(quote + "d"))).blocks == [
                .quote([.paragraph([.text("a")]), .paragraph([.text("b "), .link(url: url, [.text("c")])])]),
                .paragraph([.embed(MarkupEmbed(.x, url: url))]), .paragraph([.text("d")]),
            ]
        )
    }

    @Test func `details hold the Markdown between their tags`() {
        let blocks = markup(
            MarkdownNode(.html("<details><summary>題 <b>名</b></summary>\n")),
            paragraph(text("a")),
            MarkdownNode(.rule),
            MarkdownNode(.html("</details>\n")),
            paragraph(text("b"))
        ).blocks
        #expect(
            blocks == [
                .details(
                    summary: [.text("題 "), .strong([.text("名")])],
                    [.paragraph([.text("a")]), .rule]
                ),
                .paragraph([.text("b")]),
            ]
        )
    }

    @Test func `an unclosed element ends with the text`() {
        #expect(
            markup(MarkdownNode(.html("<details>")), paragraph(text("a"))).blocks
                == [.details(summary: [], [.paragraph([.text("a")])])]
        )
        #expect(
            markup(MarkdownNode(.html("</details></p>")), paragraph(text("a"))).blocks == [.paragraph([.text("a")])]
        )
    }

    @Test func `lists, definitions and tables of HTML are read`() {
        #expect(
            markup(MarkdownNode(.html("<ol><li>a<li><p>b</p><ul><li>c</li></ul></li></ol>"))).blocks == [
                .list(
                    MarkupList(
                        start: 1,
                        isTight: true,
                        items: [
                            MarkupList.Item(blocks: [.paragraph([.text("a")])]),
                            MarkupList.Item(blocks: [
                                .paragraph([.text("b")]),
                                .list(
                                    MarkupList(
                                        isTight: true,
                                        items: [MarkupList.Item(blocks: [.paragraph([.text("c")])])]
                                    )
                                ),
                            ]),
                        ]
                    )
                )
            ]
        )
        #expect(
            markup(MarkdownNode(.html("<dl>\n<dt>A<dd>b\n<dd>c\n<dt>D</dt></dl>"))).blocks == [
                .definitions([
                    MarkupDefinition(
                        term: [.text("A")],
                        blocks: [.paragraph([.text("b ")]), .paragraph([.text("c ")])]
                    ),
                    MarkupDefinition(term: [.text("D")], blocks: []),
                ])
            ]
        )
        #expect(
            markup(MarkdownNode(.html("<table><tr><th>a</th><th>b</th></tr><tr><td>1<td>2</table>"))).blocks == [
                .table(
                    MarkupTable(
                        columns: [],
                        heading: [[.text("a")], [.text("b")]],
                        rows: [[[.text("1")], [.text("2")]]]
                    )
                )
            ]
        )
        #expect(
            markup(MarkdownNode(.html("<pre>a\n  b\n</pre><iframe src='https://a.jp'></iframe><h3>c</h3><hr>"))).blocks
                == [
                    .code(MarkupCode(text: "a\n  b")), .linkCard(url: "https://a.jp"),
                    .heading(MarkupHeading(level: 3, title: [.text("c")])), .rule,
                ]
        )
    }

    @Test func `containers nest no deeper than the screen could show`() {
        var depth = 0
        var blocks = markup(MarkdownNode(.html(String(repeating: "<blockquote>", count: 10_000) + "x"))).blocks
        while case .quote(let inner)? = blocks.first {
            depth += 1
            blocks = inner
        }
        #expect(depth == 15)
        #expect(blocks == [.paragraph([.text("x")])])
    }

    @Test func `footnotes stand apart`() {
        let result = markup(
            paragraph(text("a"), MarkdownNode(.footnoteReference(1))),
            MarkdownNode(.footnote, [paragraph(text("b"))])
        )
        #expect(result.blocks == [.paragraph([.text("a"), .footnote(1)])])
        #expect(result.footnotes == [[.paragraph([.text("b")])]])
    }
}
