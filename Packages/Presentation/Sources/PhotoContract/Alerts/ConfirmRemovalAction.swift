public import PresentationKit

/// The actions of the alert before photos or an album go into the trash.
public enum ConfirmRemovalAction: AlertActionType {
    /// Moves what has these names into the trash.
    case remove([String])
    /// Leaves it where it is.
    case cancel

    public var title: Phrase {
        switch self {
        case .remove: Phrase(en: "Delete", ja: "削除")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle { self == .cancel ? .cancel : .destructive }

    /// The names of what is removed, or nil.
    public var names: [String]? {
        if case .remove(let names) = self { names } else { nil }
    }
}
