import ArticleContract
import ArticleTerminal
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

func row(
    _ number: Int,
    title: String = "Swift 6の並行処理",
    stocks: Int = 0,
    isRead: Bool = false,
    isKept: Bool = false,
    isStocked: Bool = false
) -> ArticleRow {
    ArticleRow(
        id: "id\(number)",
        title: title,
        author: "ann",
        date: "2026-11-21",
        tags: ["Swift", "iOS"],
        likes: 3,
        stocks: stocks,
        comments: stocks / 2,
        isRead: isRead,
        isKept: isKept,
        isStocked: isStocked,
        record: Record(of: ArticleField.listed, columns: [.id, .title]) { field in
            switch field {
            case .id: .text("id\(number)")
            case .title: .text(title)
            default: .null
            }
        }
    )
}

extension ArticleListViewController {
    func show(
        _ rows: [ArticleRow],
        heading: String = "",
        actions: [ArticleListAction] = [],
        search: String? = nil,
        hasNextPage: Bool = false
    ) {
        let content = ArticleListContent(
            heading: Phrase(verbatim: heading),
            actions: actions,
            search: search,
            rows: rows,
            footer: Phrase(en: "2 of 9", ja: "9件中2件"),
            hasNextPage: hasNextPage
        )
        handle(command: .show(content))
    }
}

@MainActor
struct ArticleListViewControllerTests {
    let outbox = Outbox<ArticleListEvent>()

    private func screen(
        on terminal: ScriptedLineTerminal,
        _ mode: LineHost.Mode = .interactive,
        form: OutputFormat = .page
    ) -> (LineHost, ArticleListViewController) {
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: mode, form: form)
        let screen = ArticleListViewController(eventListener: outbox.listener, host: host)
        host.show(screen)
        return (host, screen)
    }

    @Test
    func `numbers the rows through all pages and reports what is chosen`() async {
        let terminal = ScriptedLineTerminal(typing: ["n", "r", "2", "q"], width: 40)
        let (host, screen) = screen(on: terminal)
        screen.show([row(1)], heading: "Newest", hasNextPage: true)
        outbox.respond = { event in
            if event == .didAskForMore { screen.show([row(1), row(2)], heading: "Newest", hasNextPage: true) }
        }
        #expect(await host.run() == .done)
        #expect(
            terminal.outputText == """
                Newest

                1  Swift 6の並行処理
                   @ann · 2026-11-21 JST · ♥ 3 · #Swift
                   #iOS

                2 of 9
                2  Swift 6の並行処理
                   @ann · 2026-11-21 JST · ♥ 3 · #Swift
                   #iOS

                2 of 9

                """
        )
        #expect(outbox.events == [.viewDidLoad, .didAskForMore, .didAskForRefresh, .didOpen("id2")])
    }

    @Test func `the search completes operators and tags, which are requested when one of them is typed`() throws {
        let host = StubSceneHost()
        let screen = ArticleListViewController(eventListener: outbox.listener, host: host)
        screen.viewDidLoad()
        screen.show([], actions: [.search])
        let command = try #require(screen.commands.first { $0.name == "search" })
        guard case .enter(let completions, let withoutText, let enter) = command.action else {
            Issue.record("\(command.action)")
            return
        }
        #expect(completions("swift ta") == ["swift tag:"])
        #expect(outbox.events == [.viewDidLoad])
        #expect(completions("swift tag:") == [])
        #expect(completions("swift tag:s") == [])
        #expect(outbox.events == [.viewDidLoad, .didAskForSuggestions(.tags)])
        screen.handle(command: .suggest([Suggestion("swift"), Suggestion("設計")]))
        #expect(completions("tag:") == ["tag:swift", "tag:設計"])
        #expect(screen.rootView.search.completions?("x tag:S") == ["x tag:swift"])
        enter("tag:swift 設計")
        #expect(outbox.events.last == .didSubmitQuery("tag:swift 設計"))
        #expect(screen.rootView.search.isHidden)
        withoutText?()
        #expect(!screen.rootView.search.isHidden)
        #expect(outbox.events.count { $0 == .didAskForSuggestions(.tags) } == 1)
    }

    @Test func `a query that is being edited is restored in its field, and searched again`() throws {
        let host = StubSceneHost()
        func makeScreen() -> ArticleListViewController {
            ArticleListViewController(eventListener: outbox.listener, host: host)
        }
        let (first, next) = (makeScreen(), makeScreen())
        #expect(first.restorationState == nil)
        first.rootView.search.isHidden = false
        first.rootView.search.text = "tag:swift 設計"
        let state = try #require(first.restorationState)
        outbox.events = []
        next.restore(state)
        #expect(next.restorationState == state)
        #expect(next.rootView.search.isHidden)
        next.viewDidLoad()
        next.viewWillAppear()
        #expect(next.rootView.search.text == "tag:swift 設計")
        #expect(!next.rootView.search.isHidden)
        #expect(outbox.events == [.viewDidLoad, .didChangeQuery("tag:swift 設計")])
        #expect(next.restorationState == state)
        next.rootView.search.isHidden = true
        #expect(next.restorationState == nil)
    }

    @Test func `an edited query does not open a field on lines`() throws {
        let (host, screen) = screen(on: ScriptedLineTerminal(typing: []))
        defer { withExtendedLifetime(host) {} }
        screen.restore(try #require(JSONValue(encoding: ["query": "swift"])))
        #expect(screen.rootView.search.isHidden)
        #expect(outbox.events == [.viewDidLoad])
    }

    @Test
    func `going back prints the last page again, with its numbers, heading and footer`() async {
        let terminal = ScriptedLineTerminal(typing: [], width: 40)
        let (host, screen) = screen(on: terminal, .script)
        screen.show([row(1)], heading: "Newest")
        #expect(await host.run() == .done)
        screen.show([row(1), row(2)], heading: "Newest")
        #expect(await host.run() == .done)
        let before = terminal.outputText
        host.show()
        host.show(screen)
        #expect(await host.run() == .done)
        #expect(
            terminal.outputText.dropFirst(before.count) == """
                Newest

                2  Swift 6の並行処理
                   @ann · 2026-11-21 JST · ♥ 3 · #Swift
                   #iOS

                2 of 9

                """
        )
    }

    @Test
    func `a row shows the counts of stocks and comments, and later whether the article was read`() async {
        let terminal = ScriptedLineTerminal(typing: [], width: 80)
        let (host, screen) = screen(on: terminal, .script)
        screen.show([row(1, stocks: 2), row(2)])
        #expect(await host.run() == .done)
        let before = terminal.outputText
        screen.show([row(1, stocks: 2), row(2, isRead: true, isKept: true, isStocked: true)])
        #expect(await host.run() == .done)
        #expect(terminal.outputText == before)
        #expect(terminal.outputText.contains("   @ann · 2026-11-21 JST · ♥ 3 · 2 stocks · 1 comment · #Swift #iOS\n"))
        #expect(!terminal.outputText.contains("read"))
        host.show()
        host.show(screen)
        #expect(await host.run() == .done)
        #expect(terminal.outputText.contains("2  Swift 6の並行処理\n   read · @ann · 2026-11-21 JST · ♥ 3 · #Swift #iOS\n"))
    }

    @Test
    func `a screen shows which articles are unread, kept and stocked, without colour too`() {
        let (_, screen) = screen(on: ScriptedLineTerminal(typing: []))
        let rows = [row(1), row(2, isRead: true, isKept: true), row(3, isKept: true, isStocked: true)]
        screen.show(rows, actions: [.search] + ArticleListAction.batches)
        #expect(
            drawn(screen) == [
                "▎  1  ● **Swift 6の並行処理**", "▎       @ann · 2026-11-21 JST · ♥ 3 · #Swift #iOS",
                "   2    Swift 6の並行処理", "        kept · read · @ann · 2026-11-21 JST · ♥ 3 · #Swift #iOS",
                "   3  ● **Swift 6の並行処理**", "        stocked · kept · @ann · 2026-11-21 JST · ♥ 3 · #Swift #iOS",
                " 2 of 9",
            ]
        )
        screen.show([row(1, isRead: true)] + rows.dropFirst(), actions: [.search] + ArticleListAction.batches)
        #expect(drawn(screen).first == "▎  1    Swift 6の並行処理")
    }

    /// Returns the rows of the screen without empty ones, with bold characters between asterisks; the selected row is not
    /// the focus.
    private func drawn(_ screen: ArticleListViewController) -> [String] {
        screen.rootView.list.isFocused = true
        let grid = screen.rootView.drawn(columns: 70, rows: 12).grid
        return (0..<grid.size.rows).map { row in
            var (text, isBold) = ("", false)
            for column in 0..<grid.size.columns where grid[column, row].width > 0 {
                let cell = grid[column, row]
                let style = grid.style(at: Point(column: column, row: row))
                let marks = style.shown(by: TerminalCapabilities(showsAttributes: true)).attributes.contains(.bold)
                if marks != isBold { text += "**" }
                isBold = marks
                grid.append(cell, to: &text)
            }
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
        .filter { !$0.isEmpty }
    }

    @Test
    func `actions are offered by the presenter, and act on the marked articles or else on the selected one`() {
        let (_, screen) = screen(on: ScriptedLineTerminal(typing: []))
        screen.show([row(1), row(2), row(3)])
        _ = drawn(screen)
        #expect(!screen.rootView.list.press("s"))
        screen.show([row(1), row(2), row(3)], actions: [.keep, .stock, .copy])
        for key: Key in ["s", "j", "x", "j", "x", "g", "K", "y"] { #expect(screen.rootView.list.press(key)) }
        #expect(!screen.rootView.list.press("o"))
        #expect(
            outbox.events == [
                .viewDidLoad, .didAskFor(.stock, of: ["id1"]), .didAskFor(.keep, of: ["id2", "id3"]),
                .didAskFor(.copy, of: ["id2", "id3"]),
            ]
        )
    }

    @Test
    func `the list comes back from a search with its selection, its position and its marks`() throws {
        let (_, screen) = screen(on: ScriptedLineTerminal(typing: []))
        let rows = (1...20).map { row($0) }
        screen.show(rows, actions: [.stock])
        _ = drawn(screen)
        for key: Key in ["x", "G", "k"] { #expect(screen.rootView.list.press(key)) }
        let before = (drawn(screen), screen.rootView.list.position)
        screen.show([], actions: [.stock], search: "s")
        screen.show([row(1), row(19)], actions: [.stock], search: "s")
        screen.show([row(19)], actions: [.stock], search: "sw")
        screen.show(rows, actions: [.stock])
        #expect(drawn(screen) == before.0)
        #expect(screen.rootView.list.position == before.1)
        #expect(screen.rootView.list.selection == "id19")
        #expect(screen.rootView.list.targets == ["id1"])
        // It was restored, and is not there for another list.
        screen.rootView.list.select("id3")
        screen.show(rows + [row(21)], actions: [.stock])
        #expect(screen.rootView.list.selection == "id3")
    }

    @Test
    func `a list that is fetched again is printed again, and keeps the selection`() async {
        let terminal = ScriptedLineTerminal(typing: [])
        let (host, screen) = screen(on: terminal, .script)
        screen.show([row(1), row(2)])
        #expect(await host.run() == .done)
        screen.rootView.list.select("id2")
        screen.show([row(3), row(1), row(2)])
        let before = terminal.outputText
        #expect(await host.run() == .done)
        let titles = terminal.outputText.dropFirst(before.count).matches(of: #/(\d)  Swift 6/#).map(\.1)
        #expect(titles == ["1", "2", "3"])
        #expect(screen.rootView.list.selection == "id2")
    }

    @Test
    func `the end of the list asks for the next page, if there is one`() {
        let (_, screen) = screen(on: ScriptedLineTerminal(typing: []))
        screen.rootView.list.reachesEnd.send()
        screen.show([row(1)], hasNextPage: true)
        screen.rootView.list.reachesEnd.send()
        #expect(outbox.events == [.viewDidLoad, .didAskForMore])
    }

    @Test
    func `a tab that is selected is reported, and lines have none`() async {
        let terminal = ScriptedLineTerminal(typing: [])
        let (host, screen) = screen(on: terminal, .script)
        screen.handle(command: .show(ArticleListContent(tab: .newest, rows: [row(1)])))
        #expect(await host.run() == .done)
        #expect(terminal.outputText.hasPrefix("1  Swift 6"))
        if case .perform(let askForNext)? = screen.rootView.tabs.commands.first?.action { askForNext() }
        #expect(outbox.events == [.viewDidLoad, .didSelectTab(.stocks)])
    }

    @Test
    func `offers no next page at the end`() async {
        let terminal = ScriptedLineTerminal(typing: ["n", "q"])
        let (host, screen) = screen(on: terminal)
        screen.show([row(1)])
        #expect(await host.run() == .done)
        #expect(terminal.messageText.hasPrefix("r refresh · 1 read · ? help · q quit > 'n' "))
        #expect(outbox.events == [.viewDidLoad])
    }

    @Test
    func `gives programs one record a line, whole, and nothing else`() async {
        let terminal = ScriptedLineTerminal()
        let (host, screen) = screen(on: terminal, .script)
        screen.show([row(1, title: "a\u{1B}[2J\u{202E}b")], heading: "Newest", hasNextPage: true)
        #expect(terminal.outputText == "id1\ta␛[2J\u{202E}b\n")
        #expect(terminal.messageText.isEmpty)
        #expect(await host.run() == .done)
    }

    @Test
    func `an answered alert goes to the presenter`() async {
        let terminal = ScriptedLineTerminal(typing: ["1"])
        let (host, screen) = screen(on: terminal, .script)
        let text = Phrase(en: "Offline", ja: "オフライン")
        screen.handle(command: .showAlert(AlertStrategy(title: text, message: text, actions: [.retry, .cancel])))
        #expect(await host.run() == .done)
        #expect(outbox.events == [.viewDidLoad, .didAnswer(AlertAnswer(.retry))])
    }

    @Test(arguments: 1...60)
    func `no line is wider than the page, and nothing harmful is left`(width: Int) {
        let view = ArticleListRootView()
        view.setup()
        let first = ArticleListContent(heading: Phrase(verbatim: "Newest articles"), rows: (1...98).map { row($0) })
        view.show(first, after: ArticleListContent())
        _ = view.takeLines(for: LinePage(width: width))
        var second = first
        second.rows += [row(99, title: "題名\u{1B}]52;c;eA==\u{7}が長い場合 and English"), row(100)]
        second.footer = Phrase(verbatim: "2 of 9")
        view.show(second, after: first)
        let lines = view.takeLines(for: LinePage(width: width))
        #expect(lines.allSatisfy { $0.width() <= width })
        #expect(lines.allSatisfy { !$0.rendered(for: .fullTerminal).contains("\u{1B}]52") })
    }
}
