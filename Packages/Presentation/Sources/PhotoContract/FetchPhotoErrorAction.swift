public import AttemptKit
public import PresentationKit

/// The actions of the alerts for failures to fetch photos.
public enum FetchPhotoErrorAction: AlertActionType {
    /// Retries.
    case retry
    /// Retries after a pause.
    case wait(Pause)
    /// Explains how to sign in.
    case signIn
    /// Explains which source is set, and how to change it.
    case setting
    /// Cancels, and leaves the screen as it is.
    case cancel
    /// Closes an explanation.
    case close

    public var title: Phrase {
        switch self {
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .wait(let pause): pause.title
        case .signIn: Phrase(en: "Sign In", ja: "サインイン")
        case .setting: Phrase(en: "Setting", ja: "設定")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        case .close: Phrase(en: "Close", ja: "閉じる")
        }
    }

    public var style: AlertActionStyle { self == .cancel || self == .close ? .cancel : .default }
}
