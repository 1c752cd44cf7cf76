/// The answer of the user to an alert.
public struct AlertAnswer<Action: AlertActionType>: Hashable, Sendable {
    /// The chosen action.
    public let action: Action
    /// The identity of the alert that was answered, ``AlertStrategy/id``.
    public let alertID: Int
    /// The text that was entered, if the alert has a text field.
    public let text: AlertText?

    /// The text that was entered; empty if the alert has no text field, or one for a secret, which ``AlertText/exposed`` has.
    public var enteredText: String { text.map { $0.isSecret ? "" : $0.exposed } ?? "" }

    /// Creates an answer.
    public init(_ action: Action, to alertID: Int = 0, text: AlertText? = nil) {
        self.action = action
        self.alertID = alertID
        self.text = text
    }
}

/// The text that was entered into an alert; a secret prints as a placeholder.
public struct AlertText: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The text.
    public let exposed: String
    /// A Boolean value that indicates whether the text is a secret.
    public let isSecret: Bool

    /// Creates a text.
    public init(_ text: String, isSecret: Bool) {
        exposed = text
        self.isSecret = isSecret
    }

    public var description: String { isSecret ? "‹redacted›" : exposed }
    public var customMirror: Mirror { Mirror(self, children: isSecret ? [:] : ["text": exposed]) }
}
