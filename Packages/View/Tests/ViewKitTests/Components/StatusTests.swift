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
