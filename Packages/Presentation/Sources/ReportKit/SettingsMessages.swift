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

/// An action on the settings of a program, which are named as in its configuration.
public enum SettingsAction: Codable, Hashable, Sendable {
    /// Shows the effective value of a setting.
    case get(String)
    /// Writes a value into the configuration.
    case set(String, String)
    /// Removes the setting of a name from the configuration, known or not.
    case unset(String)
    /// Shows all settings.
    case list
    /// Opens the configuration in an editor.
    case edit
    /// Shows the path of the configuration file.
    case path
}

/// The display value of a setting.
public struct SettingRow: Hashable, Sendable, Identifiable {
    /// The setting, by its name in the configuration.
    public let id: String
    /// The effective value, as it was written; it may come from outside, so the view sanitises it.
    public let value: String
    /// The words that the setting takes; none if other values are possible.
    public let words: [String]
    /// The purpose of the setting, in a few words.
    public let explanation: Phrase
    /// The source of the value.
    public let source: Phrase
    /// The default value; nil where it holds.
    public let builtIn: Phrase?
    /// The reason why the value is invalid, or nil.
    public let error: Phrase?

    /// Creates a row.
    public init(
        id: String,
        value: String,
        words: [String],
        explanation: Phrase,
        source: Phrase,
        builtIn: Phrase?,
        error: Phrase?
    ) {
        self.id = id
        self.value = value
        self.words = words
        self.explanation = explanation
        self.source = source
        self.builtIn = builtIn
        self.error = error
    }
}

/// The fields of the record of a setting, as `docs/json.md` describes them.
public enum SettingField: String, RecordField {
    /// The name.
    case key
    /// The effective value.
    case value
    /// The kind of the source: `option`, `environment`, `configuration` or `default`.
    case source
    /// The option, the environment variable or the file of the value; null for a default.
    case sourceName = "source_name"
}

/// The fields of the record of the configuration file.
public enum SettingsPathField: String, RecordField {
    /// The path of the file.
    case path
}
