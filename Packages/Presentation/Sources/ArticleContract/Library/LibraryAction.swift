public import PresentationKit

/// The actions of the alerts about the library.
public enum LibraryAction: AlertActionType, Codable {
    /// Removes what the alert names.
    case remove
    /// Clears the list.
    case clear
    /// Retries.
    case retry
    /// Cancels, and changes nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .remove: Phrase(en: "Remove", ja: "削除")
        case .clear: HistoryAction.clear.title
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .remove, .clear: .destructive
        case .retry: .default
        case .cancel: .cancel
        }
    }
}
