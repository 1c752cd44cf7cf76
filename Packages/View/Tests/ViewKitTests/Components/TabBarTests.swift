import PresentationKit
import Testing
import ViewTesting

@testable import ViewKit

@MainActor
struct TabBarTests {
    private let bar = TabBar<Int>()
    private let selected = Recorder<Int>()

    private func screen(_ titles: [String], selected: Int, columns: Int) -> ComponentScreen {
        bar.show(titles.enumerated().map { TabBar<Int>.Tab($0, Phrase(verbatim: $1)) }, selected: selected)
        bar.selects.observe(for: self.selected) { $0.all.append($1) }
        return ComponentScreen(bar, columns: columns)
    }

    private static let books = ["Typee", "Omoo", "Mardi", "鯨"]

    @Test(arguments: [
        (1, 24, " Typee [ Omoo ] Mardi  鯨"), (1, 23, " Typee [ Omoo ] Mardi ›"), (1, 18, "‹[ Omoo ] Mardi  鯨"),
        (0, 22, "[ Typee ] Omoo  Mardi ›"), (3, 14, "‹ Mardi [ 鯨 ]"), (2, 9, "‹[ Mardi ]›"), (2, 5, "‹[ M…]›"),
        (3, 6, "‹[ 鯨 ]"), (0, 1, "›"), (3, 0, ""),
    ])
    func `the tabs around the selected one are shown, with signs for the others`(
        _ selected: Int,
        _ columns: Int,
        _ expected: String
    ) {
        let screen = screen(Self.books, selected: selected, columns: columns)
        #expect(screen.row(0, marking: .focus) == expected)
    }

    @Test func `keys ask for the tabs beside the selected one, from the last one to the first`() {
        let screen = screen(Self.books, selected: 3, columns: 30)
        screen.press("]", "[", "]")
        #expect(selected.all == [0, 2, 0])
    }

    @Test func `a click asks for a tab, and a sign stands for the tab beside it`() {
        let screen = screen(Self.books, selected: 1, columns: 16)
        #expect(screen.row(0, marking: .focus) == "‹[ Omoo ] Mardi ›")
        for column in [0, 1, 7, 14, 15] { bar.didTap(at: Point(column: column, row: 0)) }
        #expect(selected.all == [0, 2, 2])
    }

    @Test func `a bar without tabs is hidden, and has no commands`() {
        let screen = screen([], selected: 0, columns: 9)
        #expect(bar.isHidden)
        #expect(!screen.handles("]"))
    }

    @Test func `a single tab has no commands, and lines have no tabs`() {
        let screen = screen(["Typee"], selected: 7, columns: 9)
        #expect(screen.row(0, marking: .focus) == "[ Typee ]")
        #expect(!screen.handles("]"))
        #expect(bar.takeLines(for: LinePage(width: 9)).isEmpty)
    }
}
