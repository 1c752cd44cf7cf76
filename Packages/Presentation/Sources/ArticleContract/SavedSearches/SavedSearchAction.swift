public import PresentationKit

/// What can be answered about a saved search.
public enum SavedSearchAction: AlertActionType, Codable {
    /// Puts a search in the place of the one that has its name.
    case replace
    /// Does the same again.
    case retry
    /// Leaves everything as it is.
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
