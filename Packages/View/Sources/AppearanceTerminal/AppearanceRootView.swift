public import PresentationKit
public import ViewKit

/// A label and a button, in the colours of the appearance.
public final class AppearanceRootView: Component, AppView {
    /// The button that changes the appearance.
    public let button = Button()
    private let label = Label(alignment: .center)

    public func setup() {
        add(Stack(.vertical, [Spacer(), label, button, Spacer()], spacing: 1, alignment: .center))
    }

    /// Sets the text of the label.
    public func setText(_ lines: [String]) {
        label.text = lines.map { TerminalText($0) }
    }

    /// Sets the colours, and the title of the button that changes them.
    public func setColorMode(lightMode: Bool, button title: Phrase) {
        if lightMode {
            style = TextStyle(foreground: .black, background: .brightWhite)
            button.style = TextStyle(foreground: .black, background: .white)
        } else {
            style = TextStyle(foreground: .white, background: .black)
            button.style = TextStyle(foreground: .white, background: .brightBlack)
        }
        button.title = title
        // Printed lines keep their colours, so they are printed again.
        setNeedsPrinting()
    }

    // On lines: a coloured block, a little wider than its text, instead of the width of the terminal.
    public override func takeLines(for page: LinePage) -> [TerminalText] {
        let lines = super.takeLines(for: LinePage(width: nil, metrics: page.metrics, wording: page.wording))
        guard !lines.isEmpty else { return [] }
        let content = [""] + lines + [""]
        let widest = content.map { $0.width(in: page.metrics) }.max() ?? 0
        let width = min(widest + 8, page.width ?? .max)
        return content.map { line in
            line.truncated(to: width, in: page.metrics).padded(to: width, .center, in: page.metrics).styled(style)
        }
    }
}
