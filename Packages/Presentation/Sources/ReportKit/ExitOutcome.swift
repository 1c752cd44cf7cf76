public import PresentationKit

/// The reason for which a program ended, and its exit code.
///
/// The raw values are the exit codes that every app of this repository documents.
public enum ExitOutcome: Int32, CaseIterable, Sendable {
    /// Success.
    case done = 0
    /// A failure without a code of its own.
    case failed = 1
    /// An error in the command line.
    case wrongUsage = 2
    /// The requested item does not exist.
    case notFound = 3
    /// Authentication is required.
    case signInNeeded = 4
    /// Too many requests; the message names the time of the next one.
    case rateLimited = 5
    /// The server could not be reached, or did not respond in time.
    case offline = 6
    /// Data on this machine is damaged or cannot be written.
    case storage = 7
    /// The terminal of the program was closed.
    case hungUp = 129
    /// The program was interrupted.
    case interrupted = 130
    /// The program was terminated by another one.
    case terminated = 143

    /// The code that the process exits with.
    public var code: Int32 { rawValue }
}

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
