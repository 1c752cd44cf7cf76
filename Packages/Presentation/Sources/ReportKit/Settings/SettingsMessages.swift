public import AttemptKit
public import PresentationKit

/// The events of a view of the settings.
public enum SettingsEvent: ViewEvent, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The user opened the setting of a name to change it.
    case didOpen(String)
    /// The user typed a value for the setting of a name.
    case didEnter(String, String)
    /// The user asked to go back.
    case didAskToGoBack
    /// The user answered an alert.
    case didAnswer(AlertAnswer<SettingAction>)
}

/// The commands to a view of the settings.
public enum SettingsCommand: AlertCommand, Equatable {
    /// Shows a heading, with the settings below it.
    case show(Phrase, [SettingRow])
    /// Shows a message once.
    case showMessage(Phrase)
    /// Shows an alert.
    case showAlert(AlertStrategy<SettingAction>)
}

/// The actions of the alerts that change a setting.
public enum SettingAction: AlertActionType {
    /// Writes one of the words that the setting takes.
    case choose(String)
    /// Writes the value that was entered.
    case enter
    /// Removes the setting, so that its default holds.
    case reset(String)
    /// Asks for another value after one that the setting cannot have.
    case edit
    /// Retries what failed.
    case retry
    /// Changes nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .choose(let word): Phrase(verbatim: word)
        case .enter: Phrase(en: "Save", ja: "保存")
        case .reset(let value): Phrase(en: "Default (\(value))", ja: "既定値 (\(value))")
        case .edit: Phrase(en: "Edit", ja: "編集")
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle { self == .cancel ? .cancel : .default }
}
