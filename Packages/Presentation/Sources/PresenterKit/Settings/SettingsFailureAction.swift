public import PresentationKit

/// The actions of the alerts for failures of commands on settings.
public enum SettingsFailureAction: AlertActionType, Codable {
    /// Retries.
    case retry
    /// Leaves the settings as they are.
    case cancel
    /// Closes an explanation of what cannot be retried.
    case close

    public var title: Phrase {
        switch self {
        case .retry: SettingsText.retry.phrase
        case .cancel: SettingsText.cancel.phrase
        case .close: SettingsText.close.phrase
        }
    }

    public var style: AlertActionStyle { self == .retry ? .default : .cancel }
}
