public import PresentationKit

/// The answers to the question whether to sign out, and to a failure to do so.
public enum SignOutAction: AlertActionType {
    /// Signs out.
    case signOut
    /// Leaves everything as it is.
    case cancel

    public var title: Phrase {
        switch self {
        case .signOut: Phrase(en: "Sign Out", ja: "サインアウト")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .signOut: .destructive
        case .cancel: .cancel
        }
    }
}
