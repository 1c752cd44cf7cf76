public import PresentationKit

/// The actions of the alert for a failure to load the loans.
public enum LoanListAction: AlertActionType {
    /// Load them again.
    case retry
    /// Sign in.
    case signIn
    /// Leave it.
    case cancel

    public var title: Phrase {
        switch self {
        case .retry: Phrase(en: "Try again", ja: "もう一度試す")
        case .signIn: Phrase(en: "Sign in", ja: "サインイン")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .retry, .signIn: .default
        case .cancel: .cancel
        }
    }
}
