public import PresentationKit

/// The events of the view of the appearance.
public enum AppearanceEvent: ViewEvent, Codable, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The button was pressed.
    case didTapToggle
    /// An alert was answered.
    case didAnswer(AppearanceFailureAction)
}

/// The commands to the view of the appearance.
public enum AppearanceCommand: PresenterCommand, Hashable {
    /// Show this display value.
    case show(AppearanceDisplay)
    /// Show an alert.
    case alert(AlertStrategy<AppearanceFailureAction>)
}

/// The display value of an appearance.
public struct AppearanceDisplay: Hashable, Sendable {
    /// The colours.
    public enum Colours: String, Hashable, Sendable {
        /// Dark text on light ground.
        case light
        /// Light text on dark ground.
        case dark
    }

    /// The colours.
    public let colours: Colours
    /// The lines of the label.
    public let label: [String]
    /// The title of the button.
    public let button: Phrase

    /// Creates a display value.
    public init(colours: Colours, label: [String], button: Phrase) {
        self.colours = colours
        self.label = label
        self.button = button
    }
}

/// The answers to an alert about an appearance that could not be read or saved.
public enum AppearanceFailureAction: AlertActionType, Codable {
    /// Send the request again.
    case retry
    /// Send nothing.
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
