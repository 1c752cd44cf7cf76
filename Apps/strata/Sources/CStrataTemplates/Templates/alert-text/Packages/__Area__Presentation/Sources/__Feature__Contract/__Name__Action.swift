public import PresentationKit

/// The answers to the alert __Name__.
public enum __Name__Action: AlertActionType {
    /// Takes the text.
    case save
    /// Changes nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .save: Phrase(en: "Save", ja: "保存")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .save: .default
        case .cancel: .cancel
        }
    }
}
