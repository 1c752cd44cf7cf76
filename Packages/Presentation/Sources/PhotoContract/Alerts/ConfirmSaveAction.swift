public import PresentationKit

/// The actions of the alert before photos overwrite those that an album has.
public enum ConfirmSaveAction: AlertActionType {
    /// Overwrites them.
    case overwrite
    /// Saves the others only.
    case skip
    /// Saves nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .overwrite: Phrase(en: "Overwrite", ja: "上書き")
        case .skip: Phrase(en: "Skip", ja: "スキップ")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .overwrite: .destructive
        case .skip: .default
        case .cancel: .cancel
        }
    }
}
