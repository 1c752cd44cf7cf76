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
        _ = screen.canvas
        #expect(list.shown.sorted() == [1, 2, 3, 4, 5])
        #expect(list.madeCells <= 15)
    }

    @Test
    func `a row that stays on the screen keeps its cell`() {
        let list = BookList(count: 10)
        let screen = ComponentScreen(list.view, columns: 20, rows: 5)
        _ = screen.canvas
        let cells = list.view.children.map(ObjectIdentifier.init)
        screen.press(.down, .down)
        _ = screen.canvas
        #expect(list.view.children.map(ObjectIdentifier.init) == cells)
        #expect(list.configured == [1, 2, 3, 4, 5])
    }

    @Test
    func `a row is configured again when its content changed, and moves with its cell`() throws {
        let list = BookList([Book(1, "a"), Book(2, "b"), Book(3, "c")])
        let screen = ComponentScreen(list.view, columns: 20, rows: 5)
        _ = screen.canvas
        try list.show([Book(0, "new"), Book(1, "a"), Book(3, "c", "more"), Book(2, "b")])
        #expect(screen.rows == ["new", "a", "c", "more", "b"])
        #expect(list.configured == [1, 2, 3, 3, 0])
        list.source.update([Book(2, "B"), Book(0, "old")])
        #expect(screen.rows == ["old", "a", "c", "more", "B"])
    }

    @Test
    func `all cells end when the rows go, and when the list has no room`() throws {
        let list = BookList(count: 3)
        let screen = ComponentScreen(list.view, columns: 20, rows: 5)
        _ = screen.canvas
        screen.resize(columns: 0, rows: 5)
        _ = screen.canvas
        #expect(list.shown == [])
        screen.resize(columns: 20, rows: 5)
        _ = screen.canvas
        #expect(list.shown.sorted() == [1, 2, 3])
        try list.show([])
        _ = screen.canvas
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
    func `a button in a cell reports its presses to the data source`() {
        let view = CollectionView<Int>()
        let buttons = ButtonDataSource(view)
        buttons.append([Book(1, "a"), Book(2, "b")])
        let screen = ComponentScreen(view, columns: 20, rows: 2)
        #expect(screen.rows == ["[ a ]", "[ b ]"])
        let hit = view.component(at: Point(column: 1, row: 1))
        hit?.component.didTap(at: hit?.point ?? .zero)
        #expect(buttons.pressed == [2])
    }

    @Test
    func `a child view model exists while its item is on the screen`() {
        let view = CollectionView<Int>()
        let source = CollectionDataSource<Book>(view)
        let log = ChildLog()
        let children = ChildViewModels<Int, Child> { Child($0, log) }
        source.register(children: children) {
            Label()
        } bind: { label, child in
            child.title.output.observe(for: label) { label, title in label.text = [TerminalText(title)] }
        } configure: { _, _ in
        }
        source.append((1...1000).map { Book($0, "b") })
        let screen = ComponentScreen(view, columns: 20, rows: 3)
        #expect(screen.rows == ["child 1", "child 2", "child 3"])
        for _ in 0..<200 {
            screen.press(.down)
            _ = screen.canvas
            #expect(log.alive.count == 3)
        }
        children.child(for: 200).title.set("changed")
        #expect(screen.rows == ["child 199", "changed", "child 201"])
        source.update([Book(201, "B")])
        _ = screen.canvas
        #expect(log.alive == [199, 200, 201])
        source.apply(Snapshot())
        _ = screen.canvas
        #expect(log.alive == [])
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

/// A data source that handles the buttons in its cells.
private final class ButtonDataSource: CollectionDataSource<Book> {
    private(set) var pressed: [Int] = []

    override init(_ view: CollectionView<Int>) {
        super.init(view)
        register {
            Button()
        } configure: { [weak self] button, book in
            button.title = Phrase(verbatim: book.lines[0])
            if let self { button.presses.observe(for: self) { source, _ in source.pressed.append(book.id) } }
        }
    }
}

@MainActor
private final class ChildLog {
    var alive: Set<Int> = []
}

@MainActor
private final class Child {
    let title: OutputSource<String>
    private let id: Int
    private let log: ChildLog

    init(_ id: Int, _ log: ChildLog) {
        self.id = id
        self.log = log
        title = OutputSource("child \(id)")
        log.alive.insert(id)
    }

    isolated deinit {
        log.alive.remove(id)
    }
}
