public import PresentationKit

/// The actions of the alerts about saved searches.
public enum SavedSearchAction: AlertActionType {
    /// Saves the search under the entered name.
    case save
    /// Replaces the search that has the name.
    case replace
    /// Retries.
    case retry
    /// Cancels, and changes nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .save: Phrase(en: "Save", ja: "保存")
        case .replace: Phrase(en: "Replace", ja: "置き換える")
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .replace: .destructive
        case .save, .retry: .default
        case .cancel: .cancel
        }
    }
}
