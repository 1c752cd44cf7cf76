public import PresentationKit

/// The actions of the alert before downloads are given up.
public enum ConfirmCancelAction: AlertActionType, Codable {
    /// Gives the downloads up, with what has arrived of them.
    case discard
    /// Goes on.
    case keep

    public var title: Phrase {
        switch self {
        case .discard: Phrase(en: "Give Up", ja: "中止する")
        case .keep: Phrase(en: "Keep", ja: "続ける")
        }
    }

    public var style: AlertActionStyle { self == .discard ? .destructive : .cancel }
}
