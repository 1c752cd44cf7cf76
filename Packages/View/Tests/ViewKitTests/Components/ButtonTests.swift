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

    @Test func `the focused button has the surface of the focus`() {
        #expect(styles(isFocused: false) == [TextStyle(nil, .bold, on: .button)])
        #expect(styles(isFocused: true) == [TextStyle(nil, .bold, on: .focus)])
    }

    @Test func `a button in colours of its own keeps them while it is focused`() {
        button.style = TextStyle(foreground: .black, background: .white)
        let shown = [false, true].map { Set(styles(isFocused: $0).map { $0.shown(by: .fullTerminal) }) }
        #expect(shown[0] == [TextStyle(.bold, foreground: .black, background: .white)])
        #expect(shown[1] == [TextStyle([.bold, .underline], foreground: .black, background: .white)])
    }
}
