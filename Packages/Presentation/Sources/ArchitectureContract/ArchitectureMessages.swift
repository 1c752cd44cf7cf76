public import PresentationKit

/// The events of the architecture's view.
public enum ArchitectureEvent: ViewEvent, Hashable {
    /// The user asked a question.
    case didAsk(ArchitectureQuestion)
    /// The user answered an alert.
    case didAnswer(ArchitectureAlertAction)
}

/// The commands of the architecture's presenter.
public enum ArchitectureCommand: PresenterCommand, Hashable {
    /// Shows progress until an answer is shown.
    case showProgress(Phrase)
    /// Shows an answer.
    case show(ArchitectureDisplay)
    /// Shows an alert about a failure, or about findings.
    case alert(AlertStrategy<ArchitectureAlertAction>)
}

/// An answer in the form in which it is shown: not a report, for the question names the format, each answer is one
/// document, and its lines, which editors and code hosts read, are never wrapped.
public enum ArchitectureDisplay: Hashable, Sendable {
    /// Lines for people, which may contain text from outside.
    case lines([Phrase])
    /// One JSON value.
    case record(JSONText)
    /// A file in another format, for example a picture; text from outside is escaped in its lines.
    case document([String])
}

/// The answers to an alert about the architecture.
public enum ArchitectureAlertAction: AlertActionType {
    /// Dismisses the alert.
    case close

    public var title: Phrase { Phrase(en: "Close", ja: "閉じる") }

    public var style: AlertActionStyle { .cancel }
}
