import CMarkParser
import RepositoryKit
import Testing

struct CMarkParserTests {
    private func blocks(_ source: String) -> [MarkdownNode] { CMarkParser().parse(source).children }

    private func paragraph(_ text: String) -> MarkdownNode { MarkdownNode(.paragraph, [MarkdownNode(.text(text))]) }

    @Test
    func `reads blocks`() {
        let source = """
            # 見出し

            > quoted

            ---

            ```swift:Main.swift
            let a = 1
            ```

            <div>html</div>
            """
        #expect(
            blocks(source) == [
                MarkdownNode(.heading(level: 1), [MarkdownNode(.text("見出し"))]),
                MarkdownNode(.quote, [paragraph("quoted")]),
                MarkdownNode(.rule),
                MarkdownNode(.code(info: "swift:Main.swift", text: "let a = 1\n")),
                MarkdownNode(.html("<div>html</div>\n")),
            ]
        )
    }

    @Test
    func `reads lists and tasks`() {
        #expect(
            blocks("3. a\n4. b") == [
                MarkdownNode(
                    .list(start: 3, isTight: true),
                    [
                        MarkdownNode(.item(isChecked: nil), [paragraph("a")]),
                        MarkdownNode(.item(isChecked: nil), [paragraph("b")]),
                    ]
                )
            ]
        )
        #expect(
            blocks("- [x] done\n\n- [ ] open") == [
                MarkdownNode(
                    .list(start: nil, isTight: false),
                    [
                        MarkdownNode(.item(isChecked: true), [paragraph("done")]),
                        MarkdownNode(.item(isChecked: false), [paragraph("open")]),
                    ]
                )
            ]
        )
    }

    @Test
    func `reads tables`() {
        func row(_ isHeader: Bool, _ texts: String...) -> MarkdownNode {
            MarkdownNode(.row(isHeader: isHeader), texts.map { MarkdownNode(.cell, [MarkdownNode(.text($0))]) })
        }
        #expect(
            blocks("| 名前 | b | c | d |\n|:-|:-:|-:|-|\n| 1 | 2 | 3 | 4 |") == [
                MarkdownNode(
                    .table([.left, .center, .right, nil]),
                    [row(true, "名前", "b", "c", "d"), row(false, "1", "2", "3", "4")]
                )
            ]
        )
    }

    @Test
    func `reads what stands within a paragraph`() {
        func text(_ text: String) -> MarkdownNode { MarkdownNode(.text(text)) }
        #expect(
            blocks("a *b* **c** ~~d~~ `e`\n<kbd>f</kbd>  \n[g](/h \"i\") ![j](k)") == [
                MarkdownNode(
                    .paragraph,
                    [
                        text("a "), MarkdownNode(.emphasis, [text("b")]), text(" "), MarkdownNode(.strong, [text("c")]),
                        text(" "), MarkdownNode(.strikethrough, [text("d")]), text(" "), MarkdownNode(.codeSpan("e")),
                        MarkdownNode(.softBreak), MarkdownNode(.inlineHTML("<kbd>")), text("f"),
                        MarkdownNode(.inlineHTML("</kbd>")), MarkdownNode(.lineBreak),
                        MarkdownNode(.link(url: "/h", title: "i"), [text("g")]), text(" "),
                        MarkdownNode(.image(url: "k", title: ""), [text("j")]),
                    ]
                )
            ]
        )
    }

    @Test
    func `numbers footnotes in the order of their references and puts them last`() {
        #expect(
            blocks("[^b] [^a]\n\n[^a]: first\n\n[^b]: second\n\n[^c]: unused") == [
                MarkdownNode(
                    .paragraph,
                    [
                        MarkdownNode(.footnoteReference(1)), MarkdownNode(.text(" ")),
                        MarkdownNode(.footnoteReference(2)),
                    ]
                ),
                MarkdownNode(.footnote, [paragraph("second")]),
                MarkdownNode(.footnote, [paragraph("first")]),
            ]
        )
    }

    @Test
    func `nests no deeper than it promises, whatever the source says`() {
        let source = String(repeating: "> ", count: 20_000) + "text"
        var depth = 0
        var node: MarkdownNode? = CMarkParser().parse(source)
        var last: MarkdownNode?
        while let current = node {
            depth += 1
            last = current
            node = current.children.first
        }
        #expect(depth == MarkdownNode.deepest + 1)
        #expect(last?.kind == .text("text"))
    }

    @Test(arguments: ["", "\n\n", "\0", "\u{FEFF}# a", "a\r\nb\rc", "[", "[^", "|", "```", "<"])
    func `takes any text`(source: String) {
        #expect(CMarkParser().parse(source).kind == .document)
    }
}
