public import PresentationKit

/// The answers to the alert __Name__.
public enum __Name__Action: AlertActionType {
    /// Deletes it.
    case proceed
    /// Changes nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .proceed: Phrase(en: "Delete", ja: "削除")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .proceed: .destructive
        case .cancel: .cancel
        }
    }
}
