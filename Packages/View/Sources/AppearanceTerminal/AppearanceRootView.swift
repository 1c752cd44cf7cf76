public import AppearanceContract
public import PresentationKit
public import ReportKit
public import ViewKit

/// A label and a button, in the colours of the appearance.
public final class AppearanceRootView: LineView {
    private var label: [TerminalText] = []
    private var button = TerminalText()
    private var style = TextStyle.plain
    private var isPrinted = true

    public init() {}

    public func setup() {}

    /// Shows the label and the button, in their colours and in the language of the user.
    public func show(_ display: AppearanceDisplay, wording: Wording) {
        style = display.colours.style
        label = display.label.map { TerminalText($0) }
        button = TerminalText("[ \(wording(display.button)) ]", style: TextStyle(.bold))
        isPrinted = false
    }

    public func takeLines(for page: LinePage) -> [TerminalText] {
        guard !isPrinted else { return [] }
        isPrinted = true
        let content = [TerminalText()] + label + [TerminalText(), button, TerminalText()]
        let widest = content.map { $0.width(in: page.metrics) }.max() ?? 0
        let width = min(widest + 8, page.width ?? .max)
        return content.map { line in
            line.truncated(to: width, in: page.metrics).padded(to: width, .center, in: page.metrics).styled(style)
        }
    }

    /// Returns no records: scripts get a report instead of the screen.
    public func takeRecords() -> [Record] { [] }
}

extension AppearanceDisplay.Colours {
    fileprivate var style: TextStyle {
        switch self {
        case .light: TextStyle(foreground: .black, background: .white)
        case .dark: TextStyle(foreground: .white, background: .black)
        }
    }
}
