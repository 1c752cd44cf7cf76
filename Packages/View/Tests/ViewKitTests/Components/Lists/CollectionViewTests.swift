import PresentationKit
import Testing
import ViewTesting

@testable import ViewKit

@MainActor
struct CollectionViewTests {
    private enum BookEvent: ViewEvent, Equatable {
        case didAskToRead(Int)
        case didRename(Int, to: String)
    }

    @Test func `a command is about the selected item, or about the one whose number is typed`() throws {
        let list = BookList([Book(30, "a"), Book(10, "b"), Book(20, "c")])
        var events: [BookEvent] = []
        func read(_ rows: CollectionDataSource<Book>) -> KeyCommand? {
            let listener = AnyEventListener<BookEvent> { events.append($0) }
            return rows.command(
                "read",
                Phrase(verbatim: "Read"),
                keys: ["r"],
                sending: { .didAskToRead($0) },
                to: listener
            )
        }
        list.view.select(row: 1)
        guard case .choose(let numbers, selected: let selected, let perform) = try #require(read(list.source)).action
        else {
            Issue.record("The command takes no number.")
            return
        }
        #expect(numbers == 1...3 && selected == 2)
        perform(1)
        #expect(events == [.didAskToRead(30)])
        #expect(read(BookList().source) == nil)
    }

    @Test func `a command with a text begins with that of the item`() throws {
        let list = BookList([Book(30, "a"), Book(10, "b")])
        list.view.select(row: 1)
        var events: [BookEvent] = []
        let command = list.source.command(
            "rename",
            Phrase(verbatim: "Rename"),
            keys: ["r"],
            editing: { $0.lines[0] },
            sending: { .didRename($0, to: $1) },
            to: AnyEventListener<BookEvent> { events.append($0) }
        )
        guard
            case .edit(let numbers, selected: let selected, text: let text, let perform) = try #require(command).action
        else {
            Issue.record("The command takes no number with a text.")
            return
        }
        #expect(numbers == 1...2 && selected == 2 && text(2) == "b")
        perform(1, "c")
        #expect(events == [.didRename(30, to: "c")])
    }

    private func screen(_ list: BookList, columns: Int = 20, rows: Int = 4) -> ComponentScreen {
        ComponentScreen(list.view, columns: columns, rows: rows)
    }

    @Test func `what is beside the list shows the selected item with its present content, or none`() throws {
        let list = BookList([Book(1, "Typee"), Book(2, "Omoo")])
        var details: [Book?] = []
        list.source.registerDetail { details.append($0) }
        let screen = screen(list)
        #expect(screen.rows[0].hasSuffix("Typee"))
        screen.press(.down)
        #expect(screen.rows[1].hasSuffix("Omoo"))
        list.source.update([Book(2, "Mardi")])
        #expect(screen.rows[1].hasSuffix("Mardi"))
        try list.show([])
        #expect(screen.rows[0].isEmpty)
        #expect(details == [Book(1, "Typee"), Book(2, "Omoo"), Book(2, "Mardi"), nil])
    }

    // MARK: - Drawing

    @Test
    func `draws its rows with marks and numbers, between header and footer`() {
        let list = BookList([Book(9, "Moby-Dick", "Melville"), Book(10, "吾輩は猫である"), Book(11, "Omoo")])
        list.view.header = "Novels"
        list.view.footer = "more…"
        list.view.allowsMarking = true
        list.view.numberItems(for: "read", Phrase(en: "read", ja: "読む"))
        let screen = screen(list, rows: 9)
        screen.press(.down, " ")
        #expect(
            screen.rows == [
                "Novels", "", "  1  Moby-Dick", "     Melville", "* 2  吾輩は猫である", "  3  Omoo", "", "more…", "",
            ]
        )
        #expect(screen.row(4, marking: .selection) == "[* 2  吾輩は猫である]")
        #expect(screen.cursor == Point(column: 0, row: 4))
    }

    @Test
    func `an empty list draws its header and its footer, and has nothing to open`() {
        let list = BookList()
        list.view.header = "Novels"
        list.view.footer = "No books"
        let screen = screen(list)
        #expect(screen.rows == ["Novels", "", "", "No books"])
        screen.press(.down, .up, .pageDown, .end, .home)
        #expect(!screen.handles(.enter))
        #expect(list.view.selection == nil)
        #expect(list.view.status.isEmpty)
        #expect(screen.cursor == nil)
    }

    @Test(arguments: [(1, 1), (1, 3), (3, 1), (8, 2), (0, 0), (40, 0)])
    func `draws in any size`(columns: Int, rows: Int) {
        let list = BookList([Book(1, "吾輩は", "猫"), Book(2, "である")])
        list.view.header = "小説"
        list.view.footer = "more"
        list.view.numberItems(for: "read", Phrase(en: "read", ja: "読む"))
        let screen = screen(list, columns: columns, rows: rows)
        for key: Key in [.down, .down, .up, .pageDown, .pageUp, .end, .home] {
            screen.press(key)
            #expect(screen.rows.count == rows)
        }
    }

    @Test
    func `the selection has a bar, and is bold and no line of a surface while another component has the focus`() {
        let list = BookList(count: 2)
        let screen = screen(list, rows: 2)
        #expect(screen.row(0, marking: .selection) == "[book 1             ]")
        list.view.isFocused = false
        let grid = screen.canvas.grid
        #expect(grid.text(ofRow: 0) == "▎book 1" && grid.text(ofRow: 1) == " book 2")
        #expect(grid.style(at: Point(column: 3, row: 0)).attributes == .bold)
        #expect(screen.row(0, marking: .selection) == "book 1")
        #expect(screen.cursor == nil)
    }

    // MARK: - Movement

    @Test(
        arguments: [
            ([.down], 2, 1), (["j", "j", "k"], 2, 1), ([.down, .down, .down, .down], 5, 2), ([.pageDown], 5, 5),
            ([.pageDown, .pageUp], 1, 1), ([.control("d")], 3, 3), ([.control("d"), .control("u")], 1, 1),
            ([.end], 9, 6), (["G", "g"], 1, 1), ([.pageDown, .pageDown], 6, 6),
            ([.pageDown, .pageDown, .pageDown], 9, 6),
            ([.end, .home], 1, 1), ([.up], 1, 1), ([.end, .down], 9, 6), ([.end, "k", "k", "k", "k"], 5, 5),
        ] as [([Key], Int, Int)]
    )
    func `keys move the selection, and the list scrolls with it`(keys: [Key], selected: Int, top: Int) {
        let list = BookList(count: 9)
        let screen = screen(list)
        for key in keys { screen.press(key) }
        #expect(list.view.selection == selected)
        #expect(screen.rows == (top..<top + 4).map { "book \($0)" })
    }

    @Test
    func `a row that is higher than the screen is scrolled through, line by line`() {
        let list = BookList([Book(1, "a"), Book(2, (1...5).map { "line \($0)" }), Book(3, "b")])
        let screen = screen(list, rows: 3)
        let frames = (1...6).map { _ in
            screen.press(.down)
            return screen.rows.joined(separator: "|")
        }
        #expect(
            frames == [
                "a|line 1|line 2", "line 1|line 2|line 3", "line 2|line 3|line 4", "line 3|line 4|line 5",
                "line 4|line 5|b", "line 4|line 5|b",
            ]
        )
        #expect(list.view.selection == 3)
        screen.press(.up)
        #expect(list.view.selection == 2)
        screen.press(.up, .up)
        #expect(screen.rows == ["line 2", "line 3", "line 4"])
    }

    @Test
    func `the header comes back before the first row, and the footer behind the last one`() {
        let list = BookList(count: 4)
        list.view.header = "Novels"
        list.view.footer = "more…"
        let screen = screen(list, rows: 3)
        screen.press(.down, .down, .down)
        #expect(screen.rows == ["book 2", "book 3", "book 4"])
        screen.press(.down, .down)
        #expect(screen.rows == ["book 4", "", "more…"])
        screen.press(.up, .up, .up)
        #expect(screen.rows == ["book 1", "book 2", "book 3"])
        screen.press(.up, .up)
        #expect(screen.rows == ["Novels", "", "book 1"])
    }

    @Test
    func `the wheel scrolls, and the selection stays on the screen`() {
        let list = BookList(count: 9)
        let screen = screen(list)
        list.view.didScroll(by: 3)
        #expect(screen.rows == ["book 4", "book 5", "book 6", "book 7"])
        #expect(list.view.selection == 4)
        list.view.didScroll(by: 99)
        #expect(screen.rows.first == "book 6")
        list.view.didScroll(by: -2)
        #expect(screen.rows.first == "book 4")
        #expect(list.view.selection == 6)
        list.view.didScroll(by: -99)
        #expect(screen.rows.first == "book 1")
        #expect(list.view.selection == 4)
    }

    @Test
    func `a smaller screen shows the selection too`() {
        let list = BookList(count: 9)
        let screen = screen(list, rows: 6)
        screen.press(.down, .down, .down, .down)
        screen.resize(columns: 10, rows: 2)
        #expect(screen.rows == ["book 4", "book 5"])
    }

    @Test
    func `an item can be selected by its identity`() {
        let list = BookList(count: 9)
        let screen = screen(list)
        list.view.select(7)
        #expect(screen.rows.last == "book 7")
        list.view.select(99)
        #expect(list.view.selection == 7)
    }

    // MARK: - Events

    @Test
    func `reports the selected and the opened item`() {
        let list = BookList(count: 3)
        let events = Events(list)
        let screen = screen(list)
        screen.press(.down, .enter)
        list.view.didTap(at: Point(column: 3, row: 2))
        list.view.didTap(at: Point(column: 3, row: 2))
        list.view.didTap(at: Point(column: 3, row: 3))
        #expect(events.all == ["selects 2", "opens 2", "selects 3", "opens 3"])
    }

    @Test
    func `an item is opened by its number, which is that of the selected one for a key`() throws {
        let list = BookList(count: 3)
        let events = Events(list)
        let title = Phrase(en: "read", ja: "読む")
        list.view.numberItems(for: "read", title, explanation: Phrase(en: "Read the book.", ja: "本を読みます。"))
        let screen = screen(list)
        screen.press(.down, .enter)
        let command = try #require(list.view.commands.first { $0.name == "read" })
        #expect(!command.isForFullScreen)
        #expect(command.explanation == Phrase(en: "Read the book.", ja: "本を読みます。"))
        guard case .choose(1...3, selected: 2, let open) = command.action else {
            Issue.record("The command takes no number: \(command.action)")
            return
        }
        open(3)
        open(4)
        #expect(events.all == ["selects 2", "opens 2", "selects 3", "opens 3"])
        #expect(list.view.commands.filter { !$0.isForFullScreen }.map(\.name) == ["read"])
    }

    @Test
    func `a position is that of items, and is restored as far as they are there`() throws {
        let list = BookList(count: 12)
        let screen = screen(list)
        screen.press(.pageDown, .down, .down)
        let position = try #require(list.view.position)
        #expect(position == CollectionPosition(selection: 7, top: 5, hiddenLines: 0, rowCount: 12))
        let rows = screen.rows

        let next = BookList(count: 12)
        let nextScreen = self.screen(next)
        #expect(next.view.restore(position))
        #expect(next.view.selection == 7)
        #expect(nextScreen.rows == rows)
        try next.show([Book(1, "a"), Book(7, "b"), Book(8, "c")])
        #expect(next.view.restore(position))
        #expect(nextScreen.rows == ["a", "b", "c", ""])
        try next.show([Book(1, "a")])
        #expect(!next.view.restore(position))
        #expect(BookList().view.position == nil)
    }

    @Test
    func `reports that the end is near, once for each time the list grows`() {
        let list = BookList(count: 12)
        let events = Events(list, with: ["end"])
        let screen = screen(list)
        screen.press(.pageDown)
        #expect(events.all == [])
        screen.press(.pageDown, .down)
        #expect(events.all == ["end"])
        list.source.append((13...24).map { Book($0, "book \($0)") })
        screen.press(.down)
        #expect(events.all == ["end"])
        screen.press(.end, .end)
        #expect(events.all == ["end", "end"])
        screen.press(.home, .end)
        #expect(events.all == ["end", "end", "end"])
    }

    @Test
    func `laying out and drawing schedule no update`() {
        let list = BookList(count: 9)
        let screen = screen(list)
        screen.press(.pageDown)
        let before = screen.updates
        #expect(before > 0)
        screen.draw()
        #expect(screen.updates == before)
    }
}

@MainActor
private final class Events {
    private(set) var all: [String] = []

    init(_ list: BookList, with names: Set<String> = ["selects", "opens", "marks"]) {
        list.view.selects.observe(for: self) { $0.add("selects", "\($1)", names) }
        list.view.opens.observe(for: self) { $0.add("opens", "\($1)", names) }
        list.view.marks.observe(for: self) { $0.add("marks", "\($1.sorted())", names) }
        list.view.reachesEnd.observe(for: self) { events, _ in events.add("end", "", names) }
    }

    private func add(_ name: String, _ value: String, _ names: Set<String>) {
        if names.contains(name) { all.append(value.isEmpty ? name : "\(name) \(value)") }
    }
}
