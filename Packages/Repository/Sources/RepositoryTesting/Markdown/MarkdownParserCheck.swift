internal import RepositoryKit
internal import Testing

/// The checks behind ``MarkdownParserContract``, one function for each requirement.
struct MarkdownParserCheck {
    let parser: any MarkdownParser
    let location: SourceLocation

    private func expect(_ blocks: MarkdownNode..., of source: String) {
        let document = parser.parse(source)
        #expect(document == MarkdownNode(.document, blocks), "\(source)", sourceLocation: location)
    }

    private func text(_ text: String) -> MarkdownNode { MarkdownNode(.text(text)) }

    private func paragraph(_ text: String) -> MarkdownNode { MarkdownNode(.paragraph, [MarkdownNode(.text(text))]) }

    func blocksAreDistinguished() {
        let source = """
            # 見出し

            > quoted

            ---

            ```swift:Main.swift
            let a = 1
            ```

            <div>html</div>
            """
        expect(
            MarkdownNode(.heading(level: 1), [text("見出し")]),
            MarkdownNode(.quote, [paragraph("quoted")]),
            MarkdownNode(.rule),
            MarkdownNode(.code(info: "swift:Main.swift", text: "let a = 1\n")),
            MarkdownNode(.html("<div>html</div>\n")),
            of: source
        )
        expect(
            MarkdownNode(.heading(level: 2), [text("a")]),
            MarkdownNode(.code(info: "", text: "b\n")),
            of: "a\n-\n\n    b"
        )
    }

    func listsHaveAStartAndTasksAState() {
        func item(_ text: String, isChecked: Bool? = nil) -> MarkdownNode {
            MarkdownNode(.item(isChecked: isChecked), [paragraph(text)])
        }
        expect(MarkdownNode(.list(start: 3, isTight: true), [item("a"), item("b")]), of: "3. a\n4. b")
        expect(
            MarkdownNode(
                .list(start: nil, isTight: false),
                [item("done", isChecked: true), item("open", isChecked: false)]
            ),
            of: "- [x] done\n\n- [ ] open"
        )
    }

    func tablesHaveColumns() {
        func row(_ isHeader: Bool, _ texts: String...) -> MarkdownNode {
            MarkdownNode(.row(isHeader: isHeader), texts.map { MarkdownNode(.cell, [text($0)]) })
        }
        expect(
            MarkdownNode(
                .table([.left, .center, .right, nil]),
                [row(true, "名前", "b", "c", "d"), row(false, "1", "2", "3", "4")]
            ),
            of: "| 名前 | b | c | d |\n|:-|:-:|-:|-|\n| 1 | 2 | 3 | 4 |"
        )
    }

    func inlinesAreDistinguished() {
        expect(
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
    }

    func addressesAreLinks() {
        let link = MarkdownNode(.link(url: "https://example.org/a", title: ""), [text("https://example.org/a")])
        expect(MarkdownNode(.paragraph, [text("see "), link]), of: "see https://example.org/a")
        expect(MarkdownNode(.paragraph, [link]), of: "<https://example.org/a>")
    }

    func footnotesAreNumberedByTheirReferences() {
        expect(
            MarkdownNode(
                .paragraph,
                [MarkdownNode(.footnoteReference(1)), text(" "), MarkdownNode(.footnoteReference(2))]
            ),
            MarkdownNode(.footnote, [paragraph("second")]),
            MarkdownNode(.footnote, [paragraph("first")]),
            of: "[^b] [^a]\n\n[^a]: first\n\n[^b]: second\n\n[^c]: unused"
        )
    }

    func nodesAreNestedNoDeeperThanTheLimit() {
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
            #expect((2...MarkdownNode.maximumDepth + 1).contains(depth), sourceLocation: location)
            #expect(text.contains("text"), sourceLocation: location)
        }
        let quotes = parser.parse(deep[0])
        var node = quotes
        while let child = node.children.first { node = child }
        guard case .text(let text) = node.kind else {
            Issue.record("There is no text within the quotes.", sourceLocation: location)
            return
        }
        #expect(text.hasSuffix("text"), sourceLocation: location)
        #expect(quotes.kind == .document, sourceLocation: location)
    }

    func theTreeIsInProportionToTheLength() {
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
            #expect(document.children.last == MarkdownNode(.heading(level: 1), [text("end")]), sourceLocation: location)
            var level = [document]
            while !level.isEmpty {
                size += level.count
                for case .link(let url, _) in level.map(\.kind) { size += url.utf8.count }
                level = level.flatMap(\.children)
            }
            #expect(size < 50_000 + 4 * source.utf8.count, "\(source.prefix(20))", sourceLocation: location)
        }
    }

    func anyTextIsADocument() {
        for source in ["", "\n\n", "\0", "\u{FEFF}# a", "a\r\nb\rc", "[", "[^", "|", "```", "<", "\u{1B}[31m", "<!--"] {
            #expect(parser.parse(source).kind == .document, "\(source)", sourceLocation: location)
        }
    }
}
