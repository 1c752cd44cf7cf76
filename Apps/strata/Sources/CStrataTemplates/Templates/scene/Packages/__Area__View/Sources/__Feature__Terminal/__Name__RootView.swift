public import PresentationKit
public import ViewKit
public import __Feature__Contract

/// A label in the middle.
public final class __Name__RootView: Component, AppView {
    private let label = Label(alignment: .center)

    public func setup() {
        add(Stack(.vertical, [Spacer(), label, Spacer()], spacing: 1, alignment: .center))
    }

    /// Sets the text of the label.
    public func show(_ display: __Name__Display, in wording: Wording) {
        label.text = [TerminalText(wording(display.label))]
        setNeedsPrinting()
    }
}
