public import PresentationKit
public import ViewKit
public import __Feature__Contract

/// A label and a button.
public final class __Feature__RootView: Component, AppView {
    /// The button that adds one.
    public let button = Button()
    private let label = Label(alignment: .center)

    public func setup() {
        add(Stack(.vertical, [Spacer(), label, button, Spacer()], spacing: 1, alignment: .center))
    }

    /// Sets the text of the label and the title of the button.
    public func show(_ display: __Feature__Display, in wording: Wording) {
        label.text = [TerminalText(wording(display.label))]
        button.title = display.button
        setNeedsPrinting()
    }
}
