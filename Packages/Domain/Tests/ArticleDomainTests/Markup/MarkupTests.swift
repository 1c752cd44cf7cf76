import ArticleDomain
import Testing

struct MarkupTests {
    @Test func `the outline lists the headings of the text itself`() {
        let heading = MarkupHeading(level: 2, title: [.text("はじめに")])
        let markup = Markup(blocks: [
            .heading(heading), .paragraph([.text("a")]), .quote([.heading(MarkupHeading(level: 1, title: []))]),
        ])
        #expect(markup.outline == [heading])
    }

    @Test(arguments: [(-1, 1), (0, 1), (1, 1), (6, 6), (7, 6)])
    func `a heading has a level from one to six`(level: Int, kept: Int) {
        #expect(MarkupHeading(level: level, title: []).level == kept)
    }

    @Test func `every row of a table has as many cells as there are columns`() {
        let cell: [MarkupInline] = [.text("x")]
        let table = MarkupTable(columns: [.right], heading: [cell], rows: [[cell, cell, cell], []])
        #expect(table.columns == [.right, .left, .left])
        #expect(table.heading == [cell, [], []])
        #expect(table.rows == [[cell, cell, cell], [[], [], []]])
        #expect(MarkupTable(columns: [.left, .right], heading: [cell], rows: []).columns == [.left])
        #expect(MarkupTable(columns: [], heading: [], rows: [[cell], []]).heading == [])
    }

    @Test func `plain text keeps what can be read aloud`() {
        let inlines: [MarkupInline] = [
            .text("a "), .strong([.emphasis([.text("b")]), .code("c")]), .lineBreak, .link(url: "u", [.text("d")]),
            .image(MarkupImage(url: "u", alternative: "e")), .math("x"), .footnote(1), .mention("f"),
            .strikethrough([.text("g")]), .superscript([.text("2")]),
            .embed(MarkupEmbed(.youTube, title: "h", url: "u")), .embed(MarkupEmbed(.figma, title: "", url: "i")),
        ]
        #expect(inlines.plainText == "a bc dex@fg²hi")
    }

    @Test(arguments: [
        ("6", "⁶", "₆"), ("-12", "⁻¹²", "₋₁₂"), ("(1)", "⁽¹⁾", "₍₁₎"), ("i", "^i", "_i"),
        ("n+1", "^(n+1)", "_(n+1)"),
        ("※1", "^(※1)", "_(※1)"), (" ", " ", " "),
    ])
    func `superscripts and subscripts are digits, or marked`(text: String, raised: String, lowered: String) {
        #expect([MarkupInline.superscript([.text(text)])].plainText == raised)
        #expect([MarkupInline.subscript([.strong([.text(text)])])].plainText == lowered)
    }

    @Test func `a superscript keeps its links`() {
        let link = MarkupInline.link(url: "u", [.text("1")])
        #expect([link].asSuperscript == [.link(url: "u", [.text("¹")])])
        #expect([link, .code("x")].asSuperscript == [.text("^("), link, .code("x"), .text(")")])
    }
}
