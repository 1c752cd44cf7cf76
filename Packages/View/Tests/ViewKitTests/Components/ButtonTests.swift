import PresentationKit
import Testing
import ViewTesting

@testable import ViewKit

@MainActor
struct ButtonTests {
    private let button = Button(Phrase(en: "Close", ja: "閉じる"))

    private func styles(isFocused: Bool) -> Set<TextStyle> {
        let screen = ComponentScreen(button, columns: 9)
        button.isFocused = isFocused
        let grid = screen.canvas.grid
        return Set((0..<9).map { grid.style(at: Point(column: $0, row: 0)) })
    }

    @Test func `the focused button is reversed`() {
        #expect(styles(isFocused: false) == [TextStyle(.bold)])
        #expect(styles(isFocused: true) == [TextStyle([.bold, .reverse])])
    }

    @Test func `a button in colours of its own keeps them while it is focused`() {
        button.style = TextStyle(foreground: .black, background: .white)
        #expect(styles(isFocused: false) == [TextStyle(.bold, foreground: .black, background: .white)])
        #expect(styles(isFocused: true) == [TextStyle([.bold, .underline], foreground: .black, background: .white)])
    }
}
