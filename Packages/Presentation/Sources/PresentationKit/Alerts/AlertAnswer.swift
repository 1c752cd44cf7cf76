/// What the user answered to an alert.
///
/// ```swift
/// let answer = AlertAnswer(CounterAction.retry, text: AlertText("abc123", isSecret: true))
/// print(answer.text ?? "nothing")  // ‹redacted›
/// ```
public struct AlertAnswer<Action: AlertActionType>: Hashable, Sendable {
    /// The chosen action.
    public let action: Action
    /// What was typed, if the alert asked for text.
    public let text: AlertText?

    /// Makes an answer.
    public init(_ action: Action, text: AlertText? = nil) {
        self.action = action
        self.text = text
    }
}

/// What was typed into an alert; it prints as a placeholder if it must not be seen.
public struct AlertText: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The text itself.
    public let exposed: String
    /// Whether it must not be seen.
    public let isSecret: Bool

    /// Makes a text.
    public init(_ text: String, isSecret: Bool) {
        exposed = text
        self.isSecret = isSecret
    }

    public var description: String { isSecret ? "‹redacted›" : exposed }
    public var customMirror: Mirror { Mirror(self, children: isSecret ? [:] : ["text": exposed]) }
}

extension AlertAnswer: Codable where Action: Codable {}

/// Encodes itself as it prints, so that a trace of an event holds nothing that must not be seen.
extension AlertText: Codable {
    private enum CodingKeys: String, CodingKey {
        case exposed = "text"
        case isSecret
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(description, forKey: .exposed)
        try container.encode(isSecret, forKey: .isSecret)
    }
}
