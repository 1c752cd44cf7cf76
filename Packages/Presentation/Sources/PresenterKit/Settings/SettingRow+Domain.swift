import PresentationKit
import ReportKit
import UseCaseKit

extension SettingRow {
    /// Creates the row of a setting with its value.
    init<Name>(_ value: ProgramSettings<Name>.Value, _ words: [String]?, _ description: SettingDescription) {
        let setting = value.setting
        self.init(
            id: setting.rawValue,
            value: value.value.value,
            words: words ?? [],
            explanation: description.purpose,
            source: value.value.source.text(of: setting),
            builtIn: value.value.source == .builtIn ? nil : Phrase(builtIn: setting.builtIn),
            error: value.error.map { FailureText($0).message }
        )
    }
}

extension ProgramSettings {
    /// Returns the value of a setting.
    func value(of setting: Name) -> Value? { values.first { $0.setting == setting } }
}

extension Phrase {
    /// Creates the heading of the settings.
    init(settingsIn path: String) {
        self.init(en: "Settings in '\(path)'", ja: "'\(path)' の設定")
    }

    fileprivate init(builtIn value: String) {
        self.init(en: "default: \(value)", ja: "既定値: \(value)")
    }

    /// Creates the message that a request has changed the settings; nil for one that changes nothing.
    init?<Name>(
        _ input: ManageSettings<Name>.Input,
        _ settings: ProgramSettings<Name>,
        _ describe: (Name) -> SettingDescription
    ) {
        let setting: Name
        var message: Phrase
        switch input {
        case .set(let changed, let text):
            guard let value = settings.value(of: changed) else { return nil }
            (setting, message) = (changed, value.written(text))
        case .remove(let key):
            guard let value = settings.values.first(where: { $0.setting.rawValue == key }) else { return nil }
            setting = value.setting
            let source = value.value.source.text(of: setting)
            message = Phrase(
                en: "'\(key)' is '\(value.value.value)', \(source.english).",
                ja: "'\(key)' は '\(value.value.value)'（\(source.japanese)）です。"
            )
        case .locate, .show, .edit: return nil
        }
        if describe(setting).needsRestart {
            message = Phrase(
                en: "\(message.english) It takes effect at the next start.",
                ja: "\(message.japanese)次回の起動から有効になります。"
            )
        }
        self = message
    }
}
