public import PresentationKit

/// What can be answered about the history.
public enum HistoryAction: AlertActionType, Codable {
    /// Removes everything.
    case clear
    /// Leaves everything as it is.
    case cancel

    public var title: Phrase {
        switch self {
        case .clear: Phrase(en: "Clear", ja: "消去")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .clear: .destructive
        case .cancel: .cancel
        }
    }
}
