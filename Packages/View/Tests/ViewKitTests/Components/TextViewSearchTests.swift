import Testing

@testable import ViewKit

@MainActor
struct TextViewSearchTests {
    private let view = TextView()
    private let screen: ComponentScreen

    init() {
        view.show { _ in
            PlacedLines(
                ["Whale, white whale", "", "│ the white", "│ Whale", "", "SWIFT", "Ｓｗｉｆｔ", "白鯨を", "  読む", "end"]
            )
        }
        screen = ComponentScreen(view, columns: 20, rows: 3)
    }

    /// The texts of the current match in the rows of the view.
    private var match: [String] {
        screen.draw()
        return (0..<3).map { screen.row($0, marking: .focus) }.filter { $0.contains("[") }
    }

    @Test func `a search marks all visible matches and goes through them in a circle`() {
        #expect(view.search("WHALE"))
        #expect(screen.row(0, marking: .match) == "Whale, white [whale]")
        #expect(match == ["[Whale], white whale"])
        screen.press("n")
        #expect(match == ["Whale, white [whale]"])
        screen.press("n")
        #expect(match == ["│ [Whale]"])
        screen.press("n")
        #expect(match == ["[Whale], white whale"])
        screen.press("N")
        #expect(match == ["│ [Whale]"])
        screen.press("N", "N", "N")
        #expect(match == ["│ [Whale]"])
    }

    @Test func `a term is found across a line break and an indent`() {
        #expect(view.search("white whale"))
        #expect(match == ["Whale, [white whale]"])
        screen.press("n")
        #expect(match == ["│ the [white]", "│ [Whale]"])
        #expect(view.search("鯨を読"))
        #expect(match == ["白[鯨を]", "  [読]む"])
        #expect(screen.cursor?.column == 2)
    }

    @Test func `full-width letters match`() {
        #expect(view.search("swift"))
        #expect(match == ["[SWIFT]"])
        screen.press("n")
        #expect(match == ["[Ｓｗｉｆｔ]"])
    }

    @Test func `a search starts at the top of the view`() {
        view.scroll(toLine: 2)
        #expect(view.search("whale"))
        #expect(match == ["│ [Whale]"])
    }

    @Test func `a search ends by escape`() {
        #expect(!screen.handles("n"))
        #expect(view.search("whale"))
        screen.press(.escape)
        #expect(match.isEmpty)
        #expect(screen.row(0, marking: .match) == "Whale, white whale")
        #expect(!screen.handles(.escape))
    }

    @Test(arguments: ["kraken", "", "鯨を食", "hale whit"])
    func `a term that does not occur is not found`(_ term: String) {
        #expect(!view.search(term))
        #expect(match.isEmpty)
        view.scroll(toLine: 0)
        #expect(view.line == 0)
    }

    @Test func `a match beyond the side is scrolled to`() {
        view.show { _ in PlacedLines([TerminalText(String(repeating: ".", count: 50) + "whale")]) }
        #expect(view.search("whale"))
        #expect(match == ["‹..............[whale]"])
    }

    @Test func `a mark is no match without its base`() {
        view.show { _ in PlacedLines(["cafe\u{301} cafe"]) }
        #expect(view.search("cafe"))
        #expect(match == ["cafe\u{301} [cafe]"])
    }

    @Test func `a search at the end of a text that has no rows is not beyond its last line`() {
        screen.resize(columns: 20, rows: 0)
        screen.press(.end)
        #expect(view.search("whale"))
        #expect(!view.search("kraken"))
    }

    @Test func `a search goes on after the text was laid out again`() {
        #expect(view.search("whale"))
        screen.resize(columns: 19, rows: 3)
        #expect(match.isEmpty)
        screen.press("n")
        #expect(match == ["[Whale], white whale"])
    }
}
