import Testing

/// The lines on a terminal for HTML, in the places in which authors put it.
struct HTMLPageTests {
    @Test func `preformatted text with an empty line ends where its tag does`() {
        #expect(
            Rendering.page(
                """
                <details><summary>log</summary><pre>
                first

                second
                third
                </pre></details>

                text
                """
            ) == """
                ▾ log
                    first

                    second
                    third

                text
                """
        )
    }

    @Test(arguments: [
        ("<li>a\n\nb", "• a\n  b"), ("<td>a</td><td>b</td>", "a │ b"), ("<tr><td>a", "a"), ("<dl>a", "a"),
        ("<table>a", "a"), ("<table><td>a</td></table>\n\nb", "a\n\nb"), ("<dt>a<dd>b", "a\n    b"),
        ("a <td>b", "a\n\nb"), ("a <summary>b", "a\n\nb"),
        ("<details>a<summary>b</summary></details>", "▾ 詳細\n  a\n\n  b"),
        ("<table><caption>a</caption><tr><th>b<tr><td>c</table>", "a\n\nb\n─\nc"),
        ("<table>a<tr><td>b</tr>c<tr><td>d</tr></table>", "a\n\nb\n\nc\n\nd"),
        ("<table>\n\n|a|b|\n|-|-|\n|c|d|\n\n</table>\n\ne", "a │ b\n──┼──\nc │ d\n\ne"),
        ("<table><tfoot><tr><td>c</tfoot><tr><td>b</table>", "b\nc"),
        ("<ol start=5><li>a<li>b<li value=9>c</ol>", "5. a\n6. b\n\n9. c"),
        ("<ul><li>a</li>b<li>c</li><ul><li>d</ul></ul>", "• a\n\nb\n\n• c\n  • d"),
        ("|a|\n|-|\n|<ul><li>b</li><li>c</li></ul>|", "a\n─\nb\nc"), ("<h2>a<p>b</h2>", "## a\n\nb"),
        ("<p>a<div>b</div>c", "a\n\nb\n\nc"), ("<pre>a<br>b</pre>", "  a\n  b"),
        ("<summary><dl><dt>a<dd>b</dl></summary>", "a\n    b"),
    ])
    func `text stays in its place, whatever the tags around it are`(source: String, page: String) {
        #expect(Rendering.page(source) == page)
    }

    @Test func `values stand under their headings where cells span columns and rows`() {
        let table = """
            <table>
            <thead><tr><th rowspan="2">名前</th><th colspan="2">大きさ</th></tr><tr><th>幅</th><th>高さ</th></tr></thead>
            <tr><td rowspan="2">A</td><td>1</td><td>2</td></tr>
            <tr><td>3</td><td>4</td></tr>
            <tr><td colspan="99">以上</td></tr>
            </table>
            """
        #expect(
            Rendering.page(table) == """
                名前 │ 大きさ │
                ─────┼────────┼─────
                     │ 幅     │ 高さ
                A    │ 1      │ 2
                     │ 3      │ 4
                以上 │        │
                """
        )
    }

    @Test func `a table that would be mostly empty is read row by row`() {
        let header = String(repeating: "<td>a", count: 1_000)
        let page = Rendering.page("<table><tr>\(header)" + String(repeating: "<tr><td>b", count: 1_000), width: nil)
        #expect(page.split(separator: "\n").count == 1_001)
        #expect(page.hasSuffix("\n\nb\n\nb"))
    }

    @Test func `custom blocks are notes, or their content`() {
        #expect(
            Rendering.page(":::message\na\n:::\nb\n\n:::details 題\n- c\n:::\n\n:::note tip x\nd\n::::\n:::\ne") == """
                a

                b

                • c

                ┃ 補足
                ┃ d

                e
                """
        )
    }

    @Test func `code has a title of any words`() {
        #expect(Rendering.page("```java:Hello World.java (1)\na\n```") == "Hello World.java (1)\n  a")
        #expect(Rendering.page("```HelloWorldLambda.java\na\n```") == "HelloWorldLambda.java\n  a")
    }
}
