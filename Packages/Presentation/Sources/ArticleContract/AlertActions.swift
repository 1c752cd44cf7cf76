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
        case .clear: Phrase(en: "Clear", ja: "消去")
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

/// The actions of the alerts about saved searches.
public enum SavedSearchAction: AlertActionType {
    /// Saves the search under the entered name.
    case save
    /// Replaces the search that has the name.
    case replace
    /// Retries.
    case retry
    /// Cancels, and changes nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .save: Phrase(en: "Save", ja: "保存")
        case .replace: Phrase(en: "Replace", ja: "置き換える")
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .replace: .destructive
        case .save, .retry: .default
        case .cancel: .cancel
        }
    }
}
