import PresentationKit
import ViewKit

@MainActor
final class AlertButton: Component {
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
        [KeyCommand("choose", .choose, keys: [.enter, " "], isForFullScreen: true, perform: choose)]
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
        if isFocused { canvas.add(.on(.focus), to: Rect(.zero, canvas.bounds)) }
    }

    private var role: TextRole? {
        switch button.style {
        case .destructive: .error
        case .cancel: nil
        default: .accent
        }
    }

    private var text: TerminalText {
        let title = TerminalText(traits.wording(button.title), style: TextStyle(role))
        return switch layout {
        case .dialog: Button.text(title)
        case .menu(let number):
            TerminalText(" \(number)  ", style: TextStyle(.accent)) + title.styled(TextStyle(.bold)) + " "
        }
    }
}
