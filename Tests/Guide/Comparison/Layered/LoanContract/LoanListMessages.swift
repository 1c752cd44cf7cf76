public import PresentationKit

/// What the view of the loans reports.
public enum LoanListEvent: ViewEvent, Hashable {
    /// The view is there and empty.
    case viewDidLoad
    /// An alert was answered.
    case didAnswer(AlertAnswer<LoanListAction>)
}

/// What the view of the loans is told.
public enum LoanListCommand: PresenterCommand, Hashable {
    /// Say what is going on.
    case showProgress(Phrase)
    /// Show the loans.
    case show([LoanRow])
    /// Say what went wrong, and what can be done.
    case alert(AlertStrategy<LoanListAction>)
}

/// A loan as it is shown.
public struct LoanRow: Hashable, Sendable {
    /// What the book is called.
    public let title: String
    /// When it has to be back.
    public let due: Phrase

    /// Makes a row.
    public init(title: String, due: Phrase) {
        self.title = title
        self.due = due
    }
}
