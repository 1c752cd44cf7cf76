/// An alert as a host sees it, whatever its subject.
public struct PresentedAlert: Equatable, Sendable {
    /// One answer.
    ///
    /// ```swift
    /// func line(for button: PresentedAlert.Button, wording: Wording) -> String {
    ///     button.style == .destructive ? "! \(wording(button.title))" : wording(button.title)
    /// }
    /// ```
    public struct Button: Equatable, Sendable {
        /// What it says.
        public let title: Phrase
        /// What choosing it means.
        public let style: AlertActionStyle
    }

    /// What it is about.
    public let title: Phrase
    /// What happened, and what can be done.
    public let message: Phrase
    /// The web address that the message refers to, which is shown on a line of its own so that it can be copied; or nil.
    public let link: String?
    /// What can be answered; at least one.
    public let buttons: [Button]
    /// How it is laid out.
    public let style: AlertStyle
    /// The line of text that it asks for, or nil.
    public let textField: AlertTextField?
    /// Facts for hosts that need more than an alert shows.
    public let attributes: AlertAttributes

    /// Forgets the subject of an alert.
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
}

/// What was chosen in an alert.
public struct AlertChoice: Hashable, Sendable {
    /// The index of the button.
    public let button: Int
    /// What was typed, if the alert asked for text.
    public let text: AlertText?

    /// Makes a choice.
    public init(button: Int, text: AlertText? = nil) {
        self.button = button
        self.text = text
    }
}
