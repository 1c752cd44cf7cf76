public import PresentationKit

/// What the view of the architecture reports.
public enum ArchitectureEvent: ViewEvent, Codable, Hashable {
    /// Something is asked.
    case didAsk(ArchitectureQuestion)
    /// An alert was answered.
    case didAnswer(ArchitectureAlertAction)
}

/// What the view of the architecture is told.
public enum ArchitectureCommand: PresenterCommand, Hashable {
    /// Say what is going on, until an answer is shown.
    case showProgress(Phrase)
    /// Show an answer.
    case show(ArchitectureDisplay)
    /// Tell the user about a failure, or about findings.
    case alert(AlertStrategy<ArchitectureAlertAction>)
}

/// An answer as it is shown.
///
/// It is no report: the question names the language that it is answered in, each answer is one document, and its lines,
/// which editors and code hosts read, are never broken.
public enum ArchitectureDisplay: Hashable, Sendable {
    /// Lines for people, which may hold text from outside.
    case lines([Phrase])
    /// One JSON value.
    case record(JSONText)
    /// A file in a language of its own, for example a picture; its lines hold no text that was not made safe for it.
    case document([String])
}

/// What can be answered to an alert about the architecture.
public enum ArchitectureAlertAction: AlertActionType, Codable {
    /// Leave it.
    case close

    public var title: Phrase { Phrase(en: "Close", ja: "閉じる") }

    public var style: AlertActionStyle { .cancel }
}
