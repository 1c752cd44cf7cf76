public import AttemptKit
public import PresentationKit

/// The events of the view of __Name__.
public enum __Name__Event: ViewEvent, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// An alert was answered.
    case didAnswer(AlertAnswer<RetryAction>)
}

/// The commands to the view of __Name__.
public enum __Name__Command: AlertCommand, Hashable {
    /// Shows a text.
    case show(Phrase)
    /// Shows an alert.
    case showAlert(AlertStrategy<RetryAction>)
}
