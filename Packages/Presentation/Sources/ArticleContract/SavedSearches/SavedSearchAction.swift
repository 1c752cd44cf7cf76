public import PresentationKit

/// The actions of the alerts about saved searches.
public enum SavedSearchAction: AlertActionType {
    /// Replaces the search that has the name.
    case replace
    /// Retries.
    case retry
    /// Cancels, and changes nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .replace: Phrase(en: "Replace", ja: "置き換える")
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .replace: .destructive
        case .retry: .default
        case .cancel: .cancel
        }
    }
}
