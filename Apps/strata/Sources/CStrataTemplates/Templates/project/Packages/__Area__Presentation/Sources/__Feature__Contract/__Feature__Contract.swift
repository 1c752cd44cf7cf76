public import PresentationKit

/// The events of the view of the count.
public enum __Feature__Event: ViewEvent, Codable, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The button was pressed.
    case didTapIncrement
    /// An alert was answered.
    case didAnswer(AlertAnswer<__Feature__FailureAction>)
}

/// The commands to the view of the count.
public enum __Feature__Command: PresenterCommand, Hashable {
    /// Shows a count.
    case show(__Feature__Display)
    /// Shows an alert.
    case alert(AlertStrategy<__Feature__FailureAction>)
}

/// The display value of a count.
public struct __Feature__Display: Hashable, Sendable {
    /// The text of the label.
    public let label: Phrase
    /// The title of the button.
    public let button: Phrase

    /// Creates a display value.
    public init(label: Phrase, button: Phrase) {
        self.label = label
        self.button = button
    }
}

/// The answers to an alert about a count that could not be read or stored.
public enum __Feature__FailureAction: AlertActionType, Codable {
    /// Sends the request again.
    case retry
    /// Sends nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .retry: .default
        case .cancel: .cancel
        }
    }
}
