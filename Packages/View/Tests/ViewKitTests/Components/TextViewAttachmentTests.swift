import Testing

@testable import ViewKit

@MainActor
struct TextViewAttachmentTests {
    private let view = TextView()
    private let spy = AttachmentSpy()

    init() {
        view.attachmentChanges.observe(for: spy) { $0.changes.append($1) }
        view.makeAttachment = { Label(TerminalText("<\($0)>")) }
    }

    /// Shows lines with an attachment of one row, or as many as the spy says, behind every second one.
    private func show() {
        view.show { [spy] _ in
            var (lines, attachments) = ([TerminalText](), [TextAttachment]())
            for number in 1...4 {
                lines += [TerminalText("before \(number)"), TerminalText("picture \(number)")]
                let size = Size(columns: 3, rows: spy.rows[number] ?? 1)
                attachments.append(TextAttachment(number, line: lines.count, column: 2, size: size))
                lines += Array(repeating: TerminalText(), count: size.rows)
            }
            return PlacedLines(lines, attachments: attachments)
        }
    }

    @Test func `the components of visible attachments stand in the text, and exist as long as they are visible`() {
        show()
        let screen = ComponentScreen(view, columns: 20, rows: 4)
        #expect(screen.rows == ["before 1", "picture 1", "  <1>", "before 2"])
        #expect(view.children.count == 1)
        view.scroll(toLine: 2)
        #expect(screen.rows == ["  <1>", "before 2", "picture 2", "  <2>"])
        view.scroll(toLine: 3)
        #expect(screen.rows == ["before 2", "picture 2", "  <2>", "before 3"])
        #expect(view.children.count == 1)
        #expect(spy.changes == [[1], [1, 2], [2]])
    }

    @Test func `a room above that grows leaves the words at the top, and the match`() {
        show()
        let screen = ComponentScreen(view, columns: 20, rows: 4)
        view.search("picture 3")
        view.scroll(toLine: 6)
        let rows = screen.rows
        #expect(rows == ["before 3", "picture 3", "  <3>", "before 4"])
        spy.rows[1] = 9
        view.setNeedsTextLayout()
        #expect(screen.rows == rows)
        #expect(view.line == 14)
        #expect(screen.row(1, marking: .focus) == "[picture 3]")
    }

    @Test func `the middle of an attachment stays at the top`() {
        spy.rows[1] = 5
        show()
        let screen = ComponentScreen(view, columns: 20, rows: 3)
        view.scroll(toLine: 4)
        #expect(screen.rows == ["", "", ""])
        spy.rows[2] = 3
        view.setNeedsTextLayout()
        screen.draw()
        #expect(view.line == 4)
    }

    @Test func `another text has none of the components of the last one`() {
        show()
        let screen = ComponentScreen(view, columns: 20, rows: 4)
        view.show { _ in PlacedLines(["a"]) }
        #expect(screen.rows[0] == "a")
        #expect(view.children.isEmpty)
        show()
        screen.draw()
        #expect(spy.changes == [[1], [1]])
    }
}

private final class AttachmentSpy {
    var changes: [[Int]] = []
    var rows: [Int: Int] = [:]
}
