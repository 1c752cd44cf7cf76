import Testing

@testable import ViewKit

@MainActor
struct ProgressViewTests {
    private let view = ProgressView()

    @Test(arguments: [
        (ProgressView.Value.fraction(0), "░░░░░░░░░░"), (.fraction(0.25), "██░░░░░░░░"), (.fraction(1), "██████████"),
        (.fraction(7), "██████████"), (.fraction(-1), "░░░░░░░░░░"), (.indeterminate(step: 0), "███░░░░░░░"),
        (.indeterminate(step: 7), "░░░░░░░███"), (.indeterminate(step: 9), "░░░░░███░░"),
        (.indeterminate(step: 14), "███░░░░░░░"),
    ])
    func `a value fills the bar`(_ value: ProgressView.Value, _ expected: String) {
        let screen = ComponentScreen(view, columns: 10)
        view.value = value
        #expect(screen.rows == [expected])
    }

    @Test func `a bar has a size of any width, and an empty one is blank`() {
        let screen = ComponentScreen(view, columns: 1)
        #expect(screen.rows == [""])
        view.value = .indeterminate(step: 5)
        #expect(screen.rows == ["█"])
        #expect(view.takeLines(for: LinePage(width: 9)).isEmpty)
    }

    @Test func `blocks are replaced where they are wide`() {
        let screen = ComponentScreen(view, columns: 4, ambiguous: .wide)
        view.value = .fraction(0.5)
        #expect(screen.rows == ["##--"])
    }
}

@MainActor
struct StatusLineTests {
    private let status = StatusLine()

    init() {
        status.left = "白鯨との航海"
        status.right = "32%"
    }

    @Test(arguments: [
        (20, "白鯨との航海     32%"), (16, "白鯨との航海 32%"), (12, "白鯨と…  32%"), (4, "32%"), (3, "32%"), (2, "3…"), (1, "…"),
    ])
    func `the text on the left is truncated first`(_ columns: Int, _ expected: String) {
        let screen = ComponentScreen(status, columns: columns)
        #expect(screen.rows.map { $0.drop { $0 == " " } } == [expected[...]])
    }

    @Test func `progress stands before the text on the right`() {
        let screen = ComponentScreen(status, columns: 24)
        status.progress = .fraction(0.5)
        #expect(screen.rows == ["白鯨との航海  ███░░░ 32%"])
        status.right = ""
        #expect(screen.rows == ["白鯨との航海     ███░░░"])
        status.progress = nil
        #expect(screen.rows == ["白鯨との航海"])
    }

    @Test(arguments: 0...12)
    func `progress leaves the other text readable in any width`(_ columns: Int) {
        status.progress = .fraction(1)
        let screen = ComponentScreen(status, columns: columns)
        #expect(screen.rows[0].hasSuffix(columns < 3 ? "" : "32%"))
        #expect(status.takeLines(for: LinePage(width: 9)).isEmpty)
    }
}

@MainActor
struct ImagePlaceholderTests {
    private let picture = ImagePlaceholder("白い鯨 at sea", size: Size(columns: 12, rows: 4))

    @Test func `the alternative text stands in a frame`() {
        let screen = ComponentScreen(picture, columns: 12, rows: 4)
        #expect(screen.rows == ["┌──────────┐", "│  白い鯨  │", "│  at sea  │", "└──────────┘"])
    }

    @Test func `the frame is drawn in ASCII where its characters are wide`() {
        let screen = ComponentScreen(picture, columns: 6, rows: 3, ambiguous: .wide)
        #expect(screen.rows == ["+----+", "| … |", "+----+"])
    }

    @Test(arguments: [(1, 1), (3, 2), (2, 9), (0, 0), (0, 3), (4, 0)])
    func `it is drawn in any size`(_ columns: Int, _ rows: Int) {
        let screen = ComponentScreen(picture, columns: columns, rows: rows)
        #expect(screen.rows.count == rows)
    }

    @Test func `its size is that of the picture, where there are as many cells`() {
        #expect(picture.sizeThatFits(Size(columns: 80, rows: 3)) == Size(columns: 12, rows: 3))
        #expect(picture.sizeThatFits(Size(columns: 8, rows: 30)) == Size(columns: 8, rows: 4))
    }

    @Test func `the line host prints the alternative text once`() {
        #expect(picture.takeLines(for: LinePage(width: 6)).map(\.plainText) == ["白い鯨", "at sea"])
        #expect(picture.takeLines(for: LinePage(width: 6)).isEmpty)
    }
}
