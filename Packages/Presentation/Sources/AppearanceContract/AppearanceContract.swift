public import AttemptKit
public import PresentationKit

/// The events of the view of the appearance.
public enum AppearanceEvent: ViewEvent, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The button was pressed.
    case didTapToggle
    /// An alert was answered.
    case didAnswer(AlertAnswer<RetryAction>)
}

/// The commands to the view of the appearance.
public enum AppearanceCommand: AlertCommand, Hashable {
    /// Show this display value.
    case show(AppearanceDisplay)
    /// Show an alert.
    case showAlert(AlertStrategy<RetryAction>)
}

/// The display value of an appearance.
public struct AppearanceDisplay: Hashable, Sendable {
    /// A Boolean value that indicates whether dark text is shown on a light background.
    public let isLight: Bool
    /// The lines of the label.
    public let label: [String]
    /// The title of the button.
    public let button: Phrase

    /// Creates a display value.
    public init(isLight: Bool, label: [String], button: Phrase) {
        self.isLight = isLight
        self.label = label
        self.button = button
    }
}
