public import ArticleContract
public import ArticleDomain
public import ArticleUseCase
import FailureKit
public import PresentationKit
public import ReportKit
import UseCaseKit

extension Report {
    private init(pathOfSettings path: String) {
        let record = Record(of: [SettingsPathField.path], document: path) { _ in .text(path) }
        self.init([Entry([ReportLine(Phrase(en: path, ja: path))], record: record)])
    }

    /// Creates the report on the settings that an action of the user asks for.
    public init(_ settings: ReaderSettings, to action: SettingsAction) {
        switch action {
        case .path: self.init(pathOfSettings: settings.path)
        case .get(let key):
            let chosen = Self.chosen(key, in: settings)
            self.init(chosen.map { $0.entry([$0.bare], settings.path, document: $0.value.value) })
        case .set(let key, let value):
            let chosen = Self.chosen(key, in: settings)
            self.init(chosen.map { $0.entry([ReportLine($0.written(value))], settings.path, isSingle: true) })
        case .unset(let key):
            let gone = ReportLine(
                Phrase(en: "'\(key)' is not in the configuration any more.", ja: "設定ファイルの '\(key)' を削除しました。")
            )
            let known = settings.values.filter { $0.setting.rawValue == key }
            let entries = known.map { $0.entry([$0.line(settings.path)], settings.path, isSingle: true) }
            self.init([Entry([gone], record: nil)] + entries)
        case .list, .edit:
            let unknown = action == .edit ? settings.unknown.map { Phrase(unknown: $0) } : []
            self.init(
                settings.values.map { $0.entry([$0.line(settings.path)], settings.path) },
                notices: settings.values.flatMap(\.remark) + unknown
            )
        }
    }

    private static func chosen(_ key: SettingKey, in settings: ReaderSettings) -> [ReaderSettings.Value] {
        settings.values.filter { $0.setting == ReaderSetting(key) }
    }
}

extension ReaderSettings.Value {
    /// Returns the setting with its value and its source.
    fileprivate func line(_ path: String) -> ReportLine {
        let source = value.source.phrase(of: setting, in: path)
        return ReportLine(
            Phrase(
                en: "\(setting.rawValue) = \(value.value)  (\(source.english))",
                ja: "\(setting.rawValue) = \(value.value)  (\(source.japanese))"
            )
        )
    }

    /// The value alone.
    fileprivate var bare: ReportLine { ReportLine(Phrase(en: value.value, ja: value.value)) }

    /// Returns the message that a value was written; it names a source with a higher precedence.
    func written(_ text: String) -> Phrase {
        let key = setting.rawValue
        guard case .configuration = value.source else {
            let source = value.source.phrase(of: setting)
            return Phrase(
                en: "'\(key)' is '\(text)' in the configuration; '\(value.value)', \(source.english), comes before it.",
                ja: "設定ファイルの '\(key)' を '\(text)' にしました。'\(value.value)'（\(source.japanese)）が優先されます。"
            )
        }
        return Phrase(en: "'\(key)' is '\(text)' now.", ja: "'\(key)' を '\(text)' にしました。")
    }

    /// The reason why the value is invalid, if it is.
    fileprivate var remark: [Phrase] {
        error.map { [FailureText($0).message] } ?? []
    }

    fileprivate func entry(
        _ lines: [ReportLine],
        _ path: String,
        document: String? = nil,
        isSingle: Bool = false
    ) -> Report.Entry {
        let record = Record(document: document, isSingle: isSingle) { (field: SettingField) in
            switch field {
            case .key: .text(setting.rawValue)
            case .value: .text(value.value)
            case .source: .text(value.source.word)
            case .sourceName: .text(value.source.name(of: setting, in: path))
            }
        }
        return Report.Entry(lines, record: record)
    }
}

extension Phrase {
    /// Creates the notice that the configuration has an unknown setting.
    public init(unknown setting: WrittenSetting) {
        let nearest = ReaderSetting.allCases.map(\.rawValue).nearest(to: setting.key)
        let meant = nearest.map { " Did you mean '\($0)'?" } ?? ""
        let meantJa = nearest.map { "'\($0)' でしょうか。" } ?? ""
        self.init(
            en: "There is no setting '\(setting.key)' (line \(setting.line) of '\(setting.path)').\(meant)",
            ja: "'\(setting.key)' という設定はありません（'\(setting.path)' の \(setting.line) 行目）。\(meantJa)"
        )
    }
}
