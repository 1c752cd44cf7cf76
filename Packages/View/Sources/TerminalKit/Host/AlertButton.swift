import PresentationKit
import ViewKit

/// A button of an alert.
@MainActor
final class AlertButton: Component {
    /// The layout of a button.
    enum Layout {
        /// In brackets, in a row with the others.
        case dialog
        /// In a row of its own, behind its number.
        case menu(number: Int)
    }

    private let button: PresentedAlert.Button
    private let layout: Layout
    private let choose: @MainActor () -> Void

    init(_ button: PresentedAlert.Button, layout: Layout, choose: @escaping @MainActor () -> Void) {
        self.button = button
        self.layout = layout
        self.choose = choose
    }

    override var canBecomeFocused: Bool { true }

    override var commands: [KeyCommand] {
        [KeyCommand("choose", ScreenText.choose.phrase, keys: [.enter, " "], isForFullScreen: true, perform: choose)]
    }

    override func didTap(at point: Point) {
        choose()
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(columns: text.width(in: traits.metrics), rows: 1)
    }

    override func draw(on canvas: inout Canvas) {
        let text = text.truncated(to: canvas.bounds.columns, in: canvas.metrics)
        canvas.draw(text, at: .zero)
        if isFocused { canvas.add(traits.theme.selection, to: Rect(.zero, canvas.bounds)) }
    }

    private var text: TerminalText {
        let style = button.style == .destructive ? traits.theme.error : TextStyle(.bold)
        let title = TerminalText(traits.wording(button.title), style: style)
        return switch layout {
        case .dialog: "[ " + title + " ]"
        case .menu(let number): TerminalText(" \(number)  ", style: traits.theme.accent) + title + " "
        }
    }
}
