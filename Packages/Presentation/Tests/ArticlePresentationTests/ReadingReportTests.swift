import ArticleContract
import ArticleDomain
import ArticleUseCase
import AttemptKit
import DomainKit
import DomainTesting
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

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

struct KeptReportTests {
    @Test func `a kept article has its name and the day of its publication with the zone`() throws {
        let summary = try KeptArticleSummary(
            id: ArticleID("c686397e4a0f4f11683d"),
            title: "題",
            author: nil,
            tags: [],
            address: nil,
            createdAt: Date(timeIntervalSince1970: 1_700_000_000),
            updatedAt: nil,
            counts: ArticleCounts(),
            keptAt: .distantPast
        )
        let report = Report(kept: Page(elements: [summary], next: nil, total: 1))
        let lines = report.entries.flatMap(\.lines)
        #expect(lines.map(\.text.english) == ["題", "c686397e4a0f4f11683d · 2023-11-15 JST"])
        #expect(lines.map(\.text.japanese) == ["題", "c686397e4a0f4f11683d · 2023-11-15 JST"])
    }
}

@MainActor
struct ReactionReportTests {
    private let origin = ArticleOrigin.qiita

    /// Each reaction, given or not, sent or not.
    private static let changes = Reaction.allCases.flatMap { reaction in
        [(reaction, true, false), (reaction, true, true), (reaction, false, false), (reaction, false, true)]
    }

    private func change(_ id: String, _ reaction: Reaction = .stock, isGiven: Bool = true) throws -> ReactionChange {
        ReactionChange(reaction, to: try ArticleID(id), isGiven: isGiven)
    }

    private func report(
        _ action: ReactionAction,
        _ change: ReactionChange,
        isQueued: Bool = false,
        journal: ReactionJournal = ReactionJournal()
    ) -> Report {
        let result = ReactionResult(ReactionStatus(change, isQueued: isQueued), title: "題", journal: journal)
        return Report(result, to: action, from: origin, timeZone: .offset(0))
    }

    @Test func `each change is reported in a sentence of its own`() throws {
        var sentences: [Phrase] = []
        for (reaction, isGiven, isQueued) in Self.changes {
            let report = report(.stock, try change("a", reaction, isGiven: isGiven), isQueued: isQueued)
            sentences += report.entries.flatMap(\.lines).map(\.text)
            #expect(report.outcome == .done)
            let record = report.entries.first?.record
            #expect(
                record?.json().line
                    == #"{"active":\#(isGiven),"article":"a","queued":\#(isQueued),"reaction":"\#(reaction.rawValue)"}"#
            )
            #expect(record?.document == nil)
        }
        for language in [Language.english, .japanese] {
            let texts = sentences.map { $0.text(in: language) }
            #expect(texts.allSatisfy { $0.contains("'題'") })
            #expect(Set(texts).count == Self.changes.count)
        }
    }

    @Test(arguments: [(true, "yes", "はい", ExitOutcome.done), (false, "no", "いいえ", .failed)])
    func `a question is answered by yes or no, and by the exit code`(
        isGiven: Bool,
        english: String,
        japanese: String,
        outcome: ExitOutcome
    ) throws {
        let report = report(.stocked, try change("a", isGiven: isGiven))
        #expect(report.entries.flatMap(\.lines).map(\.text) == [Phrase(en: english, ja: japanese)])
        #expect(report.entries.first?.record?.document == english)
        #expect(report.outcome == outcome)
    }

    @Test func `changes that wait, were sent late or were refused are reported beside the answer`() throws {
        let journal = ReactionJournal(
            sent: [try change("b"), try change("c"), try change("a")],
            refused: [.init(try change("d", .like, isGiven: false), reason: .notFound)]
        )
        let notices = report(.stock, try change("a"), journal: journal).notices
        #expect(notices.count == 2)
        #expect(notices.first?.states("2") == true)
        #expect(notices.last?.states("'unlike d'", "'like d'") == true)
        let asked = report(.stocked, try change("a"), journal: ReactionJournal(sent: [try change("a")]))
        #expect(asked.notices.map { $0.states("1") } == [true])
        let waiting = ReactionJournal(waiting: [
            .init(try change("b"), reason: .timedOut), .init(try change("a"), reason: .timedOut),
        ])
        let late = report(.stock, try change("a"), isQueued: true, journal: waiting).notices
        let unsent = report(.stocked, try change("a"), isQueued: true).notices
        #expect(late.map { $0.states("'qiita.com'", "1") } == [true])
        #expect(unsent.map { $0.states("'qiita.com'") } == [true])
        #expect(unsent.map { $0.states("1") } == [false])
    }

    @Test func `an article without a title is named by its identifier, and no outcome is an empty report`() throws {
        let status = ReactionStatus(try change("a", .like), isQueued: false)
        let result = ReactionResult(status, title: nil, journal: ReactionJournal())
        let report = Report(result, to: .like, from: origin, timeZone: .offset(0))
        #expect(report.entries.flatMap(\.lines).map { $0.text.english.contains("'a'") } == [true])
        let empty = Report(nil, to: .like, from: origin)
        #expect(empty.entries.isEmpty)
    }

    @Test(
        arguments: [
            (.stock, .stock, true), (.unstock, .stock, false), (.stocked, .stock, nil), (.like, .like, true),
            (.unlike, .like, false), (.liked, .like, nil),
        ] as [(ReactionAction, Reaction, Bool?)]
    )
    func `each action is a request`(action: ReactionAction, reaction: Reaction, isGiven: Bool?) throws {
        let expected = ReactionRequest(reaction, to: try ArticleReference("a"), isGiven: isGiven)
        #expect(try ReactionRequest(action, article: " a") == expected)
        let error = ValidationError(field: "id", value: "a b", rule: .only(characters: "A-Z a-z 0-9 . - _"))
        #expect(throws: error) { try ReactionRequest(action, article: "a b") }
    }
}

struct ArticleSubjectAlertTests {
    private func alerts(
        _ subject: ArticleFailureAlerts.Subject,
        _ origin: ArticleOrigin = .qiita
    ) -> ArticleFailureAlerts {
        ArticleContext.sample(origin).alerts(about: subject)
    }

    @Test(
        arguments: [
            (.article("a"), "'a'"), (.reaction("a"), "'a'"), (.user("ann"), "'ann'"), (.tag("Swift"), "'Swift'"),
            (.listing(.user("ann")), "'ann'"), (.listing(.stocks("ann")), "'ann'"),
            (.listing(.tag("Swift")), "'Swift'"),
            (.listing(.search("swift")), "'swift'"), (.listing(.mine), "'qiita.com'"),
        ] as [(ArticleFailureAlerts.Subject, String)]
    )
    func `a missing subject is named, and the host`(subject: ArticleFailureAlerts.Subject, name: String) {
        let strategy = alerts(subject).alert(for: ApplicationError(.notFound))
        #expect(strategy.message.states(name, "'qiita.com'"))
        #expect(strategy.outcome == .notFound)
        let guide = alerts(subject, .guide).alert(for: ApplicationError(.notFound))
        #expect(guide.message.states("--source qiita"))
    }

    @Test func `the alert about a token that may not write names the scope it lacks`() throws {
        let strategy = alerts(.reaction("a")).alert(for: ApplicationError(.forbidden))
        #expect(strategy.message.states("'write_qiita'"))
        #expect(strategy.actions == [.signIn, .cancel])
        #expect(strategy.outcome == .failed)
        let team = ArticleOrigin.host(Setting([(.call, try ArticleHost("team.qiita.com"))], builtIn: .qiita))
        let other = alerts(.reaction("a"), team).alert(for: ApplicationError(.forbidden))
        #expect(other.message.english.contains("'write_qiita_team'"))
    }

    @Test func `an article of another host says so, and every other failure is worded as everywhere`() {
        let error = ValidationError(field: "host", value: "team.qiita.com", rule: .oneOf(["qiita.com"]))
        let url = "https://team.qiita.com/a/items/b"
        for subject in [ArticleFailureAlerts.Subject.reading(url), .article(url), .reaction(url)] {
            let strategy = alerts(subject).alert(for: ApplicationError(.invalidInput(error)))
            #expect(strategy.message.states("'team.qiita.com'", "'qiita.com'", "'--host team.qiita.com'"))
            #expect(strategy.outcome == .wrongUsage)
        }
        let others = ArticleContext.sample().alerts
        for error in [ApplicationError(.offline), ApplicationError(.unauthorized), ApplicationError(.storage(.full))] {
            #expect(alerts(.user("ann")).alert(for: error) == others.alert(for: error))
        }
    }
}
