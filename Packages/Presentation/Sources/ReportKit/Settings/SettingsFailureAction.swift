public import PresentationKit

/// The actions of the alerts for failures of commands on settings.
///
/// ```swift
/// let actions: [SettingsFailureAction] = [.retry, .cancel]
/// ```
public enum SettingsFailureAction: AlertActionType, Codable {
    /// Retries.
    case retry
    /// Leaves the settings as they are.
    case cancel

    public var title: Phrase {
        switch self {
        case .retry: SettingsText.retry.phrase
        case .cancel: SettingsText.cancel.phrase
        }
    }

    public var style: AlertActionStyle { self == .cancel ? .cancel : .default }
}
