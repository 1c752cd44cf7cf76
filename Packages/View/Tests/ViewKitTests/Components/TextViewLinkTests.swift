import Testing
import ViewTesting

@testable import ViewKit

@MainActor
struct TextViewLinkTests {
    private let view = TextView()
    private let spy = Recorder<Int>()
    private let links = ["https://library.example/typee", "https://library.example/omoo"].map { TerminalLink($0) }

    init() {
        view.opens.observe(for: spy) { $0.all.append($1) }
        let (first, second) = (links[0], links[1])
        view.show(links: [first, nil, second]) { page in
            let typee = TerminalText("Typee and more", style: TextStyle(link: first))
            let omoo = TerminalText("Omoo", style: TextStyle(.bold, link: second))
            let other = TerminalText("Mardi", style: TextStyle(link: TerminalLink("https://library.example/mardi")))
            let read = page.lines(of: "Read " + typee, behind: "│ ")
            return PlacedLines(read + page.lines(of: other) + ["", "", "", "鯨 " + omoo])
        }
    }

    @Test func `tab selects the links of the text, and then leaves it`() {
        let screen = ComponentScreen(view, columns: 40, rows: 3)
        #expect(!screen.handles(.enter))
        screen.press(.tab)
        #expect(screen.row(0, marking: .focus) == "│ Read [Typee and more]")
        #expect(screen.cursor == Point(column: 7, row: 0))
        #expect(!screen.handles(.backTab))
        screen.press(.enter, .tab)
        #expect(screen.rows == ["", "", "鯨 Omoo"])
        #expect(screen.row(2, marking: .focus) == "鯨 [Omoo]")
        screen.press(.enter)
        #expect(spy.all == [1, 3])
        #expect(!screen.handles(.tab))
        screen.press(.backTab)
        #expect(screen.row(0, marking: .focus) == "│ Read [Typee and more]")
    }

    @Test func `a link that is wrapped is one link`() {
        let screen = ComponentScreen(view, columns: 16, rows: 9)
        screen.press(.tab)
        #expect(screen.row(0, marking: .focus) == "│ Read [Typee and]")
        #expect(screen.row(1, marking: .focus) == "  [more]")
        screen.press(.tab, .enter)
        #expect(spy.all == [3])
    }

    @Test func `tab goes on from the top of the view if the selected link is out of it`() {
        let screen = ComponentScreen(view, columns: 40, rows: 2)
        screen.press(.tab, .end)
        #expect(!screen.handles(.enter))
        screen.press(.tab, .enter, .home, .tab, .enter)
        #expect(spy.all == [3, 1])
    }

    @Test(arguments: [(0, 7, [1]), (0, 2, []), (1, 0, []), (5, 3, [3]), (5, 2, []), (5, 7, [])])
    func `a click opens the link in a cell`(_ row: Int, _ column: Int, _ expected: [Int]) {
        let screen = ComponentScreen(view, columns: 40, rows: 6)
        screen.draw()
        view.didTap(at: Point(column: column, row: row))
        #expect(spy.all == expected)
    }

    @Test func `every link can be opened by its number`() throws {
        let command = try #require(view.linkCommand(keys: ["o"]))
        guard case .choose(1...3, selected: nil, let choose) = command.action else {
            Issue.record("\(command.action)")
            return
        }
        choose(2)
        #expect(spy.all == [2])
        view.show { _ in PlacedLines(["no link"]) }
        #expect(view.linkCommand() == nil)
    }

    @Test func `a local link is opened like any other, and no terminal gets it`() {
        let link = TerminalLink.local(1)
        view.show(links: [link]) { _ in PlacedLines(["Read " + TerminalText("Omoo", style: TextStyle(link: link))]) }
        let screen = ComponentScreen(view, columns: 40, rows: 3)
        screen.press(.tab)
        #expect(screen.row(0, marking: .focus) == "Read [Omoo]")
        screen.press(.enter)
        #expect(spy.all == [1])
        #expect(link.url == nil)
    }

    @Test func `the selection stays when the text is laid out again`() {
        let screen = ComponentScreen(view, columns: 40, rows: 9)
        screen.press(.tab, .tab)
        screen.resize(columns: 16, rows: 9)
        screen.press(.enter)
        #expect(spy.all == [3])
    }
}
