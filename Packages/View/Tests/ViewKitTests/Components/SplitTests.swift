import PresentationKit
import Testing

@testable import ViewKit

@MainActor
struct SplitTests {
    private let leading = Label("鯨", "Typee")
    private let trailing = Label("Omoo")
    private let button = Button(Phrase(verbatim: "k"))

    private func screen(_ width: Split.Width, columns: Int, minimum: Int = 10) -> ComponentScreen {
        ComponentScreen(
            Split(leading, Stack(.vertical, [trailing, button]), leading: width, minimumColumns: minimum),
            columns: columns,
            rows: 2
        )
    }

    @Test(arguments: [
        (Split.Width.columns(6), ["鯨    │Omoo", "Typee │[ k ]"]), (.fraction(0.5), ["鯨    │Omoo", "Typee │[ k ]"]),
        (.columns(99), ["鯨        │O", "Typee     │m"]), (.columns(-1), ["▯│Omoo", "T│[ k ]"]),
    ])
    func `both sides have their columns`(_ width: Split.Width, _ expected: [String]) {
        #expect(screen(width, columns: 12).rows.map { $0.drop { $0 == " " } } == expected.map { $0[...] })
    }

    @Test func `a narrow split shows the side that has the focus, or had it last`() {
        let screen = screen(.columns(6), columns: 9)
        #expect(screen.rows == ["鯨", "Typee"])
        button.isFocused = true
        #expect(screen.rows == ["Omoo", "[ k ]"])
        button.isFocused = false
        #expect(screen.rows == ["Omoo", "[ k ]"])
        screen.resize(columns: 10, rows: 2)
        #expect(screen.rows == ["鯨    │Omo", "Typee │o"])
    }

    @Test func `a hidden side leaves its columns to the other one`() {
        let screen = screen(.columns(6), columns: 12)
        leading.isHidden = true
        #expect(screen.rows == ["Omoo", "[ k ]"])
        leading.isHidden = false
        trailing.parent?.isHidden = true
        #expect(screen.rows == ["鯨", "Typee"])
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 1)])
    func `it is drawn in any size`(_ columns: Int, _ rows: Int) {
        let screen = screen(.fraction(0.5), columns: columns, minimum: 0)
        screen.resize(columns: columns, rows: rows)
        #expect(screen.rows.count == rows)
    }

    @Test func `the lines of both sides follow each other`() {
        let split = screen(.columns(6), columns: 9).component
        #expect(split.takeLines(for: LinePage(width: 9)).map(\.plainText) == ["鯨", "Typee", "Omoo", "[ k ]"])
    }
}
