import PresentationKit
import Testing

@testable import ViewKit

@MainActor
struct CollectionLinesTests {
    private func list(_ books: [Book] = []) -> BookList {
        let list = BookList(books)
        list.view.numberItems(for: "read", Phrase(en: "read", ja: "読む"))
        return list
    }

    private func lines(_ list: BookList, width: Int? = 20) -> [String] {
        list.view.takeLines(for: LinePage(width: width)).map(\.plainText)
    }

    @Test
    func `prints new rows alone, each page with numbers of its own width`() {
        let list = list((1...9).map { Book($0, "book \($0)") })
        list.view.header = "Novels"
        list.view.footer = "9 of 11"
        #expect(lines(list) == ["Novels", ""] + (1...9).map { "\($0)  book \($0)" } + ["", "9 of 11"])
        #expect(lines(list) == [])
        list.source.append([Book(10, "吾輩は猫である", "by Natsume Soseki, 1905"), Book(11, "c")])
        #expect(
            lines(list) == ["10  吾輩は猫である", "    by Natsume", "    Soseki, 1905", "11  c"]
        )
        list.view.footer = "11 of 11"
        #expect(lines(list) == ["", "11 of 11"])
    }

    @Test
    func `numbers are cyan and stand on the right`() {
        let list = list((1...10).map { Book($0, "book \($0)") })
        let lines = list.view.takeLines(for: LinePage(width: 20)).map { $0.rendered(for: .fullTerminal) }
        #expect(lines[0] == " \u{1B}[0;36m1\u{1B}[0m  book 1")
        #expect(lines[9] == "\u{1B}[0;36m10\u{1B}[0m  book 10")
    }

    @Test
    func `prints everything again after rows were replaced`() throws {
        let list = list([Book(1, "a"), Book(2, "b")])
        list.view.header = "Novels"
        _ = lines(list)
        try list.show([Book(2, "b"), Book(1, "a")])
        #expect(lines(list) == ["1  b", "2  a"])
        try list.show([Book(2, "b"), Book(1, "a"), Book(3, "c")])
        #expect(lines(list) == ["3  c"])
        try list.show([Book(2, "b"), Book(1, "a"), Book(3, "c")])
        #expect(lines(list) == [])
        try list.show([])
        #expect(lines(list) == [])
        try list.show([Book(3, "c")])
        #expect(lines(list) == ["1  c"])
    }

    @Test
    func `coming back prints the page that was appended last, with header, footer and new content`() {
        let list = list([Book(1, "a"), Book(2, "b")])
        list.view.header = "Novels"
        list.view.footer = "more"
        _ = lines(list)
        list.source.append([Book(3, "c"), Book(4, "d")])
        _ = lines(list)
        list.source.update([Book(3, "c (read)"), Book(99, "nothing")])
        #expect(lines(list) == [])
        list.view.prepareToReappear()
        #expect(lines(list) == ["Novels", "", "3  c (read)", "4  d", "", "more"])
        #expect(lines(list) == [])
    }

    @Test
    func `coming back prints what was not printed before, too`() {
        let list = list([Book(1, "a")])
        list.source.append([Book(2, "b")])
        list.view.prepareToReappear()
        #expect(lines(list) == ["1  a", "2  b"])
    }

    @Test
    func `a header waits for rows, or for a footer`() {
        let list = list()
        list.view.header = "Novels"
        #expect(lines(list) == [])
        list.view.footer = "No books"
        #expect(lines(list) == ["Novels", "", "", "No books"])
    }

    @Test
    func `a list without numbers prints its rows as they are`() {
        let list = BookList([Book(1, "Moby-Dick or The Whale")])
        #expect(lines(list) == ["Moby-Dick or The", "Whale"])
    }

    @Test(arguments: 1...30)
    func `no line is wider than the page`(width: Int) {
        let list = list((1...12).map { Book($0, "吾輩は猫である — I Am a Cat", "by Natsume Soseki") })
        list.view.header = "Novels of the world"
        list.view.footer = "12 of 12"
        #expect(list.view.takeLines(for: LinePage(width: width)).allSatisfy { $0.width() <= width })
    }

    @Test
    func `lines of any length are not broken`() {
        #expect(
            lines(list([Book(1, "Moby-Dick or The Whale", "by Melville")]), width: nil) == [
                "1  Moby-Dick or The Whale", "   by Melville",
            ]
        )
    }

    @Test
    func `a hidden list prints nothing`() {
        let list = list([Book(1, "a")])
        list.view.isHidden = true
        #expect(lines(list) == [])
    }

    // MARK: - Scripts

    @Test
    func `a script forgets the rows that were printed, and their numbers go on`() throws {
        let list = list((1...10).map { Book($0, "book \($0)") })
        list.showInScript()
        _ = lines(list)
        for number in stride(from: 11, to: 99, by: 2) {
            list.source.append([Book(number, "c"), Book(number + 1, "d")])
            #expect(list.source.snapshot.items.count == 2)
            #expect(lines(list) == ["\(number)  c", "\(number + 1)  d"])
        }
        try list.show([Book(7, "x")])
        #expect(lines(list) == ["1  x"])
    }

    @Test
    func `a script keeps rows that were not printed`() {
        let list = list([Book(1, "a")])
        list.showInScript()
        _ = lines(list)
        list.source.append([Book(2, "b")])
        list.source.append([Book(3, "c")])
        #expect(lines(list) == ["2  b", "3  c"])
    }

    @Test
    func `a script whose output is records forgets rows, too`() {
        let list = list([Book(1, "a")])
        list.showInScript()
        for number in 2..<50 {
            list.view.skipLines()
            list.source.append([Book(number, "b")])
            #expect(list.source.snapshot.items.count == 1)
        }
        #expect(lines(list) == ["49  b"])
    }

    @Test
    func `a session keeps all rows, so that any can be opened`() {
        let list = list([Book(1, "a")])
        _ = lines(list)
        list.source.append([Book(2, "b")])
        #expect(list.source.snapshot.items.count == 2)
        guard case .choose(1...2, _, _) = list.view.commands.first?.action else {
            Issue.record("The first command takes no number from 1 to 2.")
            return
        }
    }

    // MARK: - Cells

    @Test
    func `a cell is bound while its lines are taken`() {
        let list = list((1...100).map { Book($0, "book \($0)") })
        _ = lines(list)
        #expect(list.madeCells == 1)
        #expect(list.shown == [])
        #expect(list.configured == Array(1...100))
    }
}
