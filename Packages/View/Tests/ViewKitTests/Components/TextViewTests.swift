import PresentationKit
import Testing

@testable import ViewKit

@MainActor
struct TextViewTests {
    private let view = TextView()

    /// Shows paragraphs that are wrapped to the width of the view.
    private func show(_ paragraphs: [TerminalText]) {
        view.show { page in PlacedLines(paragraphs.flatMap { page.lines(of: $0) }) }
    }

    /// Shows the lines "0", "1" and so on.
    private func showNumbers(_ count: Int) {
        show((0..<count).map { TerminalText("\($0)") })
    }

    @Test(arguments: [
        ([Key.down, "j", "j"], "3"), ([.end], "96"), (["G", .up, "k"], "94"), ([.pageDown], "3"),
        ([" ", .pageDown], "6"),
        ([.end, .pageUp], "93"), ([.end, "g"], "0"), ([.control("d"), .control("d")], "4"),
        ([.end, .control("u")], "94"), ([.up, .pageUp], "0"), ([.end, .down, " ", .up], "95"),
    ])
    func `keys scroll within the text`(_ keys: [Key], _ expected: String) {
        let screen = ComponentScreen(view, rows: 4)
        showNumbers(100)
        for key in keys { screen.press(key) }
        #expect(screen.rows.first == expected)
    }

    @Test func `the wheel scrolls`() {
        let screen = ComponentScreen(view, rows: 2)
        showNumbers(9)
        screen.draw()
        view.didScroll(by: 3)
        #expect(screen.rows == ["3", "4"])
        view.didScroll(by: -9)
        #expect(screen.rows == ["0", "1"])
    }

    @Test func `a text that fits does not scroll and has no status`() {
        let screen = ComponentScreen(view, rows: 4)
        showNumbers(3)
        screen.press(.down, .end)
        #expect(screen.rows == ["0", "1", "2", ""])
        #expect(view.status.isEmpty)
        #expect(view.fraction == 0)
    }

    @Test func `the position is a line, before and after the layout`() {
        showNumbers(14)
        view.scroll(toLine: 5)
        let screen = ComponentScreen(view, rows: 4)
        #expect(screen.rows.first == "5")
        #expect(view.line == 5)
        #expect(view.status.plainText == "50%")
        view.scroll(toLine: 3)
        #expect(view.fraction == 0.3)
        view.scroll(toLine: 99)
        #expect(view.fraction == 1)
        #expect(screen.rows == ["10", "11", "12", "13"])
        view.scroll(toLine: -2)
        #expect(view.line == 0)
    }

    @Test func `the same words stay at the top in every width`() {
        let words = (100..<400).map { "w\($0)" }
        let paragraphs = stride(from: 0, to: 300, by: 30).flatMap { start -> [TerminalText] in
            [TerminalText(words[start..<start + 30].joined(separator: " ")), "", "──────────"]
        }
        show(paragraphs)
        let screen = ComponentScreen(view, columns: 40, rows: 5)
        view.scroll(toLine: 20)
        let top = screen.rows[0]
        let word = top.prefix { $0 != " " }
        for columns in [7, 80, 13, 200, 5, 33] {
            screen.resize(columns: columns, rows: 5)
            #expect(screen.rows[0].contains(word), "at \(columns) columns")
        }
        screen.resize(columns: 40, rows: 5)
        #expect(screen.rows[0] == top)
    }

    @Test func `the position survives a view that is taller for a while`() {
        showNumbers(20)
        let screen = ComponentScreen(view, rows: 4)
        view.scroll(toLine: 12)
        screen.resize(columns: 20, rows: 18)
        #expect(screen.rows.first == "2")
        screen.resize(columns: 20, rows: 4)
        #expect(screen.rows.first == "12")
    }

    @Test func `the text is laid out once for each width, however often it is scrolled`() {
        var layouts = 0
        view.show { _ in
            layouts += 1
            return PlacedLines((0..<100_000).map { TerminalText("\($0)") })
        }
        let screen = ComponentScreen(view, rows: 4)
        for _ in 0..<50 {
            screen.press(.pageDown, .end, .up)
        }
        #expect(screen.rows.last == "99998")
        screen.resize(columns: 20, rows: 9)
        #expect(layouts == 1)
        screen.resize(columns: 21, rows: 9)
        #expect(layouts == 2)
    }

    @Test func `wide lines scroll sideways and have signs where they go on`() {
        let screen = ComponentScreen(view, columns: 10, rows: 3)
        view.show { _ in PlacedLines(["let whale = 鯨()", "", "short"]) }
        #expect(screen.rows == ["let whale›", "", "short"])
        screen.press(.right)
        #expect(screen.rows == ["‹le = 鯨()", "", "‹"])
        screen.press("l", .left, .left, .left)
        #expect(screen.rows == ["let whale›", "", "short"])
        screen.resize(columns: 16, rows: 3)
        #expect(screen.rows == ["let whale = 鯨()", "", "short"])
        #expect(!screen.handles(.right))
    }

    @Test func `a new text is shown from its start`() {
        let screen = ComponentScreen(view, rows: 1)
        showNumbers(9)
        screen.press(.end)
        show(["Typee"])
        #expect(screen.rows == ["Typee"])
    }

    @Test func `the line host prints all lines once`() {
        showNumbers(3)
        #expect(view.isText)
        #expect(view.takeLines(for: LinePage(width: 8)) == ["0", "1", "2"])
        #expect(view.takeLines(for: LinePage(width: 8)).isEmpty)
        view.setNeedsPrinting()
        #expect(view.takeLines(for: LinePage(width: 8)) == ["0", "1", "2"])
    }

    @Test(arguments: [(1, 1), (2, 1), (1, 3), (0, 0), (0, 2)])
    func `the text is drawn in any size`(_ columns: Int, _ rows: Int) {
        let screen = ComponentScreen(view, columns: columns, rows: rows)
        view.show { _ in PlacedLines(["鯨 whale", "e\u{301}"]) }
        view.search("鯨")
        screen.press(.down, .end, "n", .home)
        #expect(screen.rows.count == rows)
    }
}
