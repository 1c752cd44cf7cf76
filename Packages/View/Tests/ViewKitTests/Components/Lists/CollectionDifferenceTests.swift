import Determinism
import PresentationKit
import Testing

@testable import ViewKit

/// The properties that a list keeps through changes, computed from all rows.
private struct ListModel {
    static let length = 7

    var books: [Book]
    var selected: Int?
    /// The number of lines above the screen.
    var offset = 0

    private var lines: [(id: Int, line: Int, text: String)] {
        books.flatMap { book in book.lines.enumerated().map { (book.id, $0, $1) } }
    }

    var screen: [String] {
        let shown = lines.dropFirst(offset).prefix(Self.length).map(\.text)
        return shown + Array(repeating: "", count: Self.length - shown.count)
    }

    /// The item that stands for another after a change: itself, the next one that remains, or the last one before it.
    private func successor(of id: Int, in new: [Book]) -> Int? {
        let ids = Set(new.map(\.id))
        guard let place = books.firstIndex(where: { $0.id == id }) else { return nil }
        return books[place...].first { ids.contains($0.id) }?.id ?? books[..<place].last { ids.contains($0.id) }?.id
    }

    mutating func show(_ new: [Book]) {
        let top = lines.dropFirst(offset).first
        let newTop = top.flatMap { successor(of: $0.id, in: new) }
        selected = selected.flatMap { successor(of: $0, in: new) } ?? new.first?.id
        let hidden = newTop == top?.id ? top?.line ?? 0 : 0
        books = new
        let height = books.first { $0.id == newTop }?.lines.count ?? 0
        offset = (lines.firstIndex { $0.id == newTop } ?? 0) + min(hidden, max(0, height - 1))
        fit()
    }

    mutating func select(_ id: Int) {
        selected = id
        fit()
    }

    private mutating func fit() {
        offset = max(0, min(offset, lines.count - Self.length))
        guard let start = lines.firstIndex(where: { $0.id == selected }),
            let end = lines.lastIndex(where: { $0.id == selected })
        else { return }
        offset = max(min(offset, start), end + 1 - Self.length)
    }
}

@MainActor
struct CollectionDifferenceTests {
    @Test(arguments: 0..<80 as Range<UInt64>)
    func `selection and scroll position stay with their rows`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var next = 0
        var model = ListModel(books: [])
        let list = BookList()
        let screen = ComponentScreen(list.view, columns: 20, rows: ListModel.length)
        for step in 0..<12 {
            var books = model.books
            for _ in 0..<Int.random(in: 1...8, using: &generator) { change(&books, &next, &generator) }
            try list.show(books)
            model.show(books)
            #expect(list.view.selection == model.selected, "seed \(seed), step \(step)")
            #expect(screen.rows == model.screen, "seed \(seed), step \(step)")
            guard let id = books.randomElement(using: &generator)?.id else { continue }
            list.view.select(id)
            model.select(id)
            #expect(screen.rows == model.screen, "seed \(seed), step \(step), selecting \(id)")
        }
    }

    private func change(_ books: inout [Book], _ next: inout Int, _ generator: inout SeededGenerator) {
        let place = books.indices.randomElement(using: &generator)
        switch (Int.random(in: 0..<9, using: &generator), place) {
        case (0...1, let place?): books.remove(at: place)
        case (2...3, let place?):
            let moved = books.remove(at: place)
            books.insert(moved, at: Int.random(in: 0...books.count, using: &generator))
        case (4, let place?): books[place] = book(books[place].id, &generator)
        case (5, _): for _ in 0..<10 { append(to: &books, &next, &generator) }
        default:
            append(to: &books, &next, &generator)
            books.swapAt(books.count - 1, Int.random(in: 0..<books.count, using: &generator))
        }
    }

    private func append(to books: inout [Book], _ next: inout Int, _ generator: inout SeededGenerator) {
        next += 1
        books.append(book(next, &generator))
    }

    private func book(_ id: Int, _ generator: inout SeededGenerator) -> Book {
        Book(id, (0..<Int.random(in: 1...3, using: &generator)).map { "\(id).\($0) \(generator.next() % 100)" })
    }

    @Test
    func `rows that are appended move nothing`() {
        let list = BookList(count: 50)
        let screen = ComponentScreen(list.view, columns: 20, rows: 5)
        screen.press(.pageDown, .pageDown, .down)
        let before = screen.rows
        let selected = list.view.selection
        list.source.append((51...60).map { Book($0, "book \($0)") })
        #expect(screen.rows == before)
        #expect(list.view.selection == selected)
        #expect(list.view.status.plainText.hasSuffix("/60"))
    }
}
