import ArticleDomain
import DomainKit
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import Testing

@testable import ArticlePresentation

struct ReadingReportTests {
    private let keptAt = Date(timeIntervalSince1970: 1_700_000_000)

    private func fetched(_ blocks: MarkupBlock..., freshness: Freshness = .live) throws -> Fetched<ParsedArticle> {
        let article = try Article(id: ArticleID("a"), title: "t", body: "b")
        return Fetched(ParsedArticle(article, markup: Markup(blocks: blocks)), freshness: freshness)
    }

    private func lines(_ report: Report) -> [String] {
        report.entries.flatMap(\.lines).map { String(repeating: "  ", count: $0.depth) + $0.text.english }
    }

    @Test func `the headings of the text itself are listed with their levels`() throws {
        let report = Report(
            contentsOf: try fetched(
                .heading(MarkupHeading(level: 1, title: [.text("章 "), .code("let")])),
                .quote([.heading(MarkupHeading(level: 1, title: [.text("quoted")]))]),
                .heading(MarkupHeading(level: 3, title: [.link(url: "https://a.jp", [.strong([.text("節")])])]))
            ).value.markup
        )
        #expect(lines(report) == ["章 let", "    節"])
        let records = report.entries.map { $0.record?.json().line }
        #expect(records == [#"{"level":1,"title":"章 let"}"#, #"{"level":3,"title":"節"}"#])
        #expect(report.notices.isEmpty)
    }

    @Test func `links are listed once each, absolute, and only those into the web`() throws {
        let report = Report(
            linksOf: try fetched(
                .paragraph([
                    .link(url: "/tags/swift", [.text("Swift")]), .link(url: "javascript:alert(1)", [.text("no")]),
                    .link(url: "https://a.jp", []), .link(url: "/tags/swift", [.text("again")]),
                ]),
                .linkCard(url: "https://b.jp")
            ).value.markup,
            from: .qiita
        )
        #expect(
            lines(report) == ["1. Swift", "  https://qiita.com/tags/swift", "2. https://a.jp", "3. https://b.jp"]
        )
        #expect(
            report.entries.map { $0.record?.json().line } == [
                #"{"number":1,"title":"Swift","url":"https://qiita.com/tags/swift"}"#,
                #"{"number":2,"title":"","url":"https://a.jp"}"#,
                #"{"number":3,"title":"https://b.jp","url":"https://b.jp"}"#,
            ]
        )
    }

    @Test func `as HTML everything from outside is escaped, and leads into the web only`() throws {
        let report = Report(
            htmlOf: try fetched(
                .heading(MarkupHeading(level: 2, title: [.text("<script>&\"'\u{1B}")])),
                .paragraph([
                    .link(url: "/tags/a?x=1&y=\"", [.strong([.text("a")])]), .link(url: "javascript:x", [.text("b")]),
                    .image(MarkupImage(url: "data:x", alternative: "<i>")), .lineBreak, .mention("ann"), .footnote(1),
                    .image(MarkupImage(url: "https://a.jp/p.png", alternative: "\">", width: 3)),
                ]),
                .code(MarkupCode(language: "\"x", text: "a < b")),
                .list(MarkupList(start: 3, isTight: true, items: [MarkupList.Item(isDone: true, blocks: [.rule])])),
                .table(MarkupTable(columns: [.right], heading: [[.text("h")]], rows: [[[.code("<c>")]]])),
                .table(MarkupTable(columns: [], heading: [], rows: [[[.text("d")]]])),
            ),
            from: .qiita,
            wording: Wording(.english)
        )
        let document = try #require(report.entries.first?.record?.document)
        #expect(
            document == """
                <!DOCTYPE html>
                <html>
                <head><meta charset="utf-8"><title>t</title></head>
                <body>
                <h1>t</h1>
                <h2>&lt;script&gt;&amp;&quot;&#39;\u{FFFD}</h2>
                <p><a href="https://qiita.com/tags/a?x=1&amp;y=&quot;"><strong>a</strong></a>b&lt;i&gt;<br>
                <a href="https://qiita.com/ann">@ann</a><sup><a href="#fn1">1</a></sup>\
                <img src="https://a.jp/p.png" alt="&quot;&gt;" width="3"></p>
                <pre><code class="language-&quot;x">a &lt; b
                </code></pre>
                <ol start="3">
                <li><input type="checkbox" disabled checked> <hr></li>
                </ol>
                <table>
                <tr><th align="right">h</th></tr>
                <tr><td align="right"><code>&lt;c&gt;</code></td></tr>
                </table>
                <table>
                <tr><td align="left">d</td></tr>
                </table>
                </body>
                </html>

                """
        )
    }

    @Test(arguments: [
        (Language.english, ["Note", "Warning", "Danger"]), (.japanese, ["補足", "注意", "警告"]),
    ])
    func `as HTML nothing is lost of what the service adds to Markdown`(language: Language, labels: [String]) throws {
        let notes = [MarkupNoteKind.info, .warning, .alert].map { MarkupBlock.note($0, [.paragraph([.text("n")])]) }
        let article = try Article(id: ArticleID("a"), title: "t", body: "b")
        let markup = Markup(
            blocks: notes + [
                .code(MarkupCode(language: "swift", fileName: "<Main>.swift", text: "a")),
                .code(MarkupCode(language: "swift", isDifference: true, text: "+a")),
                .code(MarkupCode(isDifference: true, text: "-a")),
                .details(summary: [.strong([.text("s")])], [.math("x^2")]), .details(summary: [], [.rule]),
                .diagram(notation: "mermaid", source: "A-->B"), .linkCard(url: "https://a.jp/"),
                .definitions([MarkupDefinition(term: [.text("t")], blocks: [.paragraph([.math("y")])])]),
                .paragraph([.footnote(1), .strikethrough([.text("old")])]),
                .paragraph([.text("10"), .superscript([.text("6")]), .subscript([.emphasis([.text("i")])])]),
                .paragraph([.embed(MarkupEmbed(.codePen, title: "<b>", url: "https://codepen.io/a/pen/b"))]),
            ],
            footnotes: [[.paragraph([.text("f")])]]
        )
        let fetched = Fetched(ParsedArticle(article, markup: markup), freshness: .live)
        let report = Report(htmlOf: fetched, from: .qiita, wording: Wording(language))
        let document = try #require(report.entries.first?.record?.document)
        let parts = zip(["info", "warn", "alert"], labels).map { kind, label in
            """
            <aside class="note \(kind)">
            <p><strong>\(label)</strong></p>
            <p>n</p>
            </aside>

            """
        }
        let body = """
            <figure>
            <figcaption>&lt;Main&gt;.swift</figcaption>
            <pre><code class="language-swift">a
            </code></pre>
            </figure>
            <pre><code class="language-diff-swift">+a
            </code></pre>
            <pre><code class="language-diff">-a
            </code></pre>
            <details><summary><strong>s</strong></summary>
            <pre><code class="language-math">x^2
            </code></pre>
            </details>
            <details>
            <hr>
            </details>
            <pre><code class="language-mermaid">A--&gt;B
            </code></pre>
            <p><a href="https://a.jp/">https://a.jp/</a></p>
            <dl>
            <dt>t</dt>
            <dd><p><code class="language-math">y</code></p></dd>
            </dl>
            <p><sup><a href="#fn1">1</a></sup><del>old</del></p>
            <p>10<sup>6</sup><sub><em>i</em></sub></p>
            <p><a href="https://codepen.io/a/pen/b">CodePen: &lt;b&gt;</a></p>
            <hr>
            <ol>
            <li id="fn1"><p>f</p></li>
            </ol>
            </body>
            """
        #expect(document.contains("<h1>t</h1>\n" + parts.joined() + body), "\(document)")
    }

    @Test func `people get a sentence where there is nothing, programs get nothing`() throws {
        let text = try fetched(.paragraph([.text("a")])).value.markup
        for report in [Report(contentsOf: text), Report(linksOf: text, from: .qiita)] {
            #expect(report.entries.allSatisfy { $0.record == nil })
            #expect(report.entries.count == 1)
        }
    }

    @Test func `a kept copy says so`() throws {
        let kept = Freshness.kept(at: keptAt, because: .offline)
        let text = Markup(blocks: [])
        let notices = [Phrase([kept], timeZone: .offset(0))]
        #expect(Report(contentsOf: text, kept, timeZone: .offset(0)).notices == notices)
        #expect(Report(linksOf: text, kept, from: .qiita, timeZone: .offset(0)).notices == notices)
    }
}
