import PresentationKit
import Testing

@testable import ViewKit

@MainActor
struct CollectionGridTests {
    /// A grid of books with a name of one letter each, three of which stand side by side in 12 columns.
    private func grid(_ count: Int) -> BookList {
        let books = (1...count).map { Book($0, "\($0)") }
        return BookList(books, itemWidth: 4)
    }

    @Test func `items stand side by side, as many as fit`() {
        let list = grid(5)
        let screen = ComponentScreen(list.view, columns: 12, rows: 3)
        #expect(screen.rows == ["1   2   3", "4   5", ""])
        screen.resize(columns: 9, rows: 3)
        #expect(screen.rows == ["1   2", "3   4", "5"])
        screen.resize(columns: 3, rows: 3)
        #expect(screen.rows == ["1", "2", "3"])
    }

    @Test func `a band is as high as its highest item`() {
        let list = BookList([Book(1, "a"), Book(2, "b", "c"), Book(3, "d"), Book(4, "e")], itemWidth: 4)
        #expect(ComponentScreen(list.view, columns: 12, rows: 4).rows == ["a   b   d", "    c", "e", ""])
    }

    @Test func `the selection moves in four directions`() {
        let list = grid(8)
        let screen = ComponentScreen(list.view, columns: 12, rows: 3)
        var visited: [Int?] = []
        for key in [Key.right, .down, .right, .right, .up, "l", "j", .left, "k", "h", .up, .left] {
            screen.press(key)
            visited.append(list.view.selection)
        }
        #expect(visited == [2, 5, 6, 7, 4, 5, 8, 7, 4, 3, 3, 2])
    }

    @Test func `a band without an item at the place has its last one selected`() {
        let list = grid(4)
        let screen = ComponentScreen(list.view, columns: 12, rows: 3)
        screen.press(.right, .right, .down)
        #expect(list.view.selection == 4)
    }

    @Test func `the selected item alone is marked, and has the cursor`() {
        let list = grid(5)
        let screen = ComponentScreen(list.view, columns: 12, rows: 2)
        screen.press(.right, .down)
        #expect(screen.row(1, marking: .selection) == "4   [5   ]")
        #expect(screen.cursor == Point(column: 4, row: 1))
    }

    @Test func `pages and ends keep the place`() {
        let list = grid(30)
        let screen = ComponentScreen(list.view, columns: 12, rows: 3)
        screen.press(.right)
        screen.press(.pageDown)
        #expect(screen.rows == ["10  11  12", "13  14  15", "16  17  18"])
        #expect(list.view.selection == 11)
        screen.press(.end)
        #expect(list.view.selection == 30)
        #expect(screen.rows == ["22  23  24", "25  26  27", "28  29  30"])
        screen.press(.home)
        #expect(list.view.selection == 1)
    }

    @Test func `a click selects the item under it, and opens the selected one`() {
        let list = grid(5)
        var opened: [Int] = []
        list.view.opens.observe(for: list) { _, id in opened.append(id) }
        let screen = ComponentScreen(list.view, columns: 12, rows: 3)
        #expect(screen.rows.count == 3)
        list.view.didTap(at: Point(column: 5, row: 1))
        #expect(list.view.selection == 5)
        list.view.didTap(at: Point(column: 9, row: 1))
        #expect(list.view.selection == 5)
        list.view.didTap(at: Point(column: 7, row: 1))
        #expect(opened == [5])
    }

    @Test func `only the items on the screen have cells`() {
        let list = grid(3000)
        let screen = ComponentScreen(list.view, columns: 12, rows: 3)
        #expect(screen.rows.last == "7   8   9")
        #expect(list.shown.sorted() == Array(1...9))
        screen.press(.end)
        #expect(screen.rows.last == "2998 2999 3000".replacing(" ", with: ""))
        #expect(list.shown.sorted() == Array(2992...3000))
    }

    @Test func `the end is reached within a screen of it, and again after the grid has grown`() {
        let list = grid(12)
        var count = 0
        list.view.reachesEnd.observe(for: list) { _, _ in count += 1 }
        let screen = ComponentScreen(list.view, columns: 12, rows: 2)
        #expect(screen.rows.count == 2)
        screen.press(.down)
        #expect(count == 0)
        screen.press(.down)
        #expect(count == 1)
        list.source.append([Book(13, "13"), Book(14, "14")])
        #expect(screen.rows == ["4   5   6", "7   8   9"])
        screen.press(.down)
        #expect(count == 2)
        screen.press(.down)
        #expect(screen.rows == ["10  11  12", "13  14"])
    }

    @Test func `items before the screen can come and go without moving it`() throws {
        let list = grid(30)
        let screen = ComponentScreen(list.view, columns: 12, rows: 2)
        for _ in 0..<5 { screen.press(.down) }
        #expect(screen.rows == ["13  14  15", "16  17  18"])
        list.source.apply(Snapshot((4...30).map { Book($0, "\($0)") }))
        #expect(screen.rows == ["13  14  15", "16  17  18"])
        #expect(list.view.selection == 16)
    }

    @Test func `another width keeps the item at the top`() {
        let list = grid(60)
        let screen = ComponentScreen(list.view, columns: 12, rows: 2)
        for _ in 0..<8 { screen.press(.down) }
        #expect(screen.rows == ["22  23  24", "25  26  27"])
        screen.resize(columns: 8, rows: 4)
        #expect(screen.rows == ["21  22", "23  24", "25  26", "27  28"])
        #expect(list.view.selection == 25)
    }

    @Test func `a position is restored in another width`() throws {
        let list = grid(60)
        let screen = ComponentScreen(list.view, columns: 12, rows: 2)
        for _ in 0..<8 { screen.press(.down) }
        #expect(screen.rows == ["22  23  24", "25  26  27"])
        let position = try #require(list.view.position)
        let other = grid(60)
        let narrow = ComponentScreen(other.view, columns: 8, rows: 4)
        #expect(narrow.rows == ["1   2", "3   4", "5   6", "7   8"])
        #expect(other.view.restore(position))
        #expect(narrow.rows == ["21  22", "23  24", "25  26", "27  28"])
        #expect(other.view.selection == 25)
    }

    @Test func `on lines items stand side by side, each with its lines`() {
        let list = BookList([Book(1, "a"), Book(2, "b", "c"), Book(3, "ddddd"), Book(4, "e")], itemWidth: 4)
        #expect(list.view.takeLines(for: LinePage(width: 12)).map(\.plainText) == ["a   b   ddd", "    c   dd", "e"])
        list.view.setNeedsPrinting()
        list.view.numberItems(for: "open", Phrase(en: "Open", ja: "開く"))
        let narrow = list.view.takeLines(for: LinePage(width: 7))
        #expect(narrow.map(\.plainText) == ["1  ", "a", "2  ", "b", "c", "3  ", "ddddd", "4  ", "e"])
    }

    @Test func `on lines new items begin a band, and without a width each has its lines`() {
        let list = grid(4)
        #expect(list.view.takeLines(for: LinePage(width: 12)).map(\.plainText) == ["1   2   3", "4"])
        list.source.append([Book(5, "5"), Book(6, "6")])
        #expect(list.view.takeLines(for: LinePage(width: 12)).map(\.plainText) == ["5   6"])
        list.source.append([Book(7, "7"), Book(8, "8")])
        #expect(list.view.takeLines(for: LinePage(width: nil)).map(\.plainText) == ["7", "8"])
    }
}
