public import PresentationKit

/// The events of the view of the screen __Name__.
public enum __Name__Event: ViewEvent, Codable, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// An alert was answered.
    case didAnswer(__Feature__FailureAction)
}

/// The commands to the view of the screen __Name__.
public enum __Name__Command: PresenterCommand, Hashable {
    /// Shows a display value.
    case show(__Name__Display)
    /// Shows an alert.
    case alert(AlertStrategy<__Feature__FailureAction>)
}

/// The display value of the screen __Name__.
public struct __Name__Display: Hashable, Sendable {
    /// The text of the label.
    public let label: Phrase

    /// Creates a display value.
    public init(label: Phrase) {
        self.label = label
    }
}
