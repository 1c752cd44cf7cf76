public import DomainKit
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

extension SettingSource {
    /// Returns the source of the value of a setting in a few words, and the path of the configuration file if there is
    /// one.
    public func text(of setting: some ProgramSetting, in path: String? = nil) -> Phrase {
        switch self {
        case .call: Phrase(en: "given with '\(setting.option)'", ja: "'\(setting.option)' で指定")
        case .environment(let name): Phrase(en: "from the environment variable \(name)", ja: "環境変数 \(name) で指定")
        case .configuration(let key):
            Phrase(
                en: "from '\(key)' in \(path.map { "'\($0)'" } ?? "the configuration")",
                ja: "\(path.map { "'\($0)' " } ?? "設定ファイル")の '\(key)' で指定"
            )
        case .builtIn: Phrase(en: "the default", ja: "既定値")
        }
    }

    /// Returns the option, the environment variable or the file of the value; nil for the default.
    func name(of setting: some ProgramSetting, in path: String) -> String? {
        switch self {
        case .call: setting.option
        case .environment(let name): name
        case .configuration: path
        case .builtIn: nil
        }
    }

    /// The word for the source in records.
    public var word: String {
        switch self {
        case .call: "option"
        case .environment: "environment"
        case .configuration: "configuration"
        case .builtIn: "default"
        }
    }
}

/// The messages about the settings of a program.
public enum SettingsText {
    /// Returns the message that a value was written and is in effect.
    public static func written(key: String, value: String) -> Phrase {
        Phrase(en: "'\(key)' is '\(value)' now.", ja: "'\(key)' を '\(value)' にしました。")
    }

    /// Returns the message that a value was written, but that another one takes precedence.
    public static func overridden(key: String, value: String, by other: String, _ source: Phrase) -> Phrase {
        Phrase(
            en: """
                '\(key)' is now '\(value)' in the configuration; '\(other)', \(source.english), takes precedence.
                """,
            ja: "設定ファイルの '\(key)' を '\(value)' にしました。'\(other)'（\(source.japanese)）が優先されます。"
        )
    }

    /// Returns the message that a setting was removed from the configuration.
    public static func removed(key: String) -> Phrase {
        Phrase(en: "'\(key)' was removed from the configuration.", ja: "設定ファイルの '\(key)' を削除しました。")
    }
}

extension ManageSettings.Input {
    /// Creates the input for an action of the user.
    ///
    /// - Throws: ``ValidationError`` for a name that no setting has.
    public init(_ action: SettingsAction) throws(ValidationError) {
        switch action {
        case .path: self = .locate
        case .list, .get: self = .show
        case .set(let key, let value):
            guard let setting = Name(rawValue: key) else {
                throw ValidationError(field: "key", value: key, rule: .oneOf(Name.allCases.map(\.rawValue)))
            }
            self = .set(setting, value)
        case .unset(let key): self = .remove(key)
        case .edit: self = .edit
        }
    }
}
