public import PresentationKit

/// The answers to the alert __Name__.
public enum __Name__Action: AlertActionType {
    /// Edits it.
    case edit
    /// Deletes it.
    case delete
    /// Changes nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .edit: Phrase(en: "Edit", ja: "編集")
        case .delete: Phrase(en: "Delete", ja: "削除")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .edit: .default
        case .delete: .destructive
        case .cancel: .cancel
        }
    }
}
