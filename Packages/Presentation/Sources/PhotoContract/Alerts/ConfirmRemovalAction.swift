public import PresentationKit

/// The actions of the alert before photos go into the trash.
public enum ConfirmRemovalAction: AlertActionType, Codable {
    /// Moves the photos of these names into the trash.
    case remove([String])
    /// Leaves them where they are.
    case cancel

    public var title: Phrase {
        switch self {
        case .remove: Phrase(en: "Delete", ja: "削除")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle { self == .cancel ? .cancel : .destructive }

    /// The names of the photos to remove, or nil.
    public var photos: [String]? {
        if case .remove(let photos) = self { photos } else { nil }
    }
}
