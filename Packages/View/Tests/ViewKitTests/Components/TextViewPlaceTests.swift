import Testing
import ViewTesting

@testable import ViewKit

@MainActor
struct TextViewPlaceTests {
    private let view = TextView()
    private let spy = Recorder<ScrollPosition?>()

    init() {
        view.scrolls.observe(for: spy) { $0.all.append($1) }
    }

    /// Shows a line and paragraphs of words, each of which begins a place.
    private func show(_ count: Int) {
        view.show { page in
            var (lines, places) = (["head", ""] as [TerminalText], [Int]())
            for number in 0..<count {
                places.append(lines.count)
                let words = (0..<20).map { "w\(number)x\($0)" }
                lines += page.lines(of: TerminalText(words.joined(separator: " "))) + [""]
            }
            return PlacedLines(lines, places: places)
        }
    }

    @Test func `a position is the same in every width`() throws {
        show(9)
        let screen = ComponentScreen(view, columns: 40, rows: 4)
        view.scroll(toLine: 11)
        let top = screen.rows[0]
        let position = try #require(view.position)
        #expect(position.place == 2)
        show(9)
        screen.resize(columns: 23, rows: 4)
        view.scroll(to: position)
        #expect(top.hasPrefix(screen.rows[0].split(separator: " ")[0]))
        #expect(view.position?.place == 2)
    }

    @Test func `a place has its first line at the top, and one that is gone leads to the last place`() {
        show(9)
        view.scroll(to: ScrollPosition(place: 3))
        let screen = ComponentScreen(view, columns: 40, rows: 4)
        #expect(screen.rows[0].hasPrefix("w3x0 "))
        view.scroll(to: ScrollPosition(place: 99))
        #expect(screen.rows[0].hasPrefix("w8x0 "))
        view.scroll(to: ScrollPosition(place: 1, letters: .max))
        #expect(view.fraction == 1)
        view.show { _ in PlacedLines(["no place"]) }
        view.scroll(to: ScrollPosition(place: 1))
        #expect(screen.rows[0] == "no place")
        #expect(view.position == nil)
    }

    @Test func `each other position is sent once`() {
        show(2)
        let screen = ComponentScreen(view, columns: 200, rows: 2)
        screen.press(.up)
        #expect(spy.all.isEmpty)
        screen.press(.down, .down, .up, .up, .up)
        let first = ScrollPosition(place: 0)
        #expect(spy.all == [first, nil])
        screen.resize(columns: 30, rows: 2)
        #expect(spy.all == [first, nil])
    }

    @Test
    func `the nearest place is the one that the top line belongs to, or else the one with the fewest lines between`() {
        #expect(view.nearestPlace(among: [0]) == nil)
        show(9)
        let screen = ComponentScreen(view, columns: 200, rows: 2)
        screen.draw()
        #expect(view.nearestPlace(among: [4, 8]) == 4)
        view.scroll(to: ScrollPosition(place: 8))
        #expect(view.nearestPlace(among: [4, 8]) == 8)
        view.scroll(to: ScrollPosition(place: 5))
        #expect(view.nearestPlace(among: [4, 8]) == 4)
        #expect(view.nearestPlace(among: [99]) == nil)
        #expect(view.nearestPlace(among: []) == nil)
    }
}

@MainActor
struct TextViewNoteTests {
    private let view = TextView()

    init() {
        view.show { _ in
            func reference(_ number: Int) -> TerminalText {
                TerminalText("[\(number)]", style: TextStyle(link: .reference(toNote: number)))
            }
            func note(_ number: Int) -> TerminalText {
                TerminalText("[\(number)]", style: TextStyle(link: .note(number)))
            }
            let text: [TerminalText] = ["first" + reference(1), "again" + reference(1), "lost" + reference(7)]
            return PlacedLines(text + Array(repeating: "", count: 9) + [note(1) + " a note", note(2) + " an orphan"])
        }
    }

    @Test func `a reference leads to its note, and the note back to it`() {
        let screen = ComponentScreen(view, columns: 20, rows: 4)
        screen.press(.tab, .tab, .enter)
        #expect((0..<4).contains { screen.row($0, marking: .focus) == "[[1]] a note" })
        screen.press(.enter)
        #expect((0..<4).contains { screen.row($0, marking: .focus) == "again[[1]]" })
    }

    @Test func `a note that was found otherwise leads to its first reference, and what leads nowhere stays`() {
        let screen = ComponentScreen(view, columns: 20, rows: 4)
        screen.press(.end, .tab, .enter)
        #expect(screen.row(0, marking: .focus) == "first[[1]]")
        screen.press(.tab, .tab, .enter)
        #expect(screen.row(2, marking: .focus) == "lost[[7]]")
        screen.press(.end, .tab, .tab, .enter)
        #expect(screen.row(3, marking: .focus) == "[[2]] an orphan")
    }

    @Test func `a link to a place scrolls there`() {
        view.show { _ in
            let link = TerminalText("below", style: TextStyle(link: .place(1)))
            return PlacedLines([link] + Array(repeating: "", count: 5) + ["here", "", "", "", ""], places: [0, 6])
        }
        let screen = ComponentScreen(view, columns: 20, rows: 4)
        screen.press(.tab, .enter)
        #expect(screen.rows.first == "here")
    }

    @Test func `terminals are not sent a link within the text`() {
        let text = TerminalText("[1]", style: TextStyle(link: .reference(toNote: 1)))
        #expect(text.rendered(for: .fullTerminal) == "[1]")
        #expect(TerminalLink.note(1).url == nil)
    }
}
