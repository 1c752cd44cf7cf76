public import PresentationKit

/// The actions of the alert before downloads are cancelled.
public enum ConfirmCancelAction: AlertActionType {
    /// Cancels the downloads, and deletes what has arrived of them.
    case discard
    /// Continues with the downloads.
    case keep

    public var title: Phrase {
        switch self {
        case .discard: Phrase(en: "Stop Downloading", ja: "中止する")
        case .keep: Phrase(en: "Keep Downloading", ja: "続ける")
        }
    }

    public var style: AlertActionStyle { self == .discard ? .destructive : .cancel }
}
