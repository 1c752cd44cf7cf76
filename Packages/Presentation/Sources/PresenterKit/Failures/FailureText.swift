public import DomainKit
public import PresentationKit

/// The text of a failure: what happened, and what to do next.
///
/// Values are in single quotes. The text may contain input of the user or messages of a server, so it has to be
/// sanitised before it is shown on a terminal.
public struct FailureText: Equatable, Sendable {
    /// The subject, in a few words.
    public let title: Phrase
    /// The failure and the next step.
    public let message: Phrase

    /// Creates the text of an application error.
    ///
    /// - Parameters:
    ///   - error: the failure.
    ///   - timeZone: the time zone of times of day.
    public init(_ error: ApplicationError, timeZone: DisplayTimeZone = .system) {
        self.init(
            title: FailureTitle(error.kind).phrase,
            message: FailureMessage(error.kind, timeZone: timeZone).phrase
        )
    }

    /// Creates the text of a validation error.
    public init(_ error: ValidationError) {
        self.init(ApplicationError(.invalidInput(error)))
    }

    /// Creates the text of a failure in the words of a feature.
    public init(title: Phrase, message: Phrase) {
        self.title = title
        self.message = message
    }
}
