import PresentationKit

@testable import ViewKit

/// An item of the lists under test, with the lines of its cell.
struct Book: Identifiable, Equatable {
    let id: Int
    var lines: [String]

    init(_ id: Int, _ lines: String...) {
        self.init(id, lines)
    }

    init(_ id: Int, _ lines: [String]) {
        self.id = id
        self.lines = lines
    }
}

/// A list of books whose cells are counted.
@MainActor
final class BookList {
    let view: CollectionView<Int>
    let source: CollectionDataSource<Book>
    private(set) var madeCells = 0
    private(set) var shown: [Int] = []
    private(set) var configured: [Int] = []
    /// The screen of the list, which keeps its host.
    private(set) var screen: ComponentScreen?

    init(_ books: [Book] = [], itemWidth: Int? = nil) {
        view = CollectionView(itemWidth: itemWidth)
        source = CollectionDataSource(view)
        source.register { [weak self] () -> LinesCell in
            self?.madeCells += 1
            return LinesCell()
        } configure: { [weak self] cell, book in
            if cell.book == nil { self?.shown.append(book.id) }
            cell.book = book
            self?.configured.append(book.id)
        } end: { [weak self] cell, book in
            cell.book = nil
            self?.shown.removeAll { $0 == book.id }
        }
        if !books.isEmpty { source.append(books) }
    }

    /// Books of one line each, with the names of their numbers.
    convenience init(count: Int) {
        self.init((1...count).map { Book($0, "book \($0)") })
    }

    /// Shows the list on a host without a user.
    func showInScript() {
        screen = ComponentScreen(view, isSession: false)
    }

    func show(_ books: [Book]) throws {
        source.apply(Snapshot(books))
    }
}

/// A cell that shows one line below the other.
final class LinesCell: Component {
    var book: Book? {
        didSet {
            if book != oldValue { setContentChanged() }
        }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(columns: size.columns, rows: book?.lines.count ?? 0)
    }

    override func draw(on canvas: inout Canvas) {
        for (row, line) in (book?.lines ?? []).enumerated() {
            canvas.draw(TerminalText(line), at: Point(column: 0, row: row))
        }
    }

    override func lines(for page: LinePage) -> [TerminalText] {
        (book?.lines ?? []).flatMap { page.lines(of: TerminalText($0)) }
    }
}
