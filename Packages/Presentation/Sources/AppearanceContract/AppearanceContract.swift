public import PresentationKit

/// The events of the view of the appearance.
public enum AppearanceEvent: ViewEvent, Codable, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The button was pressed.
    case didTapToggle
    /// An alert was answered.
    case didAnswer(AlertAnswer<AppearanceFailureAction>)
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

/// The answers to an alert about an appearance that could not be read or saved.
public enum AppearanceFailureAction: AlertActionType, Codable {
    /// Try the failed request again.
    case retry
    /// Leave it.
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
