import ArticleContract
import ArticleTerminal
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

@MainActor
struct LibraryListTests {
    private let outbox = Outbox<ArticleListEvent>()
    private let terminal = ScriptedLineTerminal(typing: ["1", "q"])
    private let host: LineHost
    private let screen: ArticleListViewController

    init() {
        host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        screen = ArticleListViewController(eventListener: outbox.listener, host: host)
        host.show(screen)
        outbox.events = []
    }

    private func showRows(offering actions: [ArticleListAction] = [.show]) {
        let remarks = [Phrase(en: "read", ja: "既読"), Phrase(verbatim: "@ann")]
        let content = ArticleListContent(
            tab: .kept,
            heading: Phrase(en: "Kept", ja: "保存済み"),
            actions: actions,
            rows: [
                ArticleRow(id: "a", title: "並行\u{1B}[2J処理", remarks: remarks, excerpt: "…the whale…"),
                ArticleRow(id: "b", title: "Typee"),
            ],
            footer: Phrase(en: "2 articles", ja: "2 件"),
            hasNextPage: true
        )
        screen.handle(command: .show(content))
    }

    @Test func `tabs, heading, rows and footer are drawn`() {
        showRows()
        #expect(
            screen.rootView.rows(columns: 48, rows: 9) == [
                " Newest  Stocks  Tags  Searches  Kept  History", " Kept", "", "▎1  並行␛[2J処理", "▎   read · @ann",
                "▎   …the whale…", " 2  Typee", "", "",
            ]
        )
        #expect(screen.rootView.rows(columns: 20, rows: 9).first == "‹ Kept  History")
        #expect(screen.rootView.rows(columns: 1, rows: 9).count == 9)
    }

    @Test func `lines have the rows with their numbers, and no tabs`() async {
        showRows()
        #expect(await host.run() == .done)
        #expect(terminal.outputText.hasPrefix("Kept\n\n1  並行␛[2J処理\n   read · @ann\n   …the whale…\n"))
        #expect(terminal.messageText.hasPrefix("n next page · r refresh · 1–2 open · ? help · q quit > "))
        #expect(outbox.events == [.didOpen("a")])
    }

    @Test func `keys remove the selected row, clear the list and select tabs`() {
        showRows()
        screen.rootView.list.press("d")
        #expect(outbox.events.isEmpty)
        showRows(offering: [.remove, .clear])
        screen.rootView.list.select("b")
        for key in ["d", "D", "r", ",", "]", "["] as [Key] { screen.rootView.list.press(key) }
        #expect(
            outbox.events == [
                .didAskFor(.remove, of: ["b"]), .didAskFor(.clear, of: []), .didAskForRefresh, .didAskForSettings,
                .didSelectTab(.history),
                .didSelectTab(.saved),
            ]
        )
    }

    @Test func `a search can be kept, or ended from the field and from its results`() {
        showRows(offering: [.search, .endSearch])
        let search = screen.rootView.search
        screen.rootView.list.press("/")
        #expect(!search.isHidden)
        search.insert("鯨")
        search.submit()
        #expect(search.isHidden && search.text == "")
        screen.rootView.list.press(.escape)
        screen.rootView.list.press("/")
        search.cancels.send()
        #expect(search.isHidden)
        #expect(outbox.events == [.didChangeQuery("鯨"), .didSubmitQuery("鯨"), .didCancelSearch, .didCancelSearch])
    }

    @Test func `the end of the list and its return are reported`() async {
        showRows()
        screen.rootView.list.reachesEnd.send()
        host.show()
        host.show(screen)
        #expect(outbox.events == [.didAskForMore, .viewWillReappear])
    }
}
