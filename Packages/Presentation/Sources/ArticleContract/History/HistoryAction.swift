public import PresentationKit

/// The actions of the alerts about the history.
public enum HistoryAction: AlertActionType {
    /// Clears the history.
    case clear
    /// Cancels, and changes nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .clear: Phrase(en: "Clear", ja: "消去")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle { self == .clear ? .destructive : .cancel }
}
