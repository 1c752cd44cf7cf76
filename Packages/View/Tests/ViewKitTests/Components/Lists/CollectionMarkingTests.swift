import PresentationKit
import Testing
import ViewTesting

@testable import ViewKit

@MainActor
struct CollectionMarkingTests {
    private let list = BookList(count: 9)
    private let events = Recorder<[Int]>()
    private let screen: ComponentScreen

    init() {
        list.view.allowsMarking = true
        list.view.marks.observe(for: events) { $0.all.append($1.sorted()) }
        screen = ComponentScreen(list.view, rows: 4)
    }

    @Test
    func `space and x mark the selected item and remove its mark, where marking is allowed`() {
        screen.press(" ", .down, "x", .up, " ")
        #expect(events.all == [[1], [1, 2], [2]])
        #expect(screen.rows == ["  book 1", "* book 2", "  book 3", "  book 4"])
        list.view.allowsMarking = false
        #expect(list.view.marked.isEmpty)
        #expect(!screen.handles(" "))
        #expect(screen.rows.first == "book 1")
    }

    @Test(
        arguments: [
            ([.down, " ", .down, .down, "X"], [2, 3, 4]), ([.end, "x", "k", "k", "X"], [7, 8, 9]), (["X"], [1]),
        ] as [([Key], [Int])]
    )
    func `a range goes from the item that was marked last to the selected one`(keys: [Key], marked: [Int]) {
        for key in keys { screen.press(key) }
        #expect(list.view.marked.sorted() == marked)
    }

    @Test
    func `a range after a range begins where that one ended`() {
        screen.press("x", "j", "X", "j", "j", "X")
        #expect(list.view.marked.sorted() == [1, 2, 3, 4])
    }

    @Test
    func `all items are marked at once, and Escape removes the marks once before it means something else`() {
        #expect(!screen.handles(.escape))
        screen.press("A", .escape)
        #expect(events.all == [Array(1...9), []])
        #expect(!screen.handles(.escape))
    }

    @Test
    func `the status has the number of marked items`() {
        #expect(list.view.status.plainText == "1/9")
        screen.press("x", "j", "x")
        #expect(list.view.status.plainText == "2 marked · 2/9")
    }

    @Test
    func `marks stay with their items while the list scrolls and changes, and go with them`() throws {
        screen.press("x", "j", "x", .end)
        #expect(list.view.targets == [1, 2])
        try list.show([Book(10, "new"), Book(2, "book 2"), Book(3, "book 3")])
        screen.press(.home)
        #expect(screen.rows == ["  new", "* book 2", "  book 3", ""])
        #expect(list.view.targets == [2])
    }

    @Test
    func `without marks, the selected item is the target, and an empty list has none`() throws {
        screen.press(.down)
        #expect(list.view.targets == [2])
        try list.show([])
        #expect(list.view.targets == [])
    }
}
