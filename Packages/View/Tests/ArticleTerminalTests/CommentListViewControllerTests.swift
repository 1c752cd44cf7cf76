import ArticleContract
import ArticleTerminal
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

private func comment(_ id: String, _ text: String, links: [TextLink] = []) -> CommentDetail {
    CommentDetail(
        id: id,
        author: "ann",
        created: "2026-11-21 14:05",
        updated: nil,
        text: ArticleText(blocks: [.paragraph([[TextSpan(text, link: links.first?.number)]])], links: links),
        record: Record(of: [CommentField.id], document: "## \(id)\n\n\(text)\n") { _ in .text(id) }
    )
}

@MainActor
struct CommentListViewControllerTests {
    private let outbox = Outbox<CommentListEvent>()
    private let heading = Phrase(en: "2 comments", ja: "コメント 2 件")

    @Test func `a text is not printed again for whoever comes back to it`() async {
        let terminal = ScriptedLineTerminal(typing: [])
        let (host, screen) = screen(on: terminal, .script)
        screen.handle(command: .show(heading, []))
        #expect(await host.run() == .done)
        let before = terminal.outputText
        #expect(!before.isEmpty)
        host.show(screen)
        #expect(await host.run() == .done)
        #expect(terminal.outputText == before)
    }

    private func screen(on terminal: ScriptedLineTerminal, _ mode: LineHost.Mode) -> (
        LineHost, CommentListViewController
    ) {
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: mode)
        let screen = makeScreen(on: host)
        host.show(screen)
        return (host, screen)
    }

    @Test func `each comment stands below whose it is`() async {
        let terminal = ScriptedLineTerminal(typing: ["r", "b", "q"], width: 40)
        let (host, screen) = screen(on: terminal, .interactive)
        screen.handle(command: .show(heading, [comment("a", "最初"), comment("b", "second")]))
        #expect(await host.run() == .done)
        #expect(
            terminal.outputText == """
                2 comments

                @ann · 2026-11-21 14:05 (Japan time)
                最初

                @ann · 2026-11-21 14:05 (Japan time)
                second

                """
        )
        #expect(outbox.events == [.viewDidLoad, .didAskForRefresh, .didAskToGoBack])
    }

    @Test func `links are numbered through all comments, and opened by their numbers`() async {
        let terminal = ScriptedLineTerminal(typing: ["o 2", "o1", "o 3", "q"], width: 80)
        let (host, screen) = screen(on: terminal, .interactive)
        let links = (1...2).map { TextLink(number: $0, url: "https://a.jp/\($0)", title: "link \($0)") }
        screen.handle(
            command: .show(heading, [comment("a", "one", links: [links[0]]), comment("b", "two", links: [links[1]])])
        )
        _ = await host.run()
        #expect(terminal.outputText.contains("one‹1›\n\n‹1› link 1\n    https://a.jp/1\n"))
        #expect(terminal.outputText.contains("two‹2›\n\n‹2› link 2\n    https://a.jp/2\n"))
        #expect(outbox.events == [.viewDidLoad, .didAskToOpenLink(2), .didAskToOpenLink(1)])
        #expect(terminal.messageText.contains("o 1–2 link"))
        #expect(terminal.messageText.contains("There is no '3'. Type a number from 1 to 2."))
    }

    private func makeScreen(on host: any SceneHost) -> CommentListViewController {
        CommentListViewController(eventListener: outbox.listener, host: host)
    }

    private func layOut(_ screen: CommentListViewController, columns: Int = 40) {
        _ = screen.rootView.drawn(columns: columns, rows: 6)
    }

    @Test func `the comment at the top is restored when the comments are there, whichever are above it`() throws {
        let host = StubSceneHost()
        let (first, next, other) = (makeScreen(on: host), makeScreen(on: host), makeScreen(on: host))
        let comments = (1...9).map { comment("id\($0)", "comment \($0)") }
        #expect(first.restorationState == nil)
        first.handle(command: .show(heading, comments))
        layOut(first)
        // The heading has nothing to restore.
        #expect(first.restorationState == nil)
        // Each comment has an empty line, its author and its text.
        first.rootView.text.scroll(toLine: 1 + 3 * 4 + 2)
        let state = try #require(first.restorationState)
        next.restore(state)
        #expect(next.restorationState == state)
        next.handle(command: .show(heading, [comment("id0", "new")] + comments))
        layOut(next, columns: 30)
        // The author takes two lines there.
        #expect(next.rootView.text.line == 1 + 4 * 5 + 3)
        #expect(next.restorationState == state)
        // Comments that are fetched again begin at their start.
        next.handle(command: .show(heading, comments))
        layOut(next)
        #expect(next.restorationState == nil)
        // A comment that is gone leaves the start.
        other.restore(state)
        other.handle(command: .show(heading, Array(comments.prefix(4))))
        layOut(other)
        #expect(other.rootView.text.line == 0)
        // Lines have no position.
        let (lines, screen) = screen(on: ScriptedLineTerminal(typing: []), .interactive)
        screen.restore(state)
        #expect(screen.restorationState == nil)
        withExtendedLifetime(lines) {}
    }

    @Test func `a pipe gets the Markdown whole`() async {
        let terminal = ScriptedLineTerminal()
        let (host, screen) = screen(on: terminal, .script)
        screen.handle(command: .show(heading, [comment("a", "x\u{1B}[2J"), comment("b", "y")]))
        #expect(await host.run() == .done)
        #expect(terminal.outputText == "## a\n\nx␛[2J\n## b\n\ny\n")
    }

    @Test(arguments: 1...60)
    func `no line is wider than the page, and nothing harmful is left`(width: Int) {
        let view = CommentListRootView()
        view.show(heading, [comment("a", "とても長いコメント\u{1B}]52;c;eA==\u{7} and English"), comment("b", "")])
        let lines = view.takeLines(for: LinePage(width: width))
        #expect(lines.allSatisfy { $0.width() <= width })
        #expect(lines.allSatisfy { !$0.rendered(for: .fullTerminal).contains("\u{1B}]52") })
    }
}

@MainActor
struct ArticleDetailViewControllerTests {
    private func detail(url: String?, links: [TextLink] = []) -> ArticleDetail {
        let text = ArticleText(blocks: [], links: links)
        let record = Record(of: [ArticleField.id]) { _ in .text("a") }
        return ArticleDetail(id: "a", title: "t", tags: [], url: url, text: text, record: record)
    }

    private func run(_ script: [String], _ commands: [ArticleDetailCommand]) async -> ([ArticleDetailEvent], String) {
        let (outbox, terminal) = (Outbox<ArticleDetailEvent>(), ScriptedLineTerminal(typing: script))
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let screen = ArticleDetailViewController(eventListener: outbox.listener, host: host)
        host.show(screen)
        for command in commands { screen.handle(command: command) }
        _ = await host.run()
        return (outbox.events, terminal.messageText)
    }

    @Test func `an article that others can see has comments, a stock and a page`() async {
        let (events, messages) = await run(
            ["c", "s", "o", "q"],
            [
                .offer(ArticleDetailActions(isPublished: true, isStocked: true)),
                .show(detail(url: "https://qiita.com/a")), .showMessage(Phrase(verbatim: "done")),
            ]
        )
        #expect(events == [.viewDidLoad, .didAskForComments, .didAskToStock, .didAskToOpen])
        #expect(messages.contains("done"))
        #expect(messages.contains("c comments · s unstock · o browser · ? help · q quit"))
    }

    @Test func `links are opened by their numbers`() async {
        let links = (1...3).map { TextLink(number: $0, url: "https://a.jp/\($0)", title: "\($0)") }
        let (events, messages) = await run(
            ["o 3", "O1", "o 4", "o", "3", "q"],
            [
                .offer(ArticleDetailActions(isPublished: true)),
                .show(detail(url: "https://qiita.com/a", links: links)),
            ]
        )
        #expect(
            events == [
                .viewDidLoad, .didAskToOpenLink(3), .didAskToOpenLink(1), .didAskToOpen,
            ]
        )
        #expect(messages.contains("o browser · o 1–3 link · ? help"))
        #expect(messages.contains("There is no '4'. Type a number from 1 to 3."))
        #expect(messages.contains("'3' is not a command here. Type '?' for help."))
    }

    @Test func `an article that nobody else can see has none of that`() async {
        let (events, messages) = await run(["c", "s", "o", "q"], [.show(detail(url: nil))])
        #expect(events == [.viewDidLoad])
        #expect(messages.hasPrefix("b back · r refresh · ? help · q quit > "))
    }
}
