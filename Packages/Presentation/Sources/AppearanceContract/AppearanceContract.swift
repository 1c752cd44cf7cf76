public import PresentationKit

/// What the view of the appearance reports.
public enum AppearanceEvent: ViewEvent, Codable, Hashable {
    /// The view is ready to show something.
    case viewDidLoad
    /// The button was pressed.
    case didTapToggle
    /// An alert was answered.
    case didAnswer(AppearanceFailureAction)
}

/// What the view of the appearance is told.
public enum AppearanceCommand: PresenterCommand, Hashable {
    /// Show this.
    case show(AppearanceDisplay)
    /// Tell the user about a failure.
    case alert(AlertStrategy<AppearanceFailureAction>)
}

/// What is seen.
public struct AppearanceDisplay: Hashable, Sendable {
    /// The colours to show it in.
    public enum Colours: String, Hashable, Sendable {
        /// Dark text on light ground.
        case light
        /// Light text on dark ground.
        case dark
    }

    /// The colours to show it in.
    public let colours: Colours
    /// What the label says, line by line.
    public let label: [String]
    /// What the button says.
    public let button: Phrase

    /// Makes a display value.
    public init(colours: Colours, label: [String], button: Phrase) {
        self.colours = colours
        self.label = label
        self.button = button
    }
}

/// What can be answered when the appearance could not be read or kept.
public enum AppearanceFailureAction: AlertActionType, Codable {
    /// Try the same again.
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
