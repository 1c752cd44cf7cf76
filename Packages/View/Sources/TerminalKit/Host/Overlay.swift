import PresentationKit
import ViewKit

/// A component in front of the screen: an alert, the help or the command line.
///
/// It is a responder root of its own, so that nothing below it gets a key.
@MainActor
class Overlay: Component {
    /// The focus among the components of the overlay.
    private(set) lazy var scope = FocusScope(root: self)

    /// Returns the area of the overlay on a screen.
    func area(in size: Size) -> Rect {
        Rect(.zero, size)
    }

    /// Returns the command that scrolls the text of the overlay.
    func scrolling(_ keys: [Key], by rows: Int) -> KeyCommand {
        KeyCommand("scroll", .scroll, keys: keys, isForFullScreen: true) { [weak self] in
            self?.didScroll(by: rows)
        }
    }
}

extension Canvas {
    /// Clears the area and draws a frame around it, with a title in its upper border.
    ///
    /// The lines of a frame are two cells wide where ambiguous characters are; ASCII stands for them there.
    ///
    /// - Parameter title: the title; none where it is empty.
    mutating func drawFrame(title: TerminalText = TerminalText()) {
        let (size, style) = (bounds, TextStyle(.border))
        fill(Rect(.zero, size), style: .plain)
        guard size.columns > 1, size.rows > 1 else { return }
        let signs: [String] =
            metrics.ambiguous == .narrow ? ["┌", "┐", "└", "┘", "─", "│"] : ["+", "+", "+", "+", "-", "|"]
        let (right, bottom) = (size.columns - 1, size.rows - 1)
        let line = String(repeating: signs[4], count: size.columns - 2)
        draw(TerminalText(signs[0] + line + signs[1], style: style), at: .zero)
        draw(TerminalText(signs[2] + line + signs[3], style: style), at: Point(column: 0, row: bottom))
        for row in 1..<bottom {
            for column in [0, right] { draw(TerminalText(signs[5], style: style), at: Point(column: column, row: row)) }
        }
        guard !title.isEmpty, size.columns > 6 else { return }
        draw(" " + title.truncated(to: size.columns - 6, in: metrics) + " ", at: Point(column: 2, row: 0))
    }
}
