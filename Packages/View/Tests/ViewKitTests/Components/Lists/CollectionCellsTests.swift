import PresentationKit
import Testing

@testable import ViewKit

@MainActor
struct CollectionCellsTests {
    @Test
    func `the cells are those of the rows on the screen, and are reused`() {
        let list = BookList(count: 1000)
        let screen = ComponentScreen(list.view, columns: 20, rows: 5)
        for step in 0..<300 {
            screen.press(step % 7 == 0 ? .pageDown : .down)
            let shown = Set(screen.rows)
            #expect(Set(list.shown.map { "book \($0)" }) == shown)
            #expect(list.view.children.count { $0 is LinesCell } == 5)
        }
        screen.press(.home)
        #expect(list.shown.sorted() == [1, 2, 3, 4, 5])
        #expect(list.madeCells <= 15)
    }

    @Test
    func `a row that stays on the screen keeps its cell`() {
        let list = BookList(count: 10)
        let screen = ComponentScreen(list.view, columns: 20, rows: 5)
        let cells = list.view.children.map(ObjectIdentifier.init)
        screen.press(.down, .down)
        #expect(list.view.children.map(ObjectIdentifier.init) == cells)
        #expect(list.configured == [1, 2, 3, 4, 5])
    }

    @Test
    func `all cells end when the rows go, and when the list has no room`() throws {
        let list = BookList(count: 3)
        let screen = ComponentScreen(list.view, columns: 20, rows: 5)
        screen.resize(columns: 0, rows: 5)
        #expect(list.shown == [])
        screen.resize(columns: 20, rows: 5)
        #expect(list.shown.sorted() == [1, 2, 3])
        try list.show([])
        screen.draw()
        #expect(list.shown == [])
    }

    @Test
    func `an item is shown by the first kind of cells that accepts it, also after it changed`() throws {
        let view = CollectionView<Int>()
        let source = CollectionDataSource<Book>(view)
        source.register {
            $0.lines.isEmpty
        } make: {
            Label()
        } configure: { label, _ in
            label.text = ["empty"]
        }
        source.register {
            Label()
        } configure: { label, book in
            label.text = [TerminalText(book.lines[0])]
        }
        source.append([Book(1), Book(2, "b")])
        let screen = ComponentScreen(view, columns: 20, rows: 2)
        #expect(screen.rows == ["empty", "b"])
        source.update([Book(1, "a"), Book(2)])
        #expect(screen.rows == ["a", "empty"])
        #expect(view.children.count == 4)
    }

    @Test
    func `the view does not keep its data source alive`() {
        let view = CollectionView<Int>()
        var source: CollectionDataSource<Book>? = CollectionDataSource(view)
        source?.register {
            Label()
        } configure: { label, book in
            label.text = [TerminalText(book.lines[0])]
        }
        source?.append([Book(1, "a")])
        let screen = ComponentScreen(view, columns: 20, rows: 1)
        #expect(screen.rows == ["a"])
        weak let observed = source
        source = nil
        #expect(observed == nil)
        view.setNeedsLayout()
        #expect(screen.rows == [""])
    }
}
