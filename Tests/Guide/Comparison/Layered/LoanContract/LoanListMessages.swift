public import PresentationKit

/// The events of the view of the loans.
public enum LoanListEvent: ViewEvent, Hashable {
    /// The view is there and empty.
    case viewDidLoad
    /// An alert was answered.
    case didAnswer(AlertAnswer<LoanListAction>)
}

/// The commands for the view of the loans.
public enum LoanListCommand: PresenterCommand, Hashable {
    /// Show the progress.
    case showProgress(Phrase)
    /// Show the loans.
    case show([LoanRow])
    /// Show an alert about a failure, with its recoveries.
    case alert(AlertStrategy<LoanListAction>)
}

/// A loan as it is shown.
public struct LoanRow: Hashable, Sendable {
    /// The title of the book.
    public let title: String
    /// The text for the due date.
    public let due: Phrase

    /// Creates a row.
    public init(title: String, due: Phrase) {
        self.title = title
        self.due = due
    }
}
