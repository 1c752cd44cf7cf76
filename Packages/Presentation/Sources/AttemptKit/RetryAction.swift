public import PresentationKit

/// The answers to the alert about a failure after which a retry is all that can be done, and to the question before what cannot be
/// undone.
///
/// A feature with other ways out of a failure, such as signing in, declares its own actions.
public enum RetryAction: AlertActionType {
    /// Sends the request again.
    case retry
    /// Sends the request that a question is about; the title says what it does.
    case proceed(title: Phrase)
    /// Leaves everything as it is.
    case cancel
    /// Closes an explanation of what no retry can change.
    case close

    public var title: Phrase {
        switch self {
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .proceed(let title): title
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        case .close: Phrase(en: "Close", ja: "閉じる")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .retry: .default
        case .proceed: .destructive
        case .cancel, .close: .cancel
        }
    }
}
