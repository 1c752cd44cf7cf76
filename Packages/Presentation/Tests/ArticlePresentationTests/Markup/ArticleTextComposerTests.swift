import ArticleContract
import ArticleDomain
import ArticlePresentation
import PresentationKit
import Testing

struct ArticleTextComposerTests {
    private func text(_ blocks: MarkupBlock..., footnotes: [[MarkupBlock]] = []) -> ArticleText {
        ArticleTextComposer.text(of: Markup(blocks: blocks, footnotes: footnotes), from: .qiita)
    }

    @Test func `nested formatting becomes marks on stretches`() {
        let result = text(
            .paragraph([
                .text("a"), .strong([.text("b"), .emphasis([.code("c")])]), .strikethrough([.math("d")]), .lineBreak,
                .text("e"), .footnote(1),
            ])
        )
        #expect(
            result.blocks == [
                .paragraph([
                    [
                        TextSpan("a"), TextSpan("b", marks: .strong),
                        TextSpan("c", marks: [.strong, .emphasis, .code]),
                        TextSpan("d", marks: [.strikethrough, .math]),
                    ],
                    [TextSpan("e"), TextSpan("[1]", marks: .footnote, footnote: 1)],
                ])
            ]
        )
    }

    @Test func `links are numbered once each, and lead to pages of the web only`() {
        let result = text(
            .paragraph([
                .link(url: "https://a.jp", [.text("a")]), .link(url: "https://b.jp", [.text("b")]),
                .link(url: "https://a.jp", [.text("again")]), .link(url: "?top", [.text("c")]),
                .link(url: "javascript:alert(1)", [.text("d")]), .link(url: "/tags/swift", [.text("e")]),
                .link(url: "//c.jp", [.text("f")]), .mention("alice"),
            ]),
            .linkCard(url: "https://b.jp")
        )
        #expect(
            result.blocks == [
                .paragraph([
                    [
                        TextSpan("a", link: 1), TextSpan("b", link: 2), TextSpan("again", link: 1), TextSpan("c"),
                        TextSpan("d"), TextSpan("e", link: 3), TextSpan("f", link: 4),
                        TextSpan("@alice", marks: .mention, link: 5),
                    ]
                ]),
                .linkCard(url: "https://b.jp", link: 2),
            ]
        )
        #expect(
            result.links == [
                TextLink(number: 1, url: "https://a.jp", title: "a"),
                TextLink(number: 2, url: "https://b.jp", title: "b"),
                TextLink(number: 3, url: "https://qiita.com/tags/swift", title: "e"),
                TextLink(number: 4, url: "https://c.jp", title: "f"),
                TextLink(number: 5, url: "https://qiita.com/alice", title: "@alice"),
            ]
        )
    }

    @Test func `a link to a heading has its name, in each of its spans`() {
        let link = MarkupInline.link(url: "#%E9%AF%A8-1", [.text("a"), .lineBreak, .strong([.text("b")])])
        let result = text(.paragraph([.text("see "), link, .text(".")]))
        let strong = TextSpan("b", marks: .strong).leading(toFragment: "鯨-1")
        #expect(
            result.blocks == [
                .paragraph([[TextSpan("see "), TextSpan("a").leading(toFragment: "鯨-1")], [strong, TextSpan(".")]])
            ]
        )
    }

    @Test func `in a text of files, relative links lead to other files, without their fragments`() {
        let links = ["03-b.md", "../c.md#d", "#top", "mailto:a@b.jp", "03-b.md#e"].map { url in
            MarkupInline.link(url: url, [.text(url)])
        }
        let markup = Markup(blocks: [.paragraph(links)])
        let result = ArticleTextComposer.text(of: markup, from: .qiita, linksFiles: true)
        #expect(result.links.map(\.url) == ["03-b.md", "../c.md"])
        #expect(result.links.allSatisfy { $0.isRelative })
        #expect(text(.paragraph(links)).links.isEmpty)
    }

    @Test func `images are words that lead to them`() {
        let result = text(
            .paragraph([
                .image(MarkupImage(url: "https://a.jp/b.png", alternative: "図")),
                .link(url: "https://c.jp", [.image(MarkupImage(url: "d.png", alternative: ""))]),
            ])
        )
        let label = TextSpan.Content.label(Phrase(en: "[image", ja: "[画像"))
        #expect(
            result.blocks == [
                .paragraph([
                    [
                        TextSpan(label, marks: .image, link: 1, image: 1), TextSpan(": 図]", marks: .image, link: 1),
                        TextSpan(label, marks: .image, link: 2), TextSpan("]", marks: .image, link: 2),
                    ]
                ])
            ]
        )
    }

    @Test func `embeds are words that lead to them`() {
        let result = text(
            .paragraph([
                .embed(MarkupEmbed(.youTube, title: "題", url: "https://a.jp")), .text(" "),
                .embed(MarkupEmbed(.x, url: "https://b.jp")),
            ])
        )
        let video = TextSpan.Content.label(Phrase(en: "[YouTube video", ja: "[YouTube の動画"))
        let post = TextSpan.Content.label(Phrase(en: "[post on X", ja: "[X の投稿"))
        #expect(
            result.blocks == [
                .paragraph([
                    [
                        TextSpan(video, link: 1), TextSpan(": 題]", link: 1), TextSpan(" "), TextSpan(post, link: 2),
                        TextSpan("]", link: 2),
                    ]
                ])
            ]
        )
        #expect(result.links.map(\.title) == ["題", ""])
    }

    @Test func `superscripts and subscripts are plain text`() {
        #expect(
            text(.paragraph([.text("10"), .superscript([.text("6")]), .subscript([.strong([.text("i")])])])).blocks
                == [
                    .paragraph([
                        [TextSpan("10"), TextSpan("⁶"), TextSpan("_"), TextSpan("i", marks: .strong)]
                    ])
                ]
        )
    }

    @Test(arguments: [
        (MarkupNoteKind.info, TextNoteTone.informative, Phrase(en: "Note", ja: "補足")),
        (.warning, .cautionary, Phrase(en: "Warning", ja: "注意")), (.alert, .urgent, Phrase(en: "Danger", ja: "警告")),
    ])
    func `notes have a tone and a label`(kind: MarkupNoteKind, tone: TextNoteTone, label: Phrase) {
        #expect(text(.note(kind, [.rule])).blocks == [.note(tone, label: label, [.rule])])
    }

    @Test func `code says what it is`() {
        func label(_ language: String?, _ fileName: String?, _ isDifference: Bool) -> TextSpan.Content? {
            let code = MarkupCode(language: language, fileName: fileName, isDifference: isDifference, text: "")
            guard case .code(let shown)? = text(.code(code)).blocks.first else { return nil }
            return shown.label
        }
        #expect(label("swift", "a.swift", false) == .text("a.swift"))
        #expect(label("swift", nil, true) == .text("swift"))
        #expect(label(nil, nil, true) == .text("diff"))
        #expect(label(nil, nil, false) == nil)
        #expect(label("text", nil, false) == nil)
        #expect(label("text", "a.txt", false) == .text("a.txt"))
        #expect(
            text(.math("x"), .diagram(notation: "mermaid", source: "y")).blocks == [
                .code(TextCode(label: .label(Phrase(en: "Formula", ja: "数式")), language: nil, text: "x")),
                .code(TextCode(label: .text("mermaid"), language: nil, text: "y")),
            ]
        )
    }

    @Test func `items are marked by what they are`() {
        let item = MarkupList.Item(blocks: [])
        let task = MarkupList.Item(isDone: true, blocks: [])
        #expect(
            text(.list(MarkupList(start: 3, isTight: true, items: [item, item, task]))).blocks
                == [
                    .list(
                        [TextItem(.number(3), []), TextItem(.number(4), []), TextItem(.task(isDone: true), [])],
                        isTight: true
                    )
                ]
        )
        #expect(
            text(.list(MarkupList(isTight: false, items: [item]))).blocks == [
                .list([TextItem(.bullet, [])], isTight: false)
            ]
        )
    }

    @Test func `details without a summary get one`() {
        #expect(
            text(.details(summary: [], [])).blocks
                == [.details(summary: [[TextSpan(.label(Phrase(en: "Details", ja: "詳細")))]], [])]
        )
    }

    @Test func `footnotes are composed like the text`() {
        #expect(text(footnotes: [[.paragraph([.text("a")])]]).footnotes == [[.paragraph([[TextSpan("a")]])]])
    }

    @Test func `images that may be fetched are numbered, each time that they occur`() {
        let urls = ["https://a.jp/a.png", "http://a.jp/b.png", "/c.png", "data:image/png,", "https://a.jp/a.png"]
        let result = text(.quote([.paragraph(urls.map { .image(MarkupImage(url: $0, alternative: "")) })]))
        #expect(
            result.images == [
                TextImage(number: 1, url: "https://a.jp/a.png"), TextImage(number: 2, url: "https://qiita.com/c.png"),
                TextImage(number: 3, url: "https://a.jp/a.png"),
            ]
        )
        guard case .quote(let blocks) = result.blocks[0], case .paragraph(let lines) = blocks[0] else {
            Issue.record("\(result.blocks)")
            return
        }
        #expect(lines.flatMap { $0 }.compactMap(\.image) == [1, 2, 3])
    }
}
