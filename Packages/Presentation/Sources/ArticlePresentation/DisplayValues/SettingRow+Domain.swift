import ArticleContract
import ArticleUseCase
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit

extension SettingRow {
    /// Creates the row of a setting with its value; nil if the settings lack it.
    init?(_ key: SettingKey, in settings: ReaderSettings) {
        let setting = ReaderSetting(key)
        guard let value = settings.value(of: setting) else { return nil }
        self.init(
            id: key,
            value: value.value.value,
            words: setting.words ?? [],
            explanation: setting.explanation,
            source: value.value.source.text(of: setting).phrase,
            builtIn: value.value.source == .builtIn ? nil : Phrase(builtIn: setting.builtIn),
            error: value.error.map { FailureText($0).message }
        )
    }
}

extension ReaderSetting {
    /// Creates the setting that the contract names.
    init(_ key: SettingKey) {
        self =
            switch key {
            case .host: .host
            case .perPage: .perPage
            case .maxAge: .maxAge
            case .pager: .pager
            case .history: .history
            case .theme: .theme
            case .colors: .colors
            }
    }
}

extension ReaderSettings {
    /// Returns the value of a setting.
    func value(of setting: ReaderSetting) -> Value? { values.first { $0.setting == setting } }
}

extension ReaderSetting {
    /// The purpose of the setting, in a few words.
    var explanation: Phrase {
        switch self {
        case .host: Phrase(en: "The host that articles come from", ja: "記事の取得元のホスト")
        case .perPage: Phrase(en: "Articles per page of a list", ja: "一覧の 1 ページの件数")
        case .maxAge: Phrase(en: "Seconds for which a response is reused", ja: "取得済みの応答をそのまま使う秒数")
        case .pager: Phrase(en: "The pager for long output", ja: "長い出力を表示するプログラム")
        case .history: Phrase(en: "Record the articles that are read", ja: "読んだ記事を記録する")
        case .theme: Phrase(en: "A light or dark background", ja: "背景の明るさ")
        case .colors: Phrase(en: "The colours of the full screen", ja: "全画面の配色")
        }
    }

    /// A Boolean value that indicates whether a change takes effect at the next start, because a connection was made with it.
    fileprivate var needsRestart: Bool {
        switch self {
        case .host, .maxAge: true
        case .perPage, .pager, .history, .theme, .colors: false
        }
    }
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
    init?(_ input: ManageSettings<ReaderSetting>.Input, _ settings: ReaderSettings) {
        let setting: ReaderSetting
        var message: Phrase
        switch input {
        case .set(let changed, let text):
            guard let value = settings.value(of: changed) else { return nil }
            (setting, message) = (changed, value.written(text).phrase)
        case .remove(let key):
            guard let value = settings.values.first(where: { $0.setting.rawValue == key }) else { return nil }
            setting = value.setting
            let source = value.value.source.text(of: setting).phrase
            message = Phrase(
                en: "'\(key)' is '\(value.value.value)', \(source.english).",
                ja: "'\(key)' は '\(value.value.value)'（\(source.japanese)）です。"
            )
        case .locate, .show, .edit: return nil
        }
        if setting.needsRestart {
            message = Phrase(
                en: "\(message.english) It takes effect at the next start.",
                ja: "\(message.japanese)次回の起動から有効になります。"
            )
        }
        self = message
    }
}
