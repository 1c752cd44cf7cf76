public import PresentationKit
public import UseCaseKit

extension SettingSource {
    /// Returns the source of the value of a setting in a few words.
    ///
    /// - Parameters:
    ///   - setting: the setting.
    ///   - path: the path of the configuration file, if it is to be named.
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
