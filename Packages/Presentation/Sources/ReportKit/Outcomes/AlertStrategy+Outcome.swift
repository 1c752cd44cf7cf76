public import PresentationKit

extension AlertStrategy {
    /// Creates an alert with the exit outcome of a program.
    ///
    /// - Parameters:
    ///   - title: the subject.
    ///   - message: the event and the next step.
    ///   - link: the URL that the message refers to.
    ///   - actions: at least one, all distinct, at most one of the style cancel.
    ///   - style: the layout.
    ///   - textField: the text field.
    ///   - outcome: the outcome of a program that ends with this alert unanswered or cancelled.
    ///   - readsStandardInput: a Boolean value that indicates whether the first line of standard input is the text of
    ///     the text field if there is no terminal.
    public init(
        title: Phrase,
        message: Phrase,
        link: String? = nil,
        actions: [Action],
        style: AlertStyle = .alert,
        textField: AlertTextField? = nil,
        outcome: ExitOutcome,
        readsStandardInput: Bool = false
    ) {
        var attributes = AlertAttributes()
        attributes[ExitOutcomeKey.self] = outcome
        attributes[StandardInputKey.self] = readsStandardInput
        self.init(
            title: title,
            message: message,
            link: link,
            actions: actions,
            style: style,
            textField: textField,
            attributes: attributes
        )
    }

    /// The outcome of a program that ends with this alert unanswered or cancelled; failed by default.
    public var outcome: ExitOutcome { attributes[ExitOutcomeKey.self] }

    /// A Boolean value that indicates whether the first line of standard input is the text of the text field if there
    /// is not a terminal; false by default.
    public var readsStandardInput: Bool { attributes[StandardInputKey.self] }
}

extension PresentedAlert {
    /// The outcome of a program that ends with this alert unanswered or cancelled; failed by default.
    public var outcome: ExitOutcome { attributes[ExitOutcomeKey.self] }

    /// A Boolean value that indicates whether the first line of standard input is the text of the text field if there
    /// is not a terminal; false by default.
    public var readsStandardInput: Bool { attributes[StandardInputKey.self] }
}

private enum ExitOutcomeKey: AlertAttributeKey {
    static let name = "outcome"
    static let defaultValue = ExitOutcome.failed
}

private enum StandardInputKey: AlertAttributeKey {
    static let name = "readsStandardInput"
    static let defaultValue = false
}
