public import PresentationKit

/// A component that is pressed by Enter, Space or a click.
public final class Button: Component {
    /// The title, or nil before the button has one; it is then not shown.
    public var title: Phrase? {
        didSet {
            if title != oldValue { setContentChanged() }
        }
    }

    /// The event that the button was pressed.
    public let presses = ControlEvent<Void>()

    /// Creates a button.
    public init(_ title: Phrase? = nil) {
        self.title = title
    }

    public override var canBecomeFocused: Bool { title != nil }

    public override var commands: [KeyCommand] {
        guard let title else { return [] }
        return [KeyCommand("press", title, keys: [.enter, " "], isForFullScreen: true) { [presses] in presses.send() }]
    }

    public override func didTap(at point: Point) {
        presses.send()
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(columns: text.width(in: traits.metrics), rows: 1)
    }

    public override func draw(on canvas: inout Canvas) {
        // A button in colours of its own keeps them.
        let focus = style.background == nil ? TextStyle.on(.focus) : TextStyle(.underline)
        canvas.draw(isFocused ? text.styled(focus) : text, at: .zero)
    }

    public override func lines(for page: LinePage) -> [TerminalText] { text.isEmpty ? [] : [text] }

    private var text: TerminalText {
        title.map { Self.text(TerminalText(traits.wording($0))) } ?? TerminalText()
    }

    /// Returns the text of a button with a title: in brackets, because not every terminal shows its ground.
    package static func text(_ title: TerminalText) -> TerminalText {
        ("[ " + title + " ]").styled(TextStyle(nil, .bold, on: .button))
    }
}
