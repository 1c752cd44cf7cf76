/// A text field in an alert.
public struct AlertTextField: Sendable {
    /// The name of the text, in a word or two.
    public let label: Phrase
    /// The text that is in the field at first, such as the name that is to be changed.
    public let text: String
    /// A Boolean value that indicates whether the text is a secret, which is not shown while it is typed.
    public let isSecret: Bool
    /// The rule for the text; while the text breaks it, the alert stays and shows the reason.
    public let rule: any TextRule

    /// Creates a text field.
    public init(label: Phrase, text: String = "", isSecret: Bool = false, rule: any TextRule = RequiredText()) {
        self.label = label
        self.text = text
        self.isSecret = isSecret
        self.rule = rule
    }
}

extension AlertTextField: Hashable {
    public static func == (one: AlertTextField, other: AlertTextField) -> Bool {
        (one.label, one.text, one.isSecret) == (other.label, other.text, other.isSecret)
            && AnyHashable(one.rule) == AnyHashable(other.rule)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(label)
        hasher.combine(text)
        hasher.combine(isSecret)
        hasher.combine(AnyHashable(rule))
    }
}
