import AttemptKit
import PresentationKit
import ReportKit
import Testing
import ViewTesting

@testable import ViewKit

/// A list whose cells change its rows when they are configured.
@MainActor
private final class ChangingList {
    let view = CollectionView<Int>()
    let source: CollectionDataSource<Book>

    init(_ books: [Int], change: @escaping @MainActor (CollectionDataSource<Book>, Book) -> Void) {
        source = CollectionDataSource(view)
        source.register {
            LinesCell()
        } configure: { [weak source] cell, book in
            cell.book = book
            if let source { change(source, book) }
        }
        source.append(books.map { Book($0, "book \($0)") })
    }

    /// Creates a list that changes once.
    convenience init(_ books: [Int], _ change: Change) {
        var hasChanged = false
        self.init(books) { source, _ in
            guard !hasChanged else { return }
            hasChanged = true
            change(source)
        }
    }
}

private enum Change: CaseIterable {
    case apply
    case append
    case update

    @MainActor
    func callAsFunction(_ source: CollectionDataSource<Book>) {
        switch self {
        case .apply:
            source.apply(Snapshot([Book(9, "book 9"), Book(1, "book 1")]))
        case .append: source.append([Book(3, "book 3")])
        case .update: source.update([Book(1, "new 1")])
        }
    }

    var rows: [String] {
        switch self {
        case .apply: ["book 9", "book 1", ""]
        case .append: ["book 1", "book 2", "book 3"]
        case .update: ["new 1", "book 2", ""]
        }
    }
}

@MainActor
struct CollectionChangeTests {
    @Test(arguments: Change.allCases)
    private func `a change within a cell's configure is drawn in the same frame`(change: Change) {
        let list = ChangingList([1, 2], change)
        let screen = ComponentScreen(list.view, rows: 3)
        #expect(screen.rows == change.rows)
        #expect(screen.rows == change.rows)
    }

    @Test func `a change within the configure of an update follows the update`() {
        let list = ChangingList([1]) { source, book in
            if book.lines == ["new 1"] { source.append([Book(2, "book 2")]) }
        }
        let screen = ComponentScreen(list.view, rows: 2)
        #expect(screen.rows == ["book 1", ""])
        list.source.update([Book(1, "new 1")])
        #expect(list.source.snapshot.items.count == 2)
        #expect(screen.rows == ["new 1", "book 2"])
    }

    @Test func `a cell that changes the rows whenever it is configured does not stop the frame`() {
        var last = 1
        let list = ChangingList([1]) { source, _ in
            last += 1
            source.append([Book(last, "book \(last)")])
        }
        let screen = ComponentScreen(list.view, rows: 4)
        #expect(screen.rows == ["book 1", "book 2", "book 3", "book 4"])
    }

    @Test(arguments: Change.allCases)
    private func `a change within a cell's configure is printed on lines`(change: Change) async {
        let terminal = ScriptedLineTerminal()
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script, keepsPage: true)
        let list = ChangingList([1, 2], change)
        list.view.attach(to: host)
        host.show(TestScreen(list.view))
        #expect(await host.run() == .done)
        let lines = terminal.outputText.split(separator: "\n").map { String($0) }
        switch change {
        case .apply: #expect(lines == ["book 1", "book 2", "book 9", "book 1"])
        case .append: #expect(lines == ["book 1", "book 2", "book 3"])
        case .update: #expect(lines == ["book 1", "book 2"])
        }
    }
}
