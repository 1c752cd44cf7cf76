/// An alert without the type of its actions, as a host shows it.
public struct PresentedAlert: Equatable, Sendable {
    /// The button for an action.
    public struct Button: Equatable, Sendable {
        /// The title.
        public let title: Phrase
        /// The effect of choosing the button.
        public let style: AlertActionStyle
    }

    /// The subject, in a few words.
    public let title: Phrase
    /// The event and the next step.
    public let message: Phrase
    /// The URL that the message refers to, which is shown on a separate line so that it can be copied, or nil.
    public let link: String?
    /// The buttons; at least one.
    public let buttons: [Button]
    /// The layout.
    public let style: AlertStyle
    /// The text field, or nil.
    public let textField: AlertTextField?
    /// The attributes for some hosts.
    public let attributes: AlertAttributes

    /// Creates the alert that a host shows for a strategy.
    public init(_ strategy: AlertStrategy<some AlertActionType>) {
        title = strategy.title
        message = strategy.message
        link = strategy.link
        buttons = strategy.actions.map { Button(title: $0.title, style: $0.style) }
        style = strategy.style
        textField = strategy.textField
        attributes = strategy.attributes
    }

    /// The button that answers a dismissal, or nil if the alert cannot be dismissed without a choice.
    public var cancelButton: Int? {
        buttons.firstIndex { $0.style == .cancel }
    }

    /// The button that Enter in the text field presses, which alone needs the text: the first one that is not cancel.
    public var submittingButton: Int {
        buttons.firstIndex { $0.style != .cancel } ?? 0
    }
}

/// The choice of the user in an alert.
public struct AlertChoice: Hashable, Sendable {
    /// The index of the button.
    public let button: Int
    /// The text that was entered, if the alert has a text field.
    public let text: AlertText?

    /// Creates a choice.
    public init(button: Int, text: AlertText? = nil) {
        self.button = button
        self.text = text
    }
}
