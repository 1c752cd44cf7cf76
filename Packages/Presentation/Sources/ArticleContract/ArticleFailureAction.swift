public import AttemptKit
public import PresentationKit

/// The actions of the alerts about articles: for failures, and before something is removed.
public enum ArticleFailureAction: AlertActionType {
    /// Retries.
    case retry
    /// Retries after a pause.
    case wait(Pause)
    /// Leads to the sign-in, or explains how to sign in.
    case signIn
    /// Leads to the settings, or explains which host is set and how to change it.
    case settings
    /// Removes what the alert names.
    case remove
    /// Clears the list.
    case clear
    /// Cancels, and leaves the screen as it is.
    case cancel
    /// Closes an explanation.
    case close

    public var title: Phrase {
        switch self {
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .wait(let pause): pause.title
        case .signIn: Phrase(en: "Sign In", ja: "サインイン")
        case .settings: Phrase(en: "Settings", ja: "設定")
        case .remove: Phrase(en: "Remove", ja: "削除")
        case .clear: HistoryAction.clear.title
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        case .close: Phrase(en: "Close", ja: "閉じる")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .retry, .wait, .signIn, .settings: .default
        case .remove, .clear: .destructive
        case .cancel, .close: .cancel
        }
    }
}
