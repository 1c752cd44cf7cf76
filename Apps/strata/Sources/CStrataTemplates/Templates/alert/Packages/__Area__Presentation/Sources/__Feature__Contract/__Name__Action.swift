public import PresentationKit

/// The answers to the alert __Name__.
public enum __Name__Action: AlertActionType {
    /// Continues.
    case proceed
    /// Changes nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .proceed: Phrase(en: "Continue", ja: "続ける")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .proceed: .default
        case .cancel: .cancel
        }
    }
}
