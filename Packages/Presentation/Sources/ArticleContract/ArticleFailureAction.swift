public import PresentationKit

/// What can be answered when fetching articles failed.
public enum ArticleFailureAction: AlertActionType, Codable {
    /// Does the same again.
    case retry
    /// Waits, and then does the same again.
    case wait(Pause)
    /// Says how to sign in.
    case signIn
    /// Says which host is set, and how to change it.
    case settings
    /// Leaves what is shown as it is.
    case cancel
    /// Closes an explanation.
    case close

    public var title: Phrase {
        switch self {
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .wait(let pause): pause.title
        case .signIn: Phrase(en: "Sign In", ja: "サインイン")
        case .settings: Phrase(en: "Settings", ja: "設定")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        case .close: Phrase(en: "Close", ja: "閉じる")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .retry, .wait, .signIn, .settings: .default
        case .cancel, .close: .cancel
        }
    }
}
