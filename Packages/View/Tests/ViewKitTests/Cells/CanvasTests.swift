import Testing
import ViewTesting

@testable import ViewKit

struct CanvasTests {
    private func drawn(columns: Int, rows: Int = 1, _ body: (inout Canvas) -> Void) -> CellGrid {
        var canvas = Canvas(CellGrid(Size(columns: columns, rows: rows)))
        body(&canvas)
        return canvas.grid
    }

    @Test func `text outside of the area is clipped`() {
        let grid = drawn(columns: 12, rows: 3) { canvas in
            canvas.inside(Rect(Point(column: 2, row: 1), Size(columns: 5, rows: 1))) { canvas in
                canvas.draw("Moby-Dick", at: Point(column: -1, row: 0))
                canvas.draw("Typee", at: Point(column: 0, row: 1))
            }
        }
        #expect(grid.text == "\n  oby-D\n")
    }

    @Test func `an area within another is clipped by both`() {
        let grid = drawn(columns: 8) { canvas in
            canvas.inside(Rect(.zero, Size(columns: 4, rows: 1))) { canvas in
                canvas.inside(Rect(Point(column: 2, row: 0), Size(columns: 6, rows: 1))) { canvas in
                    canvas.draw("whale", at: .zero)
                }
            }
            canvas.draw("!", at: Point(column: 7, row: 0))
        }
        #expect(grid.text(ofRow: 0) == "  wh   !")
    }

    @Test(arguments: [(-1, " 海"), (7, "")])
    func `no half of a wide character is shown`(_ column: Int, _ text: String) {
        let grid = drawn(columns: 8) { $0.draw(column < 0 ? "鯨海" : "鯨", at: Point(column: column, row: 0)) }
        #expect(grid.text(ofRow: 0) == text)
    }

    @Test(arguments: [(0, "a 海"), (1, " a海"), (2, "鯨a"), (3, "鯨 a")])
    func `a character over one half of a wide one erases the other half`(_ column: Int, _ text: String) {
        let grid = drawn(columns: 4) { canvas in
            canvas.draw("鯨海", at: .zero)
            canvas.draw("a", at: Point(column: column, row: 0))
        }
        #expect(grid.text(ofRow: 0) == text)
    }

    @Test func `joined characters are one cell's`() {
        let grid = drawn(columns: 8) { $0.draw("e\u{301}👩‍🚀x", at: .zero) }
        #expect(grid.text(ofRow: 0) == "e\u{301}👩‍🚀x")
        #expect(grid[0, 0].width == 1)
        #expect(grid[1, 0].width == 2)
        #expect(grid[3, 0].symbol == UInt32(UnicodeScalar("x").value))
    }

    @Test func `styles add up`() {
        let grid = drawn(columns: 4) { canvas in
            canvas.fill(Rect(.zero, Size(columns: 4, rows: 1)), style: TextStyle(background: .blue))
            canvas.draw(TerminalText("ab", style: TextStyle(.bold)), at: .zero, style: TextStyle(foreground: .red))
            canvas.add(TextStyle(.reverse), to: Rect(Point(column: 1, row: 0), Size(columns: 9, rows: 9)))
        }
        #expect(grid.style(at: .zero) == TextStyle(.bold, foreground: .red))
        #expect(grid.style(at: Point(column: 1, row: 0)) == TextStyle([.bold, .reverse], foreground: .red))
        #expect(grid.style(at: Point(column: 2, row: 0)) == TextStyle(.reverse, background: .blue))
    }

    @Test func `the cursor is shown where it is visible`() {
        var canvas = Canvas(CellGrid(Size(columns: 4, rows: 1)))
        canvas.showCursor(at: Point(column: 4, row: 0))
        #expect(canvas.cursor == nil)
        canvas.inside(Rect(Point(column: 1, row: 0), Size(columns: 2, rows: 1))) {
            $0.showCursor(at: Point(column: 1, row: 0))
        }
        #expect(canvas.cursor == Point(column: 2, row: 0))
    }

    @Test func `grids are equal if they show the same, whatever their tables hold`() {
        let one = drawn(columns: 6) { canvas in
            canvas.draw(TerminalText("x", style: TextStyle(.bold)), at: .zero)
            canvas.draw("e\u{301}a", at: .zero)
        }
        let other = drawn(columns: 6) { canvas in
            canvas.draw(TerminalText("x", style: TextStyle(.dim)), at: .zero)
            canvas.draw("e\u{301}a", at: .zero)
        }
        #expect(one == other)
        #expect(!one.sharesTables(with: other))
        #expect(one != drawn(columns: 6) { $0.draw("e\u{301}b", at: .zero) })
        #expect(one.cleared(one.size) == CellGrid(Size(columns: 6, rows: 1)))
    }

    @Test(arguments: [(0, "xx  "), (1, "  xx"), (2, "  xx"), (3, "    ")])
    func `both halves of a wide character have one style`(_ column: Int, _ marks: String) {
        let bold = TextStyle(.bold)
        let grid = drawn(columns: 4) { canvas in
            canvas.draw("鯨鯨", at: .zero)
            canvas.add(bold, to: Rect(Point(column: column, row: 0), Size(columns: column == 1 ? 2 : 1, rows: 1)))
        }
        #expect((0..<4).map { grid.style(at: Point(column: $0, row: 0)) == bold ? "x" : " " }.joined() == marks)
    }
}

struct KeyTests {
    @Test(arguments: [
        ("q" as Key, "q"), ("Q", "Q"), (" ", "Space"), (.control("c"), "Ctrl-C"), (.alt("x"), "Alt-X"),
        (.escape, "Esc"),
        (.backTab, "Shift-Tab"), (.up, "↑"), (Key(.function(5)), "F5"),
    ])
    func `a key has a label for help`(_ key: Key, _ label: String) {
        #expect(key.label == label)
    }

    @Test func `only a character without modifiers is text`() {
        #expect(("鯨" as Key).text == "鯨")
        #expect(Key.control("c").text == nil)
        #expect(Key.enter.text == nil)
    }
}
