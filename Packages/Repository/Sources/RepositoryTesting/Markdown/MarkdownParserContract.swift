public import RepositoryKit
internal import Testing

/// The contract of `MarkdownParser`.
public typealias MarkdownParserContract = Contract<any MarkdownParser>

extension MarkdownParserContract {
    /// The requirements of a parser of Markdown.
    public static var all: [Self] { requirements }
}

extension MarkdownParser {
    fileprivate func expect(_ blocks: MarkdownNode..., of source: String) {
        #expect(parse(source) == MarkdownNode(.document, blocks), "\(source)", sourceLocation: .contract)
    }
}

private func text(_ text: String) -> MarkdownNode { MarkdownNode(.text(text)) }

private func paragraph(_ text: String) -> MarkdownNode { MarkdownNode(.paragraph, [MarkdownNode(.text(text))]) }

private let requirements: [MarkdownParserContract] = [
    Contract("Blocks are distinguished") { parser in
        let source = """
            # 見出し

            > quoted

            ---

            ```swift:Main.swift
            let a = 1
            ```

            <div>html</div>
            """
        parser.expect(
            MarkdownNode(.heading(level: 1), [text("見出し")]),
            MarkdownNode(.quote, [paragraph("quoted")]),
            MarkdownNode(.rule),
            MarkdownNode(.code(info: "swift:Main.swift", text: "let a = 1\n")),
            MarkdownNode(.html("<div>html</div>\n")),
            of: source
        )
        parser.expect(
            MarkdownNode(.heading(level: 2), [text("a")]),
            MarkdownNode(.code(info: "", text: "b\n")),
            of: "a\n-\n\n    b"
        )
    },
    Contract("Lists have a start, and tasks a state") { parser in
        func item(_ text: String, isChecked: Bool? = nil) -> MarkdownNode {
            MarkdownNode(.item(isChecked: isChecked), [paragraph(text)])
        }
        parser.expect(MarkdownNode(.list(start: 3, isTight: true), [item("a"), item("b")]), of: "3. a\n4. b")
        parser.expect(
            MarkdownNode(
                .list(start: nil, isTight: false),
                [item("done", isChecked: true), item("open", isChecked: false)]
            ),
            of: "- [x] done\n\n- [ ] open"
        )
    },
    Contract("Tables have columns") { parser in
        func row(_ isHeader: Bool, _ texts: String...) -> MarkdownNode {
            MarkdownNode(.row(isHeader: isHeader), texts.map { MarkdownNode(.cell, [text($0)]) })
        }
        parser.expect(
            MarkdownNode(
                .table([.left, .center, .right, nil]),
                [row(true, "名前", "b", "c", "d"), row(false, "1", "2", "3", "4")]
            ),
            of: "| 名前 | b | c | d |\n|:-|:-:|-:|-|\n| 1 | 2 | 3 | 4 |"
        )
    },
    Contract("Inlines are distinguished") { parser in
        parser.expect(
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
            ),
            of: "a *b* **c** ~~d~~ `e`\n<kbd>f</kbd>  \n[g](/h \"i\") ![j](k)"
        )
    },
    Contract("URLs are links without markup") { parser in
        let link = MarkdownNode(.link(url: "https://example.org/a", title: ""), [text("https://example.org/a")])
        parser.expect(MarkdownNode(.paragraph, [text("see "), link]), of: "see https://example.org/a")
        parser.expect(MarkdownNode(.paragraph, [link]), of: "<https://example.org/a>")
    },
    Contract("Footnotes are numbered by their references, and stand last") { parser in
        parser.expect(
            MarkdownNode(
                .paragraph,
                [MarkdownNode(.footnoteReference(1)), text(" "), MarkdownNode(.footnoteReference(2))]
            ),
            MarkdownNode(.footnote, [paragraph("second")]),
            MarkdownNode(.footnote, [paragraph("first")]),
            of: "[^b] [^a]\n\n[^a]: first\n\n[^b]: second\n\n[^c]: unused"
        )
    },
    Contract("Nodes are nested no deeper than the limit, and their text is preserved") { parser in
        let deep = [
            String(repeating: "> ", count: 20_000) + "text", String(repeating: "- ", count: 500) + "text",
            String(repeating: "[", count: 500) + "text" + String(repeating: "](a)", count: 500),
        ]
        for source in deep {
            var depth = 0
            var text = ""
            var level = [parser.parse(source)]
            while !level.isEmpty {
                depth += 1
                for node in level { if case .text(let part) = node.kind { text += part } }
                level = level.flatMap(\.children)
            }
            #expect((2...MarkdownNode.maximumDepth + 1).contains(depth), sourceLocation: .contract)
            #expect(text.contains("text"), sourceLocation: .contract)
        }
        let quotes = parser.parse(deep[0])
        var node = quotes
        while let child = node.children.first { node = child }
        guard case .text(let text) = node.kind else {
            Issue.record("There is no text within the quotes.", sourceLocation: .contract)
            return
        }
        #expect(text.hasSuffix("text"), sourceLocation: .contract)
        #expect(quotes.kind == .document, sourceLocation: .contract)
    },
    Contract("The tree is in proportion to the length of the source") { parser in
        let wide = "|" + String(repeating: "a|", count: 2_000) + "\n|" + String(repeating: "-|", count: 2_000) + "\n"
        let sources = [
            wide + String(repeating: "b\n", count: 20_000),
            String(
                repeating: "|" + String(repeating: "a|", count: 90) + "\n|" + String(repeating: "-|", count: 90)
                    + "\n" + String(repeating: "b\n", count: 200) + "\n",
                count: 50
            ),
            "[a]: " + String(repeating: "b", count: 100_000) + "\n\n" + String(repeating: "[a] ", count: 50_000),
        ]
        for source in sources {
            var size = 0
            let document = parser.parse(source + "\n\n# end")
            #expect(
                document.children.last == MarkdownNode(.heading(level: 1), [text("end")]),
                sourceLocation: .contract
            )
            var level = [document]
            while !level.isEmpty {
                size += level.count
                for case .link(let url, _) in level.map(\.kind) { size += url.utf8.count }
                level = level.flatMap(\.children)
            }
            #expect(size < 50_000 + 4 * source.utf8.count, "\(source.prefix(20))", sourceLocation: .contract)
        }
    },
    Contract("Any text is a document") { parser in
        for source in ["", "\n\n", "\0", "\u{FEFF}# a", "a\r\nb\rc", "[", "[^", "|", "```", "<", "\u{1B}[31m", "<!--"] {
            #expect(parser.parse(source).kind == .document, "\(source)", sourceLocation: .contract)
        }
    },
]
