public import AttemptKit
public import PresentationKit

/// The events of the view of the count.
public enum __Feature__Event: ViewEvent, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The button was pressed.
    case didTapIncrement
    /// An alert was answered.
    case didAnswer(AlertAnswer<RetryAction>)
}

/// The commands to the view of the count.
public enum __Feature__Command: AlertCommand, Hashable {
    /// Shows the count, and the title of the button that adds one.
    case show(Phrase, button: Phrase)
    /// Shows an alert.
    case showAlert(AlertStrategy<RetryAction>)
}
