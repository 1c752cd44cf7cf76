import PresentationKit
import Testing
import ViewTesting

@testable import ViewKit

@MainActor
struct TextFieldTests {
    private let field = TextField(placeholder: Phrase(en: "Name", ja: "名前"))

    @Test func `keys edit the text`() {
        let screen = ComponentScreen(field)
        screen.press("w", "h", "a", "l", "s", .left, "e", .home, .delete, "W", .end, .backspace)
        #expect(screen.rows == ["Whale"])
        #expect(screen.cursor == Point(column: 5, row: 0))
    }

    @Test(arguments: [
        ([Key.alt("b")], "white |whale"), ([Key(.left, .control)], "white |whale"), ([.control("a")], "|white whale"),
        ([.control("w")], "white |"), ([.control("u")], "|"), ([.control("e")], "white whale|"),
        ([.left], "white whal|e"),
        ([.home, .alt("f")], "white| whale"), ([.home, Key(.right, .control)], "white| whale"),
        ([.home, .control("k")], "|"), ([.home, .delete], "|hite whale"), ([.home, .control("d")], "|hite whale"),
        ([.home, .alt("d")], "| whale"), ([.home, .right], "w|hite whale"),
    ])
    func `each key has its command`(_ keys: [Key], _ expected: String) {
        let screen = ComponentScreen(field)
        field.text = "white whale"
        for key in keys { screen.press(key) }
        field.insert("|")
        #expect(field.text == expected)
    }

    @Test func `the cursor stands behind the cells of wide and joined characters`() {
        let screen = ComponentScreen(field)
        field.insert("鯨e\u{301}👩‍🚀")
        #expect(screen.rows == ["鯨e\u{301}👩‍🚀"])
        #expect(screen.cursor?.column == 5)
        screen.press(.left)
        #expect(screen.cursor?.column == 3)
        screen.press(.left, .left)
        #expect(screen.cursor?.column == 0)
    }

    @Test func `a text that is wider than the field scrolls with the cursor`() {
        let screen = ComponentScreen(field, columns: 6)
        field.insert("Call me Ishmael")
        #expect(screen.rows == ["hmael"])
        #expect(screen.cursor?.column == 5)
        screen.press(.left, .left, .left, .left, .left)
        #expect(screen.rows == ["hmael"])
        #expect(screen.cursor?.column == 0)
        screen.press(.left)
        #expect(screen.rows == ["shmael"])
        screen.press(.home)
        #expect(screen.rows == ["Call m"])
        screen.press(.end, .control("u"))
        #expect(screen.rows == ["Name"])
    }

    @Test func `no half of a wide character is shown at an edge`() {
        let screen = ComponentScreen(field, columns: 5)
        field.insert("鯨鯨鯨")
        #expect(screen.rows == ["鯨鯨"])
        #expect(screen.cursor?.column == 4)
        screen.press(.home)
        #expect(screen.rows == ["鯨鯨"])
        screen.resize(columns: 1, rows: 1)
        #expect(screen.rows == [""])
        #expect(screen.cursor == .zero)
        screen.resize(columns: 4, rows: 1)
        screen.press(.right)
        #expect(screen.rows == ["鯨鯨"])
        #expect(screen.cursor?.column == 2)
    }

    @Test func `the placeholder is shown in the language of the user`() {
        let screen = ComponentScreen(field, columns: 3, language: .japanese)
        #expect(screen.rows == ["名…"])
        #expect(screen.cursor == .zero)
        screen.press("a")
        #expect(screen.rows == ["a"])
    }

    @Test func `a field without the focus has no cursor`() {
        let screen = ComponentScreen(field)
        field.isFocused = false
        #expect(screen.cursor == nil)
    }

    @Test func `a sign stands before the text where both fit`() {
        let field = TextField(sign: ": ")
        let screen = ComponentScreen(field, columns: 5)
        field.insert("open")
        #expect(screen.rows == [": en"])
        #expect(screen.cursor?.column == 4)
        screen.resize(columns: 3, rows: 1)
        #expect(screen.rows == ["en"])
    }

    @Test(arguments: [(CellMetrics.AmbiguousWidth.narrow, 5), (.wide, 10)])
    func `secret text is shown as dots`(_ ambiguous: CellMetrics.AmbiguousWidth, _ column: Int) {
        let field = TextField(isSecret: true)
        let screen = ComponentScreen(field, ambiguous: ambiguous)
        field.completions = { _ in ["whales"] }
        field.insert("w ale")
        #expect(screen.rows == ["•••••"])
        #expect(screen.cursor?.column == column)
        #expect(!screen.handles(.tab))
        screen.press(.alt("b"))
        #expect(screen.cursor?.column == 0)
        var dumped = ""
        dump(field, to: &dumped)
        #expect(!dumped.contains("w ale"))
    }

    @Test func `a click moves the cursor in front of a character`() {
        let field = TextField(sign: "> ")
        let screen = ComponentScreen(field, columns: 8)
        field.insert("a鯨bcdefgh")
        screen.draw()
        field.didTap(at: Point(column: 2, row: 0))
        field.insert("|")
        #expect(field.text == "a鯨bc|defgh")
        field.text = "a鯨b"
        screen.draw()
        field.didTap(at: Point(column: 4, row: 0))
        field.insert("|")
        #expect(field.text == "a|鯨b")
        field.didTap(at: Point(column: 7, row: 0))
        field.insert("|")
        #expect(field.text == "a|鯨b|")
    }

    @Test func `events have the text`() {
        let spy = Recorder<String>()
        let screen = ComponentScreen(field)
        #expect(!screen.handles(.enter))
        #expect(!screen.handles(.escape))
        field.changes.observe(for: spy) { $0.all.append("changed \($1)") }
        field.submits.observe(for: spy) { $0.all.append("submitted \($1)") }
        field.cancels.observe(for: spy) { spy, _ in spy.all.append("cancelled") }
        field.text = "silent"
        screen.press(.control("u"), .control("u"), "a", .left, .enter, .escape)
        field.insert("b c\n")
        #expect(spy.all == ["changed ", "changed a", "submitted a", "cancelled", "changed b ca"])
    }

    @Test func `tab goes through the candidates and back to the typed text`() {
        let screen = ComponentScreen(field)
        field.completions = { text in ["open", "outline"].filter { $0.hasPrefix(text) } }
        field.insert("o!")
        screen.press(.left)
        var texts: [String] = []
        for _ in 0..<4 {
            screen.press(.tab)
            texts.append(field.text)
        }
        #expect(texts == ["open!", "outline!", "o!", "open!"])
        screen.press(.backTab)
        #expect(field.text == "o!")
        screen.press(.backTab)
        #expect(field.text == "outline!")
    }

    @Test func `tab leaves a field whose text has no candidates`() {
        let screen = ComponentScreen(field)
        field.completions = { text in ["tag:"].filter { $0.hasPrefix(text) && $0 != text } }
        field.insert("x")
        #expect(!screen.handles(.tab))
    }

    @Test func `typing ends a completion`() {
        let screen = ComponentScreen(field)
        field.completions = { text in ["tag:", "tag:swift", "tag:sql"].filter { $0.hasPrefix(text) && $0 != text } }
        field.insert("t")
        screen.press(.tab, "s", .tab, .tab)
        #expect(field.text == "tag:sql")
    }

    @Test func `a single candidate is accepted, so that tab completes what follows`() {
        let screen = ComponentScreen(field)
        field.completions = { ["": ["tag:"], "tag:": ["tag:swift"]][$0] ?? [] }
        screen.press(.tab, .tab)
        #expect(!screen.handles(.tab))
        #expect(field.text == "tag:swift")
    }

    @Test func `the field has no lines, and is drawn in any size`() {
        let screen = ComponentScreen(field, columns: 1)
        field.insert("whale")
        #expect(field.takeLines(for: LinePage(width: 10)).isEmpty)
        #expect(screen.rows == [""])
        #expect(screen.cursor == .zero)
        screen.resize(columns: 0, rows: 0)
        #expect(screen.cursor == nil)
        #expect(field.sizeThatFits(Size(columns: 9, rows: 3)) == Size(columns: 9, rows: 1))
    }
}

@MainActor
struct SearchFieldTests {
    @Test func `escape cancels the search, whatever was typed`() {
        let field = SearchField()
        let spy = Recorder<String>()
        let screen = ComponentScreen(field)
        field.changes.observe(for: spy) { $0.all.append("changed \($1)") }
        field.cancels.observe(for: spy) { spy, _ in spy.all.append("cancelled") }
        #expect(screen.rows == ["/ Search"])
        screen.press("鯨", .escape)
        #expect(spy.all == ["changed 鯨", "cancelled"])
    }

    @Test func `the focus comes with the field, and goes when the field is closed, which empties it`() {
        let (field, text) = (SearchField(), TextView())
        let screen = ComponentScreen(Stack(.vertical, [field, text]))
        field.close(focusing: text)
        #expect(field.isHidden && screen.focused === text)
        field.open()
        #expect(!field.isHidden && screen.focused === field)
        field.insert("鯨")
        field.close(focusing: text)
        #expect(field.isHidden && field.text.isEmpty && screen.focused === text)
    }
}
