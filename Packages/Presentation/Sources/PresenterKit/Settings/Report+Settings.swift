import DomainKit
public import PresentationKit
public import ReportKit
public import UseCaseKit

extension Report {
    /// Creates the report on the settings that an action of the user asks for.
    public init(_ settings: ProgramSettings<some ProgramSetting>, to action: SettingsAction) {
        let path = settings.path
        switch action {
        case .path: self.init(pathOfSettings: path)
        case .get(let key):
            let chosen = settings.values(of: key)
            self.init(chosen.map { $0.entry([$0.bare], path, document: $0.value.value) })
        case .set(let key, let value):
            let chosen = settings.values(of: key)
            self.init(chosen.map { $0.entry([ReportLine($0.written(value))], path, isSingle: true) })
        case .unset(let key):
            let gone = Entry([ReportLine(SettingsText.removed(key: key))], record: nil)
            self.init([gone] + settings.values(of: key).map { $0.entry([$0.line(path)], path, isSingle: true) })
        case .list, .edit:
            let unknown = action == .edit ? settings.unknownNotices : []
            self.init(
                settings.values.map { $0.entry([$0.line(path)], path) },
                notices: settings.values.compactMap { $0.error.map { FailureText($0).message } } + unknown
            )
        }
    }

    private init(pathOfSettings path: String) {
        let record = Record(of: [SettingsPathField.path], document: path) { _ in .text(path) }
        self.init([Entry([ReportLine(Phrase(verbatim: path))], record: record)])
    }
}

extension ProgramSettings {
    /// The notices about the settings of the configuration that the program does not know.
    public var unknownNotices: [Phrase] {
        let names = Name.allCases.map(\.rawValue)
        return unknown.map { setting in
            let (key, path, line) = (setting.key, setting.path, setting.line)
            let nearest = names.nearest(to: key)
            let (hint, japanese) = (nearest.map { " Did you mean '\($0)'?" }, nearest.map { "'\($0)' ではありませんか。" })
            return Phrase(
                en: "There is no setting '\(key)' (line \(line) of '\(path)').\(hint ?? "")",
                ja: "'\(key)' という設定はありません（'\(path)' の \(line) 行目）。\(japanese ?? "")"
            )
        }
    }

    fileprivate func values(of key: String) -> [Value] { values.filter { $0.setting.rawValue == key } }
}

extension ProgramSettings.Value {
    /// Returns the message that a value was written; it names a source with a higher precedence.
    public func written(_ text: String) -> Phrase {
        let key = setting.rawValue
        if case .configuration = value.source { return SettingsText.written(key: key, value: text) }
        return SettingsText.overridden(key: key, value: text, by: value.value, value.source.text(of: setting))
    }

    /// Returns the setting with its value and its source.
    fileprivate func line(_ path: String) -> ReportLine {
        let source = value.source.text(of: setting, in: path)
        let line = "\(setting.rawValue) = \(value.value)"
        return ReportLine(Phrase(en: "\(line)  (\(source.english))", ja: "\(line)  (\(source.japanese))"))
    }

    /// The value alone.
    fileprivate var bare: ReportLine { ReportLine(Phrase(verbatim: value.value)) }

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
