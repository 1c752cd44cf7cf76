public import PresentationKit

/// What can be answered while somebody signs in.
public enum LoginAction: AlertActionType, Codable {
    /// Signs in with the token that was entered.
    case signIn
    /// Signs in with the token that Qiita's own command-line tool keeps.
    case useForeign
    /// Enters a token, or another one.
    case enter
    /// Does the same again.
    case retry
    /// Waits, and then does the same again.
    case wait(Pause)
    /// Leaves everything as it is.
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
