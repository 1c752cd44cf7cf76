public import AttemptKit
public import PresentationKit

/// The actions of the alerts while the user signs in.
public enum LoginAction: AlertActionType {
    /// Signs in with the entered token.
    case signIn
    /// Signs in with the token that Qiita CLI stores.
    case useForeign
    /// Asks for a token.
    case enter
    /// Retries.
    case retry
    /// Retries after a pause.
    case wait(Pause)
    /// Cancels, and changes nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .signIn: Phrase(en: "Sign In", ja: "サインイン")
        case .useForeign: Phrase(en: "Use It", ja: "使用する")
        case .enter: Phrase(en: "Enter a Token", ja: "トークンを入力")
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .wait(let pause): pause.title
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle { self == .cancel ? .cancel : .default }
}
